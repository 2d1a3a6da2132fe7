import type { JobRequest } from './generation-record.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/actor.ts';

/** What belongs to the domain for which it was generated: a version, or the newest submit of a record. */
interface Generated {
  readonly request: Pick<JobRequest, 'department'>;
}

/**
 * Why an actor may read something but not act on it, in words for people; null if they may act. A user who has moved
 * to another domain would otherwise still spend the money of the old one and write with its key. Superadmins act in
 * every domain.
 */
export function whyReadOnly(
  { role, department }: Pick<Actor, 'role' | 'department'>,
  { request }: Generated,
): string | null {
  if (role === 'superadmin' || department === request.department) return null;
  return 'This sequence belongs to a domain that you no longer work in. You can read it. To write to this contact, generate a new sequence in your own domain.';
}

/** Errors: `forbidden`, in the words of `whyReadOnly`. */
export function assertMayAct(actor: Pick<Actor, 'role' | 'department'>, generated: Generated): void {
  const reason = whyReadOnly(actor, generated);
  if (reason !== null) throw new AppError('forbidden', reason);
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

export function noRecord(): AppError {
  return new AppError('not_found', 'No history data found for this record.');
}
