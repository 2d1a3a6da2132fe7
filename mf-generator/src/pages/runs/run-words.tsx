import type { RowStatus, RunWire } from '@overture/core/contract';
import { ShareBar } from '@overture/ui';

/** What each status of a contact is called on screens. */
const rowWords: Readonly<Record<RowStatus, string>> = {
  ready: 'ready',
  processing: 'being written',
  error: 'failed',
  skipped: 'left out',
  pending: 'waiting',
};

/** What a status of a contact is called in a run: after a stopped one nothing waits any more. */
export const rowWord = (status: RowStatus, { state }: Pick<RunWire, 'state'>): string =>
  status === 'pending' && state === 'stopped' ? 'not written' : rowWords[status];

const tones = {
  ready: 'ready',
  processing: 'processing',
  error: 'error',
  skipped: 'inactive',
  pending: 'pending',
} as const;
export const rowOrder = ['ready', 'processing', 'error', 'skipped', 'pending'] as const satisfies readonly RowStatus[];

export function RunProgress({ run }: { readonly run: Pick<RunWire, 'counts' | 'state'> }) {
  const { counts } = run;
  return (
    <ShareBar
      label="Contacts"
      shares={rowOrder.map((status) => ({ label: rowWord(status, run), count: counts[status], tone: tones[status] }))}
    />
  );
}

const stateWords = { running: 'Running', paused: 'Paused', stopped: 'Stopped', done: 'Done' } as const;

export const stateText = ({ state }: Pick<RunWire, 'state'>): string => stateWords[state];

export function countOf({ counts }: Pick<RunWire, 'counts'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
