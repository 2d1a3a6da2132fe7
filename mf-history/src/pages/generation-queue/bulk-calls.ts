import {
  addToHubspot,
  approveMany,
  cancelGeneration,
  deleteRecord,
  handOverMany,
  markedLinksText,
  retryGeneration,
  seeReply,
} from '@overture/core/contract';
import type { BulkResult, ListedRecord } from '@overture/core/contract';
import { callApi, errorText, toast } from '@overture/ui';
import { contactLabelOf } from '@overture/ui/contacts';
import { unsavedText } from '@overture/ui/record';

/** A record that an action has left as it was, and why. */
export interface Refused {
  readonly record: ListedRecord;
  readonly reason: string;
}

/** A record with a version, which can be approved and handed over. */
export type WrittenRecord = ListedRecord & { readonly work: { readonly version: number } };
export const isWritten = (record: ListedRecord): record is WrittenRecord => record.work.version !== null;

type Progress = (done: number) => void;

/** Does something to records, one after the other, tells how many are done, and at the end what came of it. */
export type RecordAction = (records: readonly Pick<ListedRecord, 'hubspotId'>[], progress: Progress) => Promise<void>;

/** Approves what may be approved, in one request, and says what was refused. */
export async function approveAll(records: readonly WrittenRecord[]): Promise<void> {
  const refused = await inOneCall(records, (items) => callApi(approveMany, { body: { items } }));
  const approved = records.length - refused.length;
  if (approved > 0) toast.success(approved === 1 ? 'Approved' : `Approved ${approved} sequences.`);
  tellRefused('approved', refused, records.length);
}

/** Hands records over as tasks, from this day on, and answers what was refused. */
export function handOverAll(records: readonly WrittenRecord[], startOn: string): Promise<readonly Refused[]> {
  return inOneCall(records, (items) => callApi(handOverMany, { body: { items, startOn: startOn || undefined } }));
}

/** Queues failed generations again. */
export const retryAll: RecordAction = (records, progress) =>
  oneByOne(records, progress, {
    done: 'tried again',
    many: (count) => `Added ${count} to the Generation Queue`,
    act: ({ hubspotId }) => callApi(retryGeneration, { body: { hubspotId } }),
  });

/** Cancels generations that wait. */
export const cancelAll: RecordAction = (records, progress) =>
  oneByOne(records, progress, {
    done: 'cancelled',
    many: (count) => `Cancelled ${count} generations`,
    act: ({ hubspotId }) => callApi(cancelGeneration, { body: { hubspotId } }),
  });

/** Deletes records with all their versions. */
export const deleteAll: RecordAction = (records, progress) =>
  oneByOne(records, progress, {
    done: 'deleted',
    many: (count) => `${count} email sequences deleted`,
    fallback: 'An error occurred while deleting the email sequence',
    act: async ({ hubspotId }) => {
      const { message } = await callApi(deleteRecord, { body: { hubspotId } });
      return { message: message || 'Email sequence deleted successfully' };
    },
  });

/** Takes records out of the tab of replies. */
export const seeAll: RecordAction = (records, progress) =>
  oneByOne(records, progress, {
    done: 'marked as seen',
    many: (count) => `Marked ${count} as seen`,
    act: async ({ hubspotId }) => {
      await callApi(seeReply, { body: { hubspotId } });
      return { message: 'Marked as seen' };
    },
  });

/** Adds one playbook after the other, because HubSpot limits the calls of an account per second. */
export async function fileAll(
  records: readonly ListedRecord[],
  userId: string | undefined,
  progress: Progress,
): Promise<void> {
  let links = 0;
  await oneByOne(records, progress, {
    done: 'added',
    many: (count) => `Added ${count} playbooks to HubSpot.`,
    fallback: 'Failed to add to HubSpot. Please try again.',
    act: async (record) => {
      const unsaved = unsavedText(record._id);
      if (unsaved !== undefined) return `${contactLabelOf(record)}: ${unsaved}`;
      const owner = record.userId === userId ? {} : { fromAdminSideUserId: record.userId };
      links += (await callApi(addToHubspot, { body: { hubspotId: record.hubspotId, ...owner } })).markedLinks;
      return { message: 'Successfully added to HubSpot!' };
    },
  });
  if (links > 0) toast.info(markedLinksText(links));
}

/** What was typed and not saved is no part of the version that would be approved or sent. */
async function inOneCall(
  records: readonly WrittenRecord[],
  call: (items: { hubspotId: string; version: number }[]) => Promise<{ results: readonly BulkResult[] }>,
): Promise<readonly Refused[]> {
  const unsaved = records.flatMap((record) => {
    const reason = unsavedText(record._id);
    return reason === undefined ? [] : [{ record, reason }];
  });
  const asked = records.filter((record) => !unsaved.some((one) => one.record === record));
  const items = asked.map(({ hubspotId, work }) => ({ hubspotId, version: work.version }));
  if (items.length === 0) return unsaved;
  try {
    const { results } = await call(items);
    const refused = asked.flatMap((record, at) =>
      results[at]?.ok === true ? [] : [{ record, reason: results[at]?.message ?? errorText(undefined) }],
    );
    return [...unsaved, ...refused];
  } catch (error) {
    return [...unsaved, ...asked.map((record) => ({ record, reason: errorText(error) }))];
  }
}

interface Step<R> {
  /** What is done to a record, as after 'not'. */
  readonly done: string;
  /** What is told once it was done to several; of one, the answer tells it. */
  readonly many: (count: number) => string;
  /** Told of a failure that says nothing itself. */
  readonly fallback?: string;
  /** Answers why it left a record as it was or what it did, or throws. */
  readonly act: (record: R) => Promise<string | { readonly message: string }>;
}

async function oneByOne<R>(
  records: readonly R[],
  progress: Progress,
  { done, many, fallback, act }: Step<R>,
): Promise<void> {
  const refused: { readonly reason: string }[] = [];
  let told = '';
  for (const [index, record] of records.entries()) {
    const answer = await act(record).catch((error: unknown) => errorText(error, fallback));
    if (typeof answer === 'string') refused.push({ reason: answer });
    else told = answer.message;
    progress(index + 1);
  }
  const count = records.length - refused.length;
  if (count > 0) toast.success(count === 1 ? told : many(count));
  tellRefused(done, refused, records.length);
}

/** Names the first of those that an action left as they were. */
function tellRefused(done: string, refused: readonly Pick<Refused, 'reason'>[], total: number): void {
  const [first] = refused;
  if (first === undefined) return;
  toast.error(total === 1 ? first.reason : `${refused.length} of ${total} not ${done}. ${first.reason}`);
}
