import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { actOnMany } from '../../records/use-cases/act-on-many.ts';
import { handOverMany } from '../contract/worklist.ts';
import { HandOverSequence } from '../use-cases/hand-over-sequence.ts';

export const handOverManyRoute = defineRoute(handOverMany, HandOverSequence, async ({ body, session }, handOver) => {
  const { startOn, items } = body;
  const asCaller = { actor: session, auditActor: auditActorOf(session), ownerId: session.userId };
  const results = await actOnMany(items, (item) =>
    handOver.execute({ ...asCaller, ...item, to: 'tasks', startOn, overrides: [], isUnseen: true }),
  );
  return { results };
});
