import type { Actor } from '../../users/domain/actor.ts';
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
  const record =
    (await history.findByContact(accessibleOwner(input), hubspotId)) ??
    (actor.role === 'superadmin' && ownerId === undefined ? await history.findNewestByContact(hubspotId) : null);
  if (record === null) throw noRecord();
  return record;
}

/** Whose record an actor means first: the own one, or the one of `ownerId` where the actor may. Errors: `not_found`. */
export function accessibleOwner({ actor, ownerId }: { actor: Actor; ownerId: string | undefined }): string {
  if (ownerId !== undefined && ownerId !== actor.userId && actor.role !== 'superadmin') throw noRecord();
  return ownerId ?? actor.userId;
}

function noRecord(): AppError {
  return new AppError('not_found', 'No history data found for this record.');
}
