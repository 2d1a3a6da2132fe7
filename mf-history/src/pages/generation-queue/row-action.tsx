import type { ReactNode } from 'react';
import type { ListedRecord, WorkTab } from '@overture/core/contract';
import { AppButton, Box, IconButton, IconCheck } from '@overture/ui';
import type { BusyRows } from '../../use-busy-rows.ts';

/** What a row can do by itself. */
export interface RowSteps {
  readonly onHandOver: (record: ListedRecord) => void;
  readonly retry: BusyRows;
  readonly cancel: BusyRows;
  readonly see: BusyRows;
}

/** The name of the one step that a row offers. */
const names: Readonly<Record<WorkTab, string>> = {
  mend: 'Fix',
  review: 'Review',
  handOver: 'Hand over',
  due: 'Open',
  replied: 'See reply',
  failed: 'Try again',
  waiting: 'Cancel',
};

/** The name of the step that the user may take next; undefined where there is none. */
export function stepOf({ work, responseStatus, readOnlyReason }: ListedRecord, isOwn: boolean): string | undefined {
  const { tab } = work;
  if (!isOwn || tab === null) return undefined;
  if (tab === 'waiting') return responseStatus === 'pending' ? names.waiting : undefined;
  // What belongs to another domain can be read, and nothing else.
  return readOnlyReason === null || tab === 'due' || tab === 'replied' ? names[tab] : undefined;
}

/** Whether a step is done by its button, and does not lead to another page. */
const isDoneHere = (tab: WorkTab): tab is 'handOver' | 'failed' | 'waiting' =>
  tab === 'handOver' || tab === 'failed' || tab === 'waiting';

/** Whether a phone shows the step: in the list of all, *View* leads there too, and there is room for one of them. */
export const isOnPhones = ({ work: { tab } }: ListedRecord, isAll: boolean): boolean =>
  !isAll || (tab !== null && isDoneHere(tab));

/** The one step in reach: what is left to do, or the way to it. */
export function RowAction({
  record,
  isOwn,
  isAll,
  path,
  ...steps
}: RowSteps & {
  readonly record: ListedRecord;
  readonly isOwn: boolean;
  readonly isAll: boolean;
  readonly path: string;
}): ReactNode {
  const name = stepOf(record, isOwn);
  const { tab } = record.work;
  if (name === undefined) return null;
  const run = { handOver: steps.onHandOver, failed: steps.retry.run, waiting: steps.cancel.run };
  const isBusy = [steps.retry, steps.cancel, steps.see].some(({ busy }) => busy.has(record._id));
  if (tab !== null && isDoneHere(tab)) {
    return (
      <AppButton size="sm" busy={isBusy} onClick={() => run[tab](record)}>
        {name}
      </AppButton>
    );
  }
  return (
    <>
      {tab === 'replied' && !isAll && (
        <IconButton
          label="Mark as seen"
          icon={<IconCheck size={18} />}
          busy={isBusy}
          onClick={() => steps.see.run(record)}
        />
      )}
      <Box {...(!isOnPhones(record, isAll) && { visibleFrom: 'sm' })}>
        <AppButton size="sm" to={path}>
          {name}
        </AppButton>
      </Box>
    </>
  );
}
