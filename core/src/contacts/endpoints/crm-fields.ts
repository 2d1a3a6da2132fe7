import { DescribeCrmFields } from '../use-cases/describe-crm-fields.ts';
import { getCrmFields, saveCrmFields, tryCrmFields } from '../contract/crm-fields.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { requiredDepartmentKey } from '../../platform/http/department-key.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { SaveCrmFields } from '../use-cases/save-crm-fields.ts';
import { TryCrmContact } from '../use-cases/try-crm-contact.ts';

export const getCrmFieldsRoute = defineRoute(
  getCrmFields,
  DescribeCrmFields,
  async ({ query, names, signal }, describe) => {
    const { fields, properties } = await describe.execute({
      department: requiredDepartmentKey(names, query.department),
      signal,
    });
    return { fields, properties };
  },
);

export const saveCrmFieldsRoute = defineRoute(saveCrmFields, SaveCrmFields, async ({ body, names, session }, save) => {
  await save.execute({
    actor: auditActorOf(session),
    department: requiredDepartmentKey(names, body.department),
    mapping: body.fields,
  });
  return { message: 'CRM fields saved successfully' };
});

export const tryCrmFieldsRoute = defineRoute(
  tryCrmFields,
  TryCrmContact,
  async ({ query, names, signal }, tryContact) => {
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
