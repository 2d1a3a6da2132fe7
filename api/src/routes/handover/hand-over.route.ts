import { auditActorOf, HandOverSequence } from '@overture/core/app';
import { handOver } from '@overture/core/contract';
import { presentHandOver } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const handOverRoute = defineRoute(handOver, { handOver: HandOverSequence }, async ({ body, session }, use) => {
  const { fromAdminSideUserId: ownerId, override: overrides = [], version, ...rest } = body;
  const auditActor = auditActorOf(session);
  const made = await use.handOver.execute({ ...rest, actor: session, auditActor, ownerId, version, overrides });
  return { handOver: presentHandOver(made) };
});
