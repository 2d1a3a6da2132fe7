import type { Actor } from '../../platform/actor.ts';
import type { GenerationRecord } from '../domain/generation-record.ts';
import { accessibleOwner, noRecord } from '../domain/may-act.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';

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
