import { ApproveVersion, auditActorOf } from '@overture/core/app';
import { approveRecord } from '@overture/core/contract';
import { presentApproval } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const approveRecordRoute = defineRoute(
  approveRecord,
  { approve: ApproveVersion },
  async ({ body, session }, { approve }) => {
    const approval = await approve.execute({
      actor: session,
      auditActor: auditActorOf(session),
      hubspotId: body.hubspotId,
      ownerId: body.fromAdminSideUserId,
      version: body.version,
      approved: body.approved,
    });
    return { message: body.approved ? 'Approved' : 'Approval taken back', approval: presentApproval(approval) };
  },
);
