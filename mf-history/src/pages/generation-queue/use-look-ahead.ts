import type { SyntheticEvent } from 'react';
import type { ListedRecord } from '@overture/core/contract';
import { useQueryClient, useSession } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';
import { rowsOfQueue } from './use-queue-keys.ts';

/** How long a preloaded record counts as fresh. It is loaded again when it is opened. */
const freshMs = 30_000;

/** Preloads the record of the row under the pointer or with the focus. */
export function useLookAhead(records: readonly ListedRecord[]) {
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
