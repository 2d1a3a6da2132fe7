import type { HistoryRepository } from '../../records/ports/history-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import type { HandOverRepository } from '../../records/ports/hand-over-repository.ts';

/**
 * Stores a new hand-over, and nothing if its record was deleted or its person erased meanwhile. Answers false where one
 * with its id exists. Errors: `not_found` (the record is gone).
 */
export async function createWithRecord(
  handOver: HandOver,
  {
    handOvers,
    history,
  }: { readonly handOvers: HandOverRepository; readonly history: Pick<HistoryRepository, 'findSummaryByContact'> },
): Promise<boolean> {
  if (!(await handOvers.create(handOver))) return false;
  // Whoever deletes a record removes it before its hand-overs, so one of the two sees the other.
  const record = await history.findSummaryByContact(handOver.userId, handOver.hubspotId);
  if (record?.id === handOver.recordId) return true;
  await handOvers.delete(handOver.id);
  throw new AppError('not_found', 'No history data found for this record.');
}
