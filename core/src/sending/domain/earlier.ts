import type { Timestamp } from '../../platform/clock.ts';
import type { HandOver, HandOverTarget } from '../../records/domain/hand-over.ts';
import { isClosed } from '../../records/domain/hand-over-state.ts';

/** What earlier presses of the button left of a version. */
export interface Earlier {
  /** The hand-over to the same target that goes on, or is complete. */
  readonly known: HandOver | null;
  /** The number of the hand-over to the target, from 1. A closed one is not opened again. */
  readonly round: number;
  /** When emails were sent in other hand-overs of the version, by position. They are not sent again. */
  readonly sentAt: ReadonlyMap<number, Timestamp>;
}

/** Finds them among the hand-overs of the version, newest first. */
export function earlierOf(ofVersion: readonly HandOver[], to: HandOverTarget): Earlier {
  const same = ofVersion.filter((one) => one.to === to);
  // One that is being withdrawn is not continued.
  const known = same.find((one) => !isClosed(one) && one.ending === null) ?? null;
  const sentAt = new Map<number, Timestamp>();
  for (const one of ofVersion.filter(({ id }) => id !== known?.id)) {
    for (const { index, at } of sentIn(one)) sentAt.set(index, Math.min(at, sentAt.get(index) ?? at));
  }
  return { known, round: same.length + 1, sentAt };
}

/** The emails that the rep marked as sent, that the CRM shows, or whose task was completed there. */
function sentIn({
  steps,
  outcome,
  updatedAt,
}: HandOver): readonly { readonly index: number; readonly at: Timestamp }[] {
  return steps.flatMap(({ index, sentAt, state }) => {
    const inCrm = outcome?.sent.find((one) => one.index === index)?.at;
    const isDone = state === 'done' || outcome?.done.includes(index) === true;
    const at = sentAt ?? inCrm ?? (isDone ? updatedAt : null);
    return at === null ? [] : [{ index, at }];
  });
}
