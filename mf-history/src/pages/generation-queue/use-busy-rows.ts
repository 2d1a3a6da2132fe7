import { useCallback, useState } from 'react';
import type { RecordSummary } from '@overture/core/contract';

export interface BusyRows {
  /** Ids of the rows it is being done to. */
  readonly busy: ReadonlySet<string>;
  /** Does nothing to a row that it is already being done to. */
  readonly run: (record: RecordSummary) => void;
}

/** Runs an action on rows independently of one another; `act` reports its own failures. */
export function useBusyRows(act: (record: RecordSummary) => Promise<unknown>): BusyRows {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run = useCallback(
    (record: RecordSummary) => {
      setBusy((ids) => new Set(ids).add(record._id));
      const done = () => setBusy((ids) => new Set([...ids].filter((id) => id !== record._id)));
      act(record).then(done, done);
    },
    [act],
  );
  return { busy, run };
}
