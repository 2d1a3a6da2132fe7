import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

/** The superadmin who stays. */
const sandboxKeeperSchema = z.object({
  userId: z.string(),
  /** The user's next token version, which ends everything that was issued to the user in the sandbox. */
  tokenVersion: z.number().int(),
  /** The session that saves the key, which continues; null at the command line. */
  sessionId: z.string().nullable(),
  /** How many accounts end. */
  accounts: z.number().int(),
});
export type SandboxKeeper = Immutable<z.infer<typeof sandboxKeeperSchema>>;

/**
 * How far an installation that was a full sandbox has left it. Until then, anybody at the machine could sign in with the
 * public passwords, so nothing that was made meanwhile can be trusted except the superadmin who stays.
 */
export const sandboxExitSchema = z.object({
  /** Null until somebody who may stay is about to save the first key. */
  keeper: sandboxKeeperSchema.nullable(),
  /** Null while the sandbox's accounts still exist. From then on the installation is never a full sandbox again. */
  leftAt: z.number().nullable(),
});
export type SandboxExit = Immutable<z.infer<typeof sandboxExitSchema>>;
