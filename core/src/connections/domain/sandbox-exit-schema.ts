import { z } from 'zod';
import type { SandboxExit } from './sandbox-exit.ts';

/** Reads how far an installation has left the sandbox, as this version or an older one stored it. */
export const sandboxExitSchema: z.ZodType<SandboxExit> = z.object({
  keeper: z
    .object({
      userId: z.string(),
      tokenVersion: z.number().int(),
      sessionId: z.string().nullable(),
      accounts: z.number().int(),
    })
    .nullable(),
  leftAt: z.number().nullable(),
});
