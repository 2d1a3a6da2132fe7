import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ListedRecord, WorkTab } from '@overture/core/contract';
import {
  IconCheck,
  IconChecks,
  IconMailForward,
  IconRefresh,
  IconSend,
  IconTrash,
  useQueryClient,
  useSession,
} from '@overture/ui';
import { approveAll, fileAll, isWritten, retryAll, seeAll } from './bulk-calls.ts';
import { deferredDeletions } from './deferred-deletions.ts';

/** An action for several records at once. Further actions are added to the list below. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly quiet?: boolean;
  /** Whether it only opens a dialog, which ends the selection itself. */
  readonly asks?: boolean;
  /** Whether the action applies to a record. The other selected records are left alone. */
  readonly applies: (record: ListedRecord) => boolean;
  /** Runs the action and reports its failures. It calls `progress` with the number of records that are done. */
  readonly run: (records: readonly ListedRecord[], progress: (done: number) => void) => Promise<void> | void;
}

export interface BulkProgress {
  readonly key: string;
  readonly done: number;
  readonly total: number;
}

/** The actions of the bar above the queue. Only one runs at a time, on the selected records to which it applies. */
export function useBulkActions({
  onDone,
  onHandOver,
}: {
  readonly onDone: () => void;
  readonly onHandOver: (records: readonly ListedRecord[]) => void;
}) {
  const client = useQueryClient();
  const userId = useSession()?.userId;
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  // Another user's records can only be read here.
  const isOwn = (record: ListedRecord) => record.userId === userId;
  const isAt = (tab: WorkTab) => (record: ListedRecord) =>
    isOwn(record) && record.readOnlyReason === null && record.work.tab === tab;
  const actions: readonly BulkAction[] = [
    {
      key: 'approve',
      label: 'Approve',
      icon: <IconChecks size={16} />,
      applies: isAt('review'),
      run: (records) => approveAll(records.filter(isWritten)),
    },
    {
      key: 'handOver',
      label: 'Hand over',
      icon: <IconMailForward size={16} />,
      asks: true,
      applies: isAt('handOver'),
      run: onHandOver,
    },
    {
      key: 'seen',
      label: 'Mark as seen',
      icon: <IconCheck size={16} />,
      applies: (record) => isOwn(record) && record.work.tab === 'replied',
      run: seeAll,
    },
    {
      key: 'retry',
      label: 'Try again',
      icon: <IconRefresh size={16} />,
      applies: isAt('failed'),
      run: retryAll,
    },
    {
      key: 'push',
      label: 'Add to Hubspot',
      icon: <IconSend size={16} />,
      applies: ({ hasResult, addToHubspot: isAdded, readOnlyReason }) =>
        hasResult && !isAdded && readOnlyReason === null,
      run: (records, done) => fileAll(records, userId, done),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} />,
      quiet: true,
      applies: isOwn,
      run: (records) => deferredDeletions.delete(records),
    },
  ];
  const run = async (key: string, selected: readonly ListedRecord[]) => {
    const action = actions.find((one) => one.key === key);
    const records = action === undefined ? [] : selected.filter(action.applies);
    if (action === undefined || progress !== null || records.length === 0) return;
    if (action.asks) return action.run(records, () => undefined);
    const tell = (done: number) => setProgress({ key, done, total: records.length });
    tell(0);
    await action.run(records, tell);
    setProgress(null);
    onDone();
    void client.invalidateQueries({ queryKey: ['history'] });
  };
  return { actions, progress, run };
}
