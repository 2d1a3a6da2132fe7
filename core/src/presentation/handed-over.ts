import type { HandOver } from '../app.ts';
import type { HandedOverWire } from '../contract/index.ts';
import { presentMoment, presentMomentOrNull } from './moment.ts';

/** A hand-over as lists and the contact card show it. */
export function presentHandedOver({ version, to, createdAt, steps, outcome }: HandOver): HandedOverWire {
  const found = new Set(outcome?.sent.map(({ index }) => index));
  const sent = steps.filter(({ index, state }) => state === 'sent' || found.has(index)).length;
  return {
    version,
    to,
    createdAt: presentMoment(createdAt),
    steps: steps.length,
    sent,
    repliedAt: presentMomentOrNull(outcome?.repliedAt ?? null),
    bouncedAt: presentMomentOrNull(outcome?.bouncedAt ?? null),
  };
}
