import type { HandOver } from '../domain/hand-over.ts';
import type { HandedOverWire } from '../contract/handed-over.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';

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
