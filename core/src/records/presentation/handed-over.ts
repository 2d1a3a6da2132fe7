import type { HandOver } from '../domain/hand-over.ts';
import { openSteps, reactionTo, stateOf } from '../domain/hand-over-state.ts';
import type { HandedOverWire } from '../contract/handed-over.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';

/** A hand-over as lists and the contact card show it. */
export function presentHandedOver(handOver: HandOver): HandedOverWire {
  const { version, to, createdAt, steps, outcome, ending } = handOver;
  const { repliedAt, bouncedAt, leftAt, optedOut } = reactionTo(handOver);
  const found = new Set(outcome?.sent.map(({ index }) => index));
  const sent = steps.filter(({ index, state }) => state === 'sent' || found.has(index)).length;
  return {
    version,
    to,
    createdAt: presentMoment(createdAt),
    steps: steps.length,
    sent,
    open: openSteps(handOver).length,
    state: stateOf(handOver),
    stoppedBecause: ending?.because ?? null,
    optedOut,
    repliedAt: presentMomentOrNull(repliedAt),
    bouncedAt: presentMomentOrNull(bouncedAt),
    leftAt: presentMomentOrNull(leftAt),
  };
}
