import { DescribeModels } from '@overture/core/app';
import { modelChoices } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const modelChoicesRoute = defineRoute(
  modelChoices,
  { describe: DescribeModels },
  async ({ query, names }, { describe }) => ({
    models: [...(await describe.choices(requiredDepartmentKey(names, query.department)))],
  }),
);
