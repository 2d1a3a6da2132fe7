import { auditActorOf, MarkSent } from '@overture/core/app';
import { markSent } from '@overture/core/contract';
import { presentHandOver } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const markSentRoute = defineRoute(markSent, { mark: MarkSent }, async ({ body, session }, { mark }) => {
  const { fromAdminSideUserId: ownerId, sent: isSent, version, ...rest } = body;
  const auditActor = auditActorOf(session);
  const { handOver, problem } = await mark.execute({ ...rest, actor: session, auditActor, ownerId, version, isSent });
  return { handOver: handOver && presentHandOver(handOver), problem };
});
