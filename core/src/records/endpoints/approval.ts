import { ApproveVersion } from '../use-cases/approve-version.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { approveRecord } from '../contract/approval.ts';
import { presentApproval } from '../presentation/record.ts';
import { defineRoute } from '../../platform/http/route.ts';

export const approveRecordRoute = defineRoute(approveRecord, ApproveVersion, async ({ body, session }, approve) => {
  const approval = await approve.execute({
    actor: session,
    auditActor: auditActorOf(session),
    hubspotId: body.hubspotId,
    ownerId: body.fromAdminSideUserId,
    version: body.version,
    revisions: body.revisions,
    overrides: body.override ?? [],
    approved: body.approved,
  });
  return { message: body.approved ? 'Approved' : 'Approval taken back', approval: presentApproval(approval) };
});
