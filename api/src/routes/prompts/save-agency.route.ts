import { auditActorOf, SaveAgency } from '@overture/core/app';
import { saveAgency } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const saveAgencyRoute = defineRoute(
  saveAgency,
  { save: SaveAgency },
  async ({ body, names, session }, { save }) => {
    await save.execute({
      actor: auditActorOf(session),
      ...body,
      department: requiredDepartmentKey(names, body.department),
    });
    return { message: 'Agency saved successfully' };
  },
);
