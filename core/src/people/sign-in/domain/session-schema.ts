import { z } from 'zod';
import type { StoredSession } from './session.ts';

/** Reads a session that this version or an older one stored. */
export const storedSessionSchema: z.ZodType<StoredSession> = z.object({
  id: z.string(),
  userId: z.string(),
  tokenVersion: z.number().int(),
  device: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  expiresAt: z.number(),
  authenticatedAt: z.number().default(0),
  mfaSetupRequired: z.boolean().default(false),
});
