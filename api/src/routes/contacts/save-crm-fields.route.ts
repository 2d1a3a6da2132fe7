import { auditActorOf, SaveCrmFields } from '@overture/core/app';
import { saveCrmFields } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const saveCrmFieldsRoute = defineRoute(
  saveCrmFields,
  { save: SaveCrmFields },
  async ({ body, names, session }, { save }) => {
    await save.execute({
      actor: auditActorOf(session),
      department: requiredDepartmentKey(names, body.department),
      mapping: body.fields,
    });
    return { message: 'CRM fields saved successfully' };
  },
);
