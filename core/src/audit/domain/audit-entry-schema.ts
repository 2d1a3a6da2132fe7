import { z } from 'zod';
import { auditActionSchema } from '../../contract/index.ts';
import type { ChainedEntry } from './audit-chain.ts';
import type { AuditEntry } from './audit-entry.ts';

const linkSchema = z.object({
  seq: z.number().int(),
  salt: z.string().nullable(),
  commitment: z.string(),
  previous: z.string(),
  hash: z.string(),
});

const entrySchema = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.object({ userId: z.string().nullable(), name: z.string() }),
  action: auditActionSchema,
  target: z.string(),
  detail: z.string().default(''),
});

/** Reads entries that this version or an older one stored. */
export const auditEntryDocSchema: z.ZodType<AuditEntry> = entrySchema;
/** Reads a stored entry for erasing. Entries of older versions have no link. */
export const linkedEntryDocSchema = entrySchema.extend({ link: linkSchema.optional() });
export const chainedEntryDocSchema: z.ZodType<ChainedEntry> = entrySchema.extend({ link: linkSchema });
