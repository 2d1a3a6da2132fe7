import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import { approveMany, handOverMany } from '../contract/worklist.ts';
import { actOnMany } from '../use-cases/act-on-many.ts';
import { HandOverSequence } from '../use-cases/hand-over-sequence.ts';

export const approveManyRoute = defineRoute(
  approveMany,
  { approve: ApproveVersion },
  async ({ body, session }, { approve }) => {
    const asCaller = { actor: session, auditActor: auditActorOf(session), ownerId: session.userId };
    const results = await actOnMany(body.items, (item) =>
      approve.execute({ ...asCaller, ...item, overrides: [], approved: true }),
    );
    return { results };
  },
);

export const handOverManyRoute = defineRoute(
  handOverMany,
  { handOver: HandOverSequence },
  async ({ body, session }, { handOver }) => {
    const { startOn, items } = body;
    const asCaller = { actor: session, auditActor: auditActorOf(session), ownerId: session.userId };
    const results = await actOnMany(items, (item) =>
      handOver.execute({ ...asCaller, ...item, to: 'tasks', startOn, overrides: [] }),
    );
    return { results };
  },
);
