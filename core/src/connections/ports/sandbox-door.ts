import type { AuditActor } from '../../audit/domain/audit-entry.ts';

/** The superadmin who stays when the sandbox ends, and the session that may continue; null for none. */
export interface Keeper {
  readonly userId: string;
  readonly sessionId: string | null;
}

/** Ends with the first stored key what the sandbox left open. */
export abstract class SandboxDoor {
  /** Whether the sandbox has not ended and cannot end with this user, who must make a superadmin of their own first. */
  abstract isOpenTo(userId: string): Promise<boolean>;
  /**
   * Notes who stays, before the key is stored, so that a process that dies after it can be followed up. Without effect
   * outside the sandbox, and for a user whom everybody could be.
   */
  abstract nameKeeper(keeper: Keeper): Promise<void>;
  /** Ends all accounts but the one that was named, if a key is stored. Without effect where nobody was named. */
  abstract leave(actor: AuditActor): Promise<void>;
}
