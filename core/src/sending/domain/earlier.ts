import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { HandOverTarget } from '../../records/contract/handed-over.ts';
import { hasPlaced, type HandOver } from '../../records/domain/hand-over.ts';
import { isClosed } from '../../records/domain/hand-over-state.ts';

/** What earlier presses of the button left of a version, and what the record's hand-overs know of its contact. */
export interface Earlier {
  /** The hand-over to the same target that goes on, or is complete. */
  readonly known: HandOver | null;
  /** The number of the hand-over to the target, from 1. A closed one is not opened again. */
  readonly round: number;
  /** When emails were sent in other hand-overs of the version, by position. They are not sent again. */
  readonly sentAt: ReadonlyMap<number, Timestamp>;
  /** The last day of an absence that any hand-over of the record was moved past (`YYYY-MM-DD`); null if none was. */
  readonly awayUntil: string | null;
}

/** Finds them among the hand-overs of the record, newest first. */
export function earlierOf(ofRecord: readonly HandOver[], version: number, to: HandOverTarget): Earlier {
  const ofVersion = ofRecord.filter((one) => one.version === version);
  const same = ofVersion.filter((one) => one.to === to);
  // One that is being withdrawn is not continued.
  const known = same.find((one) => !isClosed(one) && one.ending === null) ?? null;
  const sentAt = new Map<number, Timestamp>();
  for (const one of ofVersion.filter(({ id }) => id !== known?.id)) {
    for (const { index, at } of sentIn(one)) sentAt.set(index, Math.min(at, sentAt.get(index) ?? at));
  }
  const awayUntil = ofRecord.flatMap((one) => one.awayUntil ?? []).toSorted();
  return { known, round: same.length + 1, sentAt, awayUntil: awayUntil.at(-1) ?? null };
}

/**
 * Why a version whose emails were partly sent cannot be enrolled: the sequence would send them again. Null: nothing was
 * sent, it is enrolled already, or the target is another.
 */
export function sentBefore({ known, sentAt }: Earlier, to: HandOverTarget): AppError | null {
  if (to !== 'sequence' || sentAt.size === 0 || (known !== null && hasPlaced(known))) return null;
  const emails = [...sentAt.keys()].toSorted((a, b) => a - b).map((index) => index + 1);
  const which = emails.length === 1 ? `Email ${emails[0]} was` : `Emails ${emails.join(', ')} were`;
  const message = `${which} sent already, and a HubSpot sequence would send all of them again. Hand over the rest as tasks.`;
  return new AppError('conflict', message);
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
