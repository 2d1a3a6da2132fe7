import type { SyntheticEvent } from 'react';
import type { RecordSummary } from '@overture/core/contract';
import { useQueryClient, useSession } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';
import { rowsOfQueue } from './use-queue-keys.ts';

/** A record that was read ahead is shown at once for so long; it is read again when it is opened. */
const freshMs = 30_000;

/** Reads the record of a row that is pointed at or has the focus, so that it is there when the row is opened. */
export function useLookAhead(records: readonly RecordSummary[]) {
  const client = useQueryClient();
  const userId = useSession()?.userId;
  const look = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('tr') : null;
    const record = row === null ? undefined : records[rowsOfQueue().indexOf(row)];
    if (!record?.hasResult || record.userId !== userId) return;
    void client.prefetchQuery({ ...recordQuery({ hubspotId: record.hubspotId }), staleTime: freshMs });
  };
  return { onPointerOver: look, onFocus: look };
}
