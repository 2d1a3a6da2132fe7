import type { AuditAction } from '../contract/audit.ts';
import type { Timestamp } from '../../platform/clock.ts';

/** The person who did something: a signed-in user of the API, or somebody at the command line. */
export interface AuditActor {
  /** Null where nobody was signed in, such as at a failed sign-in. */
  readonly userId: string | null;
  /** The email address; `cli:<name>` for the command line. */
  readonly name: string;
}

/** The actor for a signed-in user. */
export function auditActorOf(session: {
  readonly userId: string;
  readonly email: string;
}): AuditActor & { readonly userId: string } {
  return { userId: session.userId, name: session.email };
}

/** The actor for what Overture itself does, such as creating the first users. */
export const systemActor: AuditActor = { userId: null, name: 'system' };

/** One line of the append-only audit log. It never contains a secret. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Timestamp;
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** The object of the action: an id or an email address. */
  readonly target: string;
  /** Further details in a few words, such as a title or a domain. */
  readonly detail: string;
}
