import { z } from 'zod';
import { auditActionSchema } from '../contract/audit.ts';
import type { AuditLink, ChainedEntry, StoredEntry } from './audit-chain.ts';
import type { AuditEntry } from './audit-entry.ts';

const linkSchema: z.ZodType<AuditLink> = z.object({
  seq: z.number().int(),
  salt: z.string().nullable(),
  commitment: z.string(),
  previous: z.string(),
  hash: z.string(),
  key: z.string().optional(),
  says: z
    .object({
      altered: z.array(z.object({ id: z.string(), commitment: z.string(), from: z.string().optional() })).optional(),
      unlinked: z.number().int().optional(),
      retired: z.array(z.string()).optional(),
      sealedKeys: z.string().optional(),
    })
    .optional(),
});

const entrySchema = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.object({ userId: z.string().nullable(), name: z.string() }),
  action: auditActionSchema,
  target: z.string(),
  detail: z.string().default(''),
});
const remains = z.string().optional();
const toVerify = { remains, actorSearch: z.string().optional() };

/** Reads entries that this version or an older one stored. */
export const auditEntryDocSchema: z.ZodType<AuditEntry> = entrySchema;
/** Reads a stored entry with what proves it. Entries of older versions have no link. */
export const storedEntryDocSchema: z.ZodType<StoredEntry> = entrySchema.extend({
  link: linkSchema.optional(),
  remains,
});
/** Reads an entry that is not in the chain, whatever its link says. */
export const unlinkedEntryDocSchema: z.ZodType<StoredEntry> = entrySchema.extend(toVerify);
export const chainedEntryDocSchema: z.ZodType<ChainedEntry> = entrySchema.extend({ link: linkSchema, ...toVerify });
