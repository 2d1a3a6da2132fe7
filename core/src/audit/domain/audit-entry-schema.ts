import { z } from 'zod';
import { auditActions, type AuditEntry } from './audit-entry.ts';

/** Reads a stored entry of any age. */
export const auditEntryDocSchema: z.ZodType<AuditEntry> = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.object({ userId: z.string().nullable(), name: z.string() }),
  action: z.enum(auditActions),
  target: z.string(),
  detail: z.string().default(''),
});
