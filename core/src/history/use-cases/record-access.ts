import type { Actor } from '../../auth/domain/actor.ts';
import type { GenerationRecord } from '../../generation/domain/generation-record.ts';
import { AppError } from '../../shared/app-error.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';

/**
 * Finds the record an actor means: the own one; for a superadmin also any user's, by `ownerId` or, when neither the
 * superadmin has one, the newest of that contact. Errors: `not_found`, also for another user's record.
 */
export async function findAccessibleRecord(
  history: HistoryRepository,
  input: { actor: Actor; hubspotId: string; ownerId: string | undefined },
): Promise<GenerationRecord> {
  const { actor, hubspotId, ownerId } = input;
  const isSuperadmin = actor.role === 'superadmin';
  if (ownerId !== undefined && ownerId !== actor.userId && !isSuperadmin) throw noRecord();
  const record =
    (await history.findByContact(ownerId ?? actor.userId, hubspotId)) ??
    (isSuperadmin && ownerId === undefined ? await history.findNewestByContact(hubspotId) : null);
  if (record === null) throw noRecord();
  return record;
}

function noRecord(): AppError {
  return new AppError('not_found', 'No history data found for this record.');
}
