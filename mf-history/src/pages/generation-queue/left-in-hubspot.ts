import { counted } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';

/** What deleting records would leave in HubSpot, where Overture can then not withdraw it; undefined for nothing. */
export function leftInHubspot(records: readonly Pick<RecordSummary, 'handedOver'>[]): string | undefined {
  const open = records
    .map(({ handedOver }) => (handedOver?.to === 'tasks' ? handedOver.open : 0))
    .reduce((sum, each) => sum + each, 0);
  if (open === 0) return undefined;
  return `${counted(open, 'task stays', 'tasks stay')} open in HubSpot`;
}
