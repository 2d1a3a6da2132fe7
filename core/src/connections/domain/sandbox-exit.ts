import type { Timestamp } from '../../platform/clock.ts';

/**
 * How far an installation that was a full sandbox has left it. Until then, anybody at the machine could sign in with the
 * public passwords, so nothing that was made meanwhile can be trusted except the superadmin who stays.
 */
export interface SandboxExit {
  /** Null until somebody who may stay is about to save the first key. */
  readonly keeper: SandboxKeeper | null;
  /** Null while the sandbox's accounts still exist. From then on the installation is never a full sandbox again. */
  readonly leftAt: Timestamp | null;
}

/** The superadmin who stays. */
export interface SandboxKeeper {
  readonly userId: string;
  /** The user's next token version, which ends everything that was issued to the user in the sandbox. */
  readonly tokenVersion: number;
  /** The session that saves the key, which continues; null at the command line. */
  readonly sessionId: string | null;
  /** How many accounts end. */
  readonly accounts: number;
}
