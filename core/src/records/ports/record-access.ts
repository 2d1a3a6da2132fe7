import type { Actor } from '../../platform/actor.ts';
import type { GenerationRecord } from '../domain/generation-record.ts';
import { AppError } from '../../platform/app-error.ts';
import type { HistoryRepository } from './history-repository.ts';

/**
 * Finds the record that an actor may open: their own. A superadmin may also open any user's, by `ownerId`. Without
 * `ownerId` a superadmin gets their own record of the contact, else the newest of any user. Errors: `not_found`, also
 * for another user's record.
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

/**
 * The owner of the record that an actor asks for: `ownerId` if the actor may see it, else the actor. Errors:
 * `not_found`.
 */
export function accessibleOwner({
  actor,
  ownerId,
}: {
  actor: Pick<Actor, 'userId' | 'role'>;
  ownerId: string | undefined;
}): string {
  if (ownerId !== undefined && ownerId !== actor.userId && actor.role !== 'superadmin') throw noRecord();
  return ownerId ?? actor.userId;
}

function noRecord(): AppError {
  return new AppError('not_found', 'No history data found for this record.');
}
