import { z } from 'zod';
import { auditActionSchema } from '../../contract/index.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Reads a stored entry of this and older versions. */
export const auditEntryDocSchema: z.ZodType<AuditEntry> = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.object({ userId: z.string().nullable(), name: z.string() }),
  action: auditActionSchema,
  target: z.string(),
  detail: z.string().default(''),
});
