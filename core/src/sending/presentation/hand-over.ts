import type { HandOver } from '../../records/domain/hand-over.ts';
import { reactionTo, stateOf } from '../../records/domain/hand-over-state.ts';
import type { HandOverWire } from '../../records/contract/handed-over.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';
import type { ShownHandOver } from '../use-cases/show-hand-overs.ts';

export function presentHandOver({ handOver, outdated, user }: ShownHandOver): HandOverWire {
  const { id, version, to, createdAt, steps, outcome, ending, awayUntil, timeZone } = handOver;
  const { repliedAt, bouncedAt, leftAt, optedOut, words } = reactionTo(handOver);
  return {
    _id: id,
    version,
    to,
    createdAt: presentMoment(createdAt),
    isComplete: to === 'mail' || steps.every(({ state }) => state !== 'planned'),
    state: stateOf(handOver),
    stoppedBecause: ending?.because ?? null,
    stoppedBy: ending?.mail ? { ...ending.mail, at: presentMoment(ending.mail.at) } : null,
    awayUntil,
    timeZone,
    user,
    steps: steps.map((step) => ({
      ...presentStep(step, outcome),
      isOutdated: outdated.has(step.index),
      byOthers: byOthers(step, ending),
    })),
    repliedAt: presentMomentOrNull(repliedAt),
    bouncedAt: presentMomentOrNull(bouncedAt),
    leftAt: presentMomentOrNull(leftAt),
    optedOut,
    words,
  };
}

/** A step with what was found about it in the CRM, which takes precedence over what the rep marked. */
function presentStep(
  { index, dueOn, crmId, state, sentAt }: HandOver['steps'][number],
  outcome: HandOver['outcome'],
): Omit<HandOverWire['steps'][number], 'isOutdated' | 'byOthers'> {
  const sent = outcome?.sent.find((one) => one.index === index);
  // The outcome also contains what the rep marked, with the rep's own time.
  const isFound = sent !== undefined && sent.at !== sentAt;
  const isDone = state === 'placed' && outcome?.done.includes(index) === true;
  return {
    index,
    dueOn,
    crmId,
    state: isFound ? 'sent' : isDone ? 'done' : state,
    sentAt: presentMomentOrNull(isFound ? sent.at : sentAt),
    isFound,
    editDistance: sent?.editDistance ?? null,
  };
}

/** Before the end of a hand-over, only somebody in the CRM takes a task away. */
function byOthers(
  { state, theirs }: HandOver['steps'][number],
  ending: HandOver['ending'],
): HandOverWire['steps'][number]['byOthers'] {
  if (state === 'withdrawn' && ending === null) return 'deleted';
  return state === 'placed' && theirs !== null ? 'changed' : null;
}
