import { actorWords, waitAdvice, waitText, workWords } from '@overture/core/contract';
import type { ListedRecord, Stage } from '@overture/core/contract';
import { capitalised, fullDate } from '@overture/ui';
import { dayText, handedOverText, isRunning, progressText } from '@overture/ui/record';

/** What is known of a running record beside the list. */
export interface Progress {
  readonly stage: Stage | undefined;
  /** How many of its emails can be read already. */
  readonly readable: number | undefined;
}

export interface RowWords {
  readonly todo: string;
  readonly why: string;
  /** What was done, in a few words. */
  readonly done: string;
  /** More than fits the row, for who points at it. */
  readonly title: string;
}

/** What a row says: what to do next, why, and what was done. */
export function rowWords(record: ListedRecord, progress: Progress | undefined, now: number): RowWords {
  const { todo, why } = workWords(record.work);
  const reason = progressOf(record, progress, now) ?? (record.work.tab === null ? outcomeOf(record) : '') ?? '';
  const done = [
    record.edited && 'edited',
    record.addToHubspot && 'in HubSpot',
    record.readOnlyReason !== null && 'read only',
  ].filter(Boolean);
  const words = { todo, why: reason || why, done: done.join(' · ') };
  const { approval, responseWait } = record;
  const title = [
    words.why,
    responseWait && waitAdvice(responseWait),
    approval && `Approved by ${actorWords(approval.by)}, ${fullDate(new Date(approval.at))}.`,
    record.readOnlyReason,
  ];
  return { ...words, title: title.filter(Boolean).join(' ') };
}

/** How far a running generation is; undefined for one that has ended. */
function progressOf(
  record: ListedRecord,
  { stage, readable }: Partial<Progress> = {},
  now: number,
): string | undefined {
  if (record.responseWait) return waitText(record.responseWait, now);
  if (!isRunning(record.responseStatus)) return undefined;
  if (readable) return `${readable === 1 ? 'Email 1' : `Emails 1 to ${readable}`} can be read`;
  return progressText(record, stage);
}

/** When the next email of a record is due and what became of it: what is to come first, because a row cuts what is long. */
function outcomeOf({ handedOver, work: { dueOn } }: ListedRecord): string | undefined {
  if (handedOver === undefined) return undefined;
  const next = dueOn === null ? '' : `Next on ${dayText(dueOn)}. `;
  return `${next}${capitalised(handedOverText(handedOver))}.`;
}
