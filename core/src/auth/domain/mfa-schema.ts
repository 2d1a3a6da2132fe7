import { z } from 'zod';
import type { MfaEnrolment } from './mfa.ts';

/** Reads a stored enrolment of this and older versions. */
export const mfaEnrolmentSchema: z.ZodType<MfaEnrolment> = z.object({
  userId: z.string(),
  sealedSecret: z.string(),
  confirmedAt: z.number().nullable(),
  lastStep: z.number().int(),
  recoveryHashes: z.array(z.string()),
});
