import { z } from 'zod';
import type { MfaEnrolment } from './mfa.ts';

/** Reads an enrolment that this version or an older one stored. */
export const mfaEnrolmentSchema: z.ZodType<MfaEnrolment> = z.object({
  userId: z.string(),
  sealedSecret: z.string(),
  confirmedAt: z.number().nullable(),
  lastStep: z.number().int(),
  recoveryHashes: z.array(z.string()),
});
