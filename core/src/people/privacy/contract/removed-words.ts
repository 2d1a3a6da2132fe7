import type { RemovedCounts } from './privacy.ts';
import { counted } from '../../../platform/contract/counted.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const names: Readonly<Record<RemovedCounts[number]['what'], readonly [one: string, many: string]>> = {
  records: ['record', 'records'],
  versions: ['version', 'versions'],
  hand_overs: ['hand-over', 'hand-overs'],
  runs: ['run', 'runs'],
  run_rows: ['row of a run', 'rows of runs'],
  fetched_contacts: ['fetched contact', 'fetched contacts'],
  samples: ['sample', 'samples'],
  accounts: ['account', 'accounts'],
  audit_entries: ['mention in the audit log', 'mentions in the audit log'],
};

/** What an erasure removes, such as "1 record, 2 versions and 1 sample"; empty for nothing. */
export function removedWords(counts: RemovedCounts): string {
  return list.format(counts.map(({ what, count }) => counted(count, ...names[what])));
}
