import { FindHandOvers } from '../../records/use-cases/find-hand-overs.ts';
import { NoteRead } from '../../records/use-cases/note-read.ts';
import { findHandOver, handOver, listSequences, markSent } from '../contract/hand-over.ts';
import { presentHandOver } from '../presentation/hand-over.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { HandOverSequence } from '../use-cases/hand-over-sequence.ts';
import { ListCrmSequences } from '../use-cases/list-crm-sequences.ts';
import { MarkSent } from '../use-cases/mark-sent.ts';

export const findHandOverRoute = defineRoute(
  findHandOver,
  { handOvers: FindHandOvers, noteRead: NoteRead },
  async ({ query, session }, { handOvers, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, hubspotId } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId, what: 'a hand-over' });
    const handOver = await handOvers.ofVersion({ actor: session, hubspotId, ownerId, version });
    return { handOver: handOver && presentHandOver(handOver) };
  },
);

export const handOverRoute = defineRoute(handOver, { handOver: HandOverSequence }, async ({ body, session }, use) => {
  const { fromAdminSideUserId: ownerId, override: overrides = [], version, ...rest } = body;
  const auditActor = auditActorOf(session);
  const made = await use.handOver.execute({ ...rest, actor: session, auditActor, ownerId, version, overrides });
  return { handOver: presentHandOver(made) };
});

export const listSequencesRoute = defineRoute(
  listSequences,
  { list: ListCrmSequences },
  async ({ query, session }, { list }) => {
    const { hubspotId, fromAdminSideUserId: ownerId } = query;
    const { sequences, missingProperties, sender } = await list.execute({
      actor: session,
      hubspotId,
      ownerId,
      version: undefined,
    });
    return {
      sequences: sequences.map((sequence) => ({
        ...sequence,
        steps: sequence.sendAfterDays.length,
        sendAfterDays: [...sequence.sendAfterDays],
      })),
      sender,
      missingProperties: [...missingProperties],
    };
  },
);

export const markSentRoute = defineRoute(
  markSent,
  { mark: MarkSent, noteRead: NoteRead },
  async ({ body, session }, { mark, noteRead }) => {
    const { fromAdminSideUserId: ownerId, sent: isSent, version, ...rest } = body;
    await noteRead.execute({ actor: session, ownerId, hubspotId: rest.hubspotId, what: 'a mark as sent' });
    const auditActor = auditActorOf(session);
    const { handOver, problem } = await mark.execute({ ...rest, actor: session, auditActor, ownerId, version, isSent });
    return { handOver: handOver && presentHandOver(handOver), problem };
  },
);
