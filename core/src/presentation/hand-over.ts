import type { HandOver } from '../app.ts';
import type { HandedOverWire, HandOverWire } from '../contract/index.ts';
import { presentMoment, presentMomentOrNull } from './moment.ts';

export function presentHandOver({ id, version, to, createdAt, steps }: HandOver): HandOverWire {
  return {
    _id: id,
    version,
    to,
    createdAt: presentMoment(createdAt),
    isComplete: to === 'mail' || steps.every(({ state }) => state !== 'planned'),
    steps: steps.map(({ index, dueOn, crmId, state, sentAt }) => ({
      index,
      dueOn,
      crmId,
      state,
      sentAt: presentMomentOrNull(sentAt),
    })),
  };
}

/** A hand-over as lists and the contact card show it. */
export function presentHandedOver({ version, to, createdAt, steps, outcome }: HandOver): HandedOverWire {
  const found = new Set(outcome?.sent.map(({ index }) => index));
  const sent = steps.filter(({ index, state }) => state === 'sent' || found.has(index)).length;
  const repliedAt = presentMomentOrNull(outcome?.repliedAt ?? null);
  return { version, to, createdAt: presentMoment(createdAt), steps: steps.length, sent, repliedAt };
}
