import { useState } from 'react';
import type { ReactNode } from 'react';
import { addToHubspot, markedLinksText } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { callApi, errorText, IconSend, IconTrash, toast, useQueryClient, useSession } from '@overture/ui';
import { deferredDeletions } from './deferred-deletions.ts';

/** What can be done with several records at once. To add another one, add it to the list below. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  /** Whether there is anything to do for a record; the others of a selection are left alone. */
  readonly applies: (record: RecordSummary) => boolean;
  /** `progress` is told how many of the records are done. Reports its own failures. */
  readonly run: (records: readonly RecordSummary[], progress: (done: number) => void) => Promise<void> | void;
}

/** The action that runs, with how far it is. */
export interface BulkProgress {
  readonly key: string;
  readonly done: number;
  readonly total: number;
}

/** The actions of the bar above the queue. Each runs alone, on the selected records that it applies to. */
export function useBulkActions(onDone: () => void) {
  const client = useQueryClient();
  const userId = useSession()?.userId;
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const actions: readonly BulkAction[] = [
    {
      key: 'push',
      label: 'Add to Hubspot',
      icon: <IconSend size={16} />,
      applies: ({ hasResult, addToHubspot: isAdded }) => hasResult && !isAdded,
      run: (records, done) => addAll(records, userId, done),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} />,
      danger: true,
      // Another user's records are read here, not managed.
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

/** One after another: HubSpot allows an account only so many calls a second, and the other tabs work too. */
async function addAll(
  records: readonly RecordSummary[],
  userId: string | undefined,
  progress: (done: number) => void,
): Promise<void> {
  let failed = 0;
  let markedLinks = 0;
  let reason: unknown;
  for (const [index, record] of records.entries()) {
    try {
      const owner = record.userId === userId ? {} : { fromAdminSideUserId: record.userId };
      const filed = await callApi(addToHubspot, { body: { hubspotId: record.hubspotId, ...owner } });
      markedLinks += filed.markedLinks;
    } catch (error) {
      failed += 1;
      reason ??= error;
    }
    progress(index + 1);
  }
  const added = records.length - failed;
  if (added > 0) toast.success(added === 1 ? 'Successfully added to HubSpot!' : `Added ${added} playbooks to HubSpot.`);
  if (markedLinks > 0) toast.info(markedLinksText(markedLinks));
  if (failed > 0)
    toast.error(
      `${failed} of ${records.length} not added. ${errorText(reason, 'Failed to add to HubSpot. Please try again.')}`,
    );
}
