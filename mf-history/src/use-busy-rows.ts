import { useCallback, useRef, useState } from 'react';
import type { RecordSummary } from '@overture/core/contract';

export interface BusyRows {
  /** The ids of the rows with a running action. */
  readonly busy: ReadonlySet<string>;
  /** Runs the action, unless it already runs for that row. */
  readonly run: (record: RecordSummary) => void;
}

/** Runs an action on records independently of each other. `act` reports its own failures. */
export function useBusyRows(act: (record: RecordSummary) => Promise<unknown>): BusyRows {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());
  const run = useCallback(
    (record: RecordSummary) => {
      if (running.current.has(record._id)) return;
      running.current.add(record._id);
      setBusy(new Set(running.current));
      const done = () => {
        running.current.delete(record._id);
        setBusy(new Set(running.current));
      };
      act(record).then(done, done);
    },
    [act],
  );
  return { busy, run };
}
