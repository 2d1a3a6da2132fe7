import { useRef, useState } from 'react';
import type { RecordSummary } from '@overture/core/contract';
import { useQueryClient } from '@overture/ui';
import type { RecordAction } from './pages/generation-queue/bulk-calls.ts';

export interface BusyRows {
  /** The ids of the rows with a running action. */
  readonly busy: ReadonlySet<string>;
  /** Runs the action, unless it already runs for that row. */
  readonly run: (record: Pick<RecordSummary, '_id' | 'hubspotId'>) => void;
}

/** Runs an action on records independently of each other, and reads the lists again after it. */
export function useBusyRows(act: RecordAction): BusyRows {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());
  const runOn = async (record: Parameters<BusyRows['run']>[0]) => {
    if (running.current.has(record._id)) return;
    running.current.add(record._id);
    setBusy(new Set(running.current));
    await act([record], () => undefined);
    await client.invalidateQueries({ queryKey: ['history'] });
    running.current.delete(record._id);
    setBusy(new Set(running.current));
  };
  return { busy, run: (record) => void runOn(record) };
}
