import { auditActorOf, ChangeProof } from '@overture/core/app';
import { changeProof } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const changeProofRoute = defineRoute(
  changeProof,
  { change: ChangeProof },
  async ({ body: { department, remove, add }, names, session }, { change }) => {
    await change.execute({
      actor: auditActorOf(session),
      department: requiredDepartmentKey(names, department),
      remove,
      add,
    });
    return { message: 'References saved successfully' };
  },
);
