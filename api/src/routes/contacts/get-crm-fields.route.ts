import { DescribeCrmFields } from '@overture/core/app';
import { getCrmFields } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const getCrmFieldsRoute = defineRoute(
  getCrmFields,
  { describe: DescribeCrmFields },
  async ({ query, names, signal }, { describe }) => {
    const { fields, properties } = await describe.execute({
      department: requiredDepartmentKey(names, query.department),
      signal,
    });
    return { fields: [...fields], properties: [...properties] };
  },
);
