import { useState } from 'react';
import type { ReactNode } from 'react';
import { addToHubspot, markedLinksText } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { callApi, errorText, IconSend, IconTrash, toast, useQueryClient, useSession } from '@overture/ui';
import { contactLabelOf, unsavedText } from '@overture/ui/record';
import { deferredDeletions } from './deferred-deletions.ts';

/** An action for several records at once. Further actions are added to the list below. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  /** Whether the action applies to a record. The other selected records are left alone. */
  readonly applies: (record: RecordSummary) => boolean;
  /** Runs the action and reports its failures. It calls `progress` with the number of records that are done. */
  readonly run: (records: readonly RecordSummary[], progress: (done: number) => void) => Promise<void> | void;
}

/** The running action and its progress. */
export interface BulkProgress {
  readonly key: string;
  readonly done: number;
  readonly total: number;
}

/** The actions of the bar above the queue. Only one runs at a time, on the selected records to which it applies. */
export function useBulkActions(onDone: () => void) {
  const client = useQueryClient();
  const userId = useSession()?.userId;
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const actions: readonly BulkAction[] = [
    {
      key: 'push',
      label: 'Add to Hubspot',
      icon: <IconSend size={16} />,
      applies: ({ hasResult, addToHubspot: isAdded, readOnlyReason }) =>
        hasResult && !isAdded && readOnlyReason === null,
      run: (records, done) => addAll(records, userId, done),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} />,
      danger: true,
      // Another user's records can only be read here.
      applies: (record) => record.userId === userId,
      run: (records) => deferredDeletions.delete(records),
    },
  ];
  const run = async (action: BulkAction, selected: readonly RecordSummary[]) => {
    const records = selected.filter(action.applies);
    if (progress !== null || records.length === 0) return;
    const tell = (done: number) => setProgress({ key: action.key, done, total: records.length });
    tell(0);
    await action.run(records, tell);
    setProgress(null);
    onDone();
    void client.invalidateQueries({ queryKey: ['history'] });
  };
  return { actions, progress, run };
}

/** Adds one playbook after the other, because HubSpot limits the calls of an account per second. */
async function addAll(
  records: readonly RecordSummary[],
  userId: string | undefined,
  progress: (done: number) => void,
): Promise<void> {
  let failed = 0;
  let markedLinks = 0;
  let reason: string | undefined;
  for (const [index, record] of records.entries()) {
    const filed = await addOne(record, userId);
    if (typeof filed === 'number') markedLinks += filed;
    else {
      failed += 1;
      reason ??= filed;
    }
    progress(index + 1);
  }
  const added = records.length - failed;
  if (added > 0) toast.success(added === 1 ? 'Successfully added to HubSpot!' : `Added ${added} playbooks to HubSpot.`);
  if (markedLinks > 0) toast.info(markedLinksText(markedLinks));
  if (failed > 0) toast.error(`${failed} of ${records.length} not added. ${reason}`);
}

/** The number of links that were filed as marked text, or why the playbook was not added. */
async function addOne({ _id, ...record }: RecordSummary, userId: string | undefined): Promise<number | string> {
  const unsaved = unsavedText(_id);
  if (unsaved !== undefined) return `${contactLabelOf(record)}: ${unsaved}`;
  try {
    const owner = record.userId === userId ? {} : { fromAdminSideUserId: record.userId };
    const { markedLinks } = await callApi(addToHubspot, { body: { hubspotId: record.hubspotId, ...owner } });
    return markedLinks;
  } catch (error) {
    return errorText(error, 'Failed to add to HubSpot. Please try again.');
  }
}
