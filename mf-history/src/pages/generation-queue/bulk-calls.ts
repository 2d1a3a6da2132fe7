import {
  addToHubspot,
  approveMany,
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

/** Approves what may be approved, in one request, and says what was refused. */
export async function approveAll(records: readonly WrittenRecord[]): Promise<void> {
  const refused = await inOneCall(records, (items) => callApi(approveMany, { body: { items } }));
  const approved = records.length - refused.length;
  if (approved > 0) toast.success(approved === 1 ? 'Approved' : `Approved ${approved} sequences.`);
  tellRefused('approved', refused, records.length);
}

/** Hands records over as tasks, from this day on, and answers what was refused. */
export function handOverAll(records: readonly WrittenRecord[], startOn: string): Promise<readonly Refused[]> {
  return inOneCall(records, (items) => callApi(handOverMany, { body: { items, ...(startOn && { startOn }) } }));
}

/** Queues failed generations again. */
export async function retryAll(records: readonly ListedRecord[], progress: Progress): Promise<void> {
  const refused = await oneByOne(records, progress, async ({ hubspotId }) => {
    await callApi(retryGeneration, { body: { hubspotId } });
  });
  const queued = records.length - refused.length;
  if (queued > 0)
    toast.success(queued === 1 ? 'Added to the Generation Queue' : `Added ${queued} to the Generation Queue`);
  tellRefused('tried again', refused, records.length);
}

/** Takes records out of the tab of replies. */
export async function seeAll(records: readonly ListedRecord[], progress: Progress): Promise<void> {
  const refused = await oneByOne(records, progress, async ({ hubspotId }) => {
    await callApi(seeReply, { body: { hubspotId } });
  });
  tellRefused('marked as seen', refused, records.length);
}

/** Adds one playbook after the other, because HubSpot limits the calls of an account per second. */
export async function fileAll(
  records: readonly ListedRecord[],
  userId: string | undefined,
  progress: Progress,
): Promise<void> {
  let links = 0;
  const fileOne = async (record: ListedRecord) => {
    const unsaved = unsavedText(record._id);
    if (unsaved !== undefined) return `${contactLabelOf(record)}: ${unsaved}`;
    const owner = record.userId === userId ? {} : { fromAdminSideUserId: record.userId };
    links += (await callApi(addToHubspot, { body: { hubspotId: record.hubspotId, ...owner } })).markedLinks;
    return undefined;
  };
  const refused = await oneByOne(records, progress, fileOne, 'Failed to add to HubSpot. Please try again.');
  const added = records.length - refused.length;
  if (added > 0) toast.success(added === 1 ? 'Successfully added to HubSpot!' : `Added ${added} playbooks to HubSpot.`);
  if (links > 0) toast.info(markedLinksText(links));
  tellRefused('added', refused, records.length);
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

/** `act` answers why it left a record as it was, or throws. */
async function oneByOne(
  records: readonly ListedRecord[],
  progress: Progress,
  act: (record: ListedRecord) => Promise<string | undefined | void>,
  fallback?: string,
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const [index, record] of records.entries()) {
    const reason = await act(record).catch((error: unknown) => errorText(error, fallback));
    if (reason !== undefined) refused.push({ record, reason });
    progress(index + 1);
  }
  return refused;
}

/** Names the first of those that an action left as they were. */
function tellRefused(done: string, refused: readonly Refused[], total: number): void {
  const [first] = refused;
  if (first === undefined) return;
  toast.error(`${refused.length} of ${total} not ${done}. ${first.reason}`);
}
