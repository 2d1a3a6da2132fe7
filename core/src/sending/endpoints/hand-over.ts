import { FindHandOvers } from '../../records/use-cases/find-hand-overs.ts';
import { NoteRead } from '../../records/use-cases/note-read.ts';
import {
  changeHandOver,
  handOver,
  listHandOvers,
  listSequences,
  markSent,
  previewHandOver,
  withdrawHandOver,
} from '../contract/hand-over.ts';
import { presentHandOver } from '../presentation/hand-over.ts';
import { presentExisting, presentPreview, presentProblem } from '../presentation/hand-over-preview.ts';
import type { EndpointBody } from '../../platform/contract/endpoint.ts';
import { presentMoment } from '../../platform/moment.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { FindColleagues } from '../use-cases/find-colleagues.ts';
import { ChangeHandOver } from '../use-cases/change-hand-over.ts';
import { HandOverSequence } from '../use-cases/hand-over-sequence.ts';
import { ListCrmSequences } from '../use-cases/list-crm-sequences.ts';
import { MarkSent } from '../use-cases/mark-sent.ts';
import { PreviewHandOver } from '../use-cases/preview-hand-over.ts';
import { ShowHandOvers } from '../use-cases/show-hand-overs.ts';
import { WithdrawHandOver } from '../use-cases/withdraw-hand-over.ts';

export const listHandOversRoute = defineRoute(
  listHandOvers,
  { handOvers: FindHandOvers, colleagues: FindColleagues, show: ShowHandOvers, noteRead: NoteRead },
  async ({ query, session }, { handOvers, colleagues, show, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, hubspotId } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId, what: 'a hand-over' });
    const found = await handOvers.ofVersions({ actor: session, hubspotId, ownerId, version });
    const others = await colleagues.execute(hubspotId, ownerId ?? session.userId, session);
    return {
      handOvers: (await show.execute(found, session)).map(presentHandOver),
      colleagues: others.map(({ email, at, handOver }) => ({
        email,
        at: presentMoment(at),
        handOver: handOver && presentExisting(handOver),
      })),
    };
  },
);

export const handOverRoute = defineRoute(
  handOver,
  { handOver: HandOverSequence, show: ShowHandOvers },
  async ({ body, session }, use) => {
    const auditActor = auditActorOf(session);
    const made = await use.handOver.execute({ ...askedIn(body), actor: session, auditActor });
    return { handOver: presentHandOver(await use.show.one(made, session)) };
  },
);

export const previewHandOverRoute = defineRoute(
  previewHandOver,
  { preview: PreviewHandOver, show: ShowHandOvers, noteRead: NoteRead },
  async ({ body, session }, { preview, show, noteRead }) => {
    const asked = askedIn(body);
    await noteRead.execute({ actor: session, ownerId: asked.ownerId, hubspotId: asked.hubspotId, what: 'a hand-over' });
    const shown = await preview.execute({ ...asked, actor: session, isUnseen: body.isUnseen === true });
    return { preview: presentPreview(shown, await show.execute(shown.existing, session)) };
  },
);

export const changeHandOverRoute = defineRoute(
  changeHandOver,
  { change: ChangeHandOver, show: ShowHandOvers },
  async ({ params, body, session }, { change, show }) => {
    const { texts = false, override: overrides = [], startOn, steps: days } = body;
    const who = { actor: session, auditActor: auditActorOf(session) };
    const made = await change.execute({ ...params, ...who, texts, overrides, startOn, days });
    return {
      handOver: presentHandOver(await show.one(made.handOver, session)),
      problems: made.problems.map(presentProblem),
    };
  },
);

export const withdrawHandOverRoute = defineRoute(
  withdrawHandOver,
  { withdraw: WithdrawHandOver, show: ShowHandOvers },
  async ({ params, session }, { withdraw, show }) => {
    const made = await withdraw.execute({ ...params, actor: session, auditActor: auditActorOf(session) });
    return {
      handOver: presentHandOver(await show.one(made.handOver, session)),
      problems: made.problems.map(presentProblem),
    };
  },
);

const askedIn = ({
  fromAdminSideUserId: ownerId,
  override: overrides = [],
  version,
  steps: days,
  ...rest
}: EndpointBody<typeof handOver>) => ({ ...rest, ownerId, overrides, version, days });

export const listSequencesRoute = defineRoute(listSequences, ListCrmSequences, async ({ query, session }, list) => {
  const { hubspotId, fromAdminSideUserId: ownerId } = query;
  const { sequences, missingProperties, sender } = await list.execute({
    actor: session,
    hubspotId,
    ownerId,
    version: undefined,
  });
  return {
    sequences: sequences.map((sequence) => ({ ...sequence, steps: sequence.sendAfterDays.length })),
    sender,
    missingProperties,
  };
});

export const markSentRoute = defineRoute(
  markSent,
  { mark: MarkSent, show: ShowHandOvers, noteRead: NoteRead },
  async ({ body, session }, { mark, show, noteRead }) => {
    const { fromAdminSideUserId: ownerId, sent: isSent, version, ...rest } = body;
    await noteRead.execute({ actor: session, ownerId, hubspotId: rest.hubspotId, what: 'a mark as sent' });
    const auditActor = auditActorOf(session);
    const { handOver, problem } = await mark.execute({ ...rest, actor: session, auditActor, ownerId, version, isSent });
    return { handOver: handOver && presentHandOver(await show.one(handOver, session)), problem };
  },
);
