import type { AuditAction } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** The person who did something: a signed-in user of the API, or somebody at the command line. */
export interface AuditActor {
  /** Null where nobody was signed in, such as a failed sign-in. */
  readonly userId: string | null;
  /** The e-mail address; `cli:<name>` for the command line. */
  readonly name: string;
}

/** The signed-in user as the one who did it. */
export function auditActorOf(session: { readonly userId: string; readonly email: string }): AuditActor {
  return { userId: session.userId, name: session.email };
}

/** Overture itself, which for example creates the first users. */
export const systemActor: AuditActor = { userId: null, name: 'system' };

/** One line of the append-only audit log. Never holds a secret. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Timestamp;
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** What it was done to: an id or an e-mail address. */
  readonly target: string;
  /** Further details in a few words, such as a title or a domain. */
  readonly detail: string;
}
