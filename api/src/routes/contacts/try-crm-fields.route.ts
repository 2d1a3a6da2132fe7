import { TryCrmContact } from '@overture/core/app';
import { tryCrmFields } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const tryCrmFieldsRoute = defineRoute(
  tryCrmFields,
  { tryContact: TryCrmContact },
  async ({ query, names, signal }, { tryContact }) => {
    const { hubspotId, values } = await tryContact.execute({
      department: requiredDepartmentKey(names, query.department),
      contact: query.contact,
      signal,
    });
    return {
      hubspotId,
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])),
    };
  },
);
