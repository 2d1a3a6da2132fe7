import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

const endSchema = z.object({ seq: z.number().int().positive(), hash: z.string(), key: z.string().optional() });

const checkpointSchema = z.object({
  /** When the entries were removed, or verified. */
  at: z.number(),
  /** The last of these entries; the chain continues after it. */
  end: endSchema,
  /** The signature with the installation's key, so that write access to the store is not enough to forge a checkpoint. */
  signature: z.string(),
});
/**
 * A signed record of where the chain ended when its oldest entries were removed, because they were older than the
 * retention time.
 */
export type AuditCheckpoint = Immutable<z.infer<typeof checkpointSchema>>;

const verificationSchema = checkpointSchema.extend({
  /** The number of stored entries up to there, those without a link included. */
  entries: z.number().int(),
});
/** A signed record that the chain was verified, so that the next verification may begin where this one ended. */
export type VerifiedCheckpoint = Immutable<z.infer<typeof verificationSchema>>;

/** Stands for something stored that is no checkpoint. Nobody has signed it. */
const unsigned = { at: 0, end: { seq: 0, hash: '' }, entries: 0, signature: '' };

/** Reads a stored checkpoint; something else as one that nobody has signed. */
export const auditCheckpointSchema = checkpointSchema.catch(unsigned);
export const verifiedCheckpointSchema = verificationSchema.catch(unsigned);

/** The text that a checkpoint's signature covers. */
export function signedWords({ at, end }: Pick<AuditCheckpoint, 'at' | 'end'>): string {
  return JSON.stringify([at, end.seq, end.hash, ...(end.key === undefined ? [] : [end.key])]);
}

/** The text that the signature of a verification covers; no text of `signedWords` is equal. */
export function verifiedWords({ at, end, entries }: Omit<VerifiedCheckpoint, 'signature'>): string {
  return JSON.stringify(['verified', at, end.seq, end.hash, end.key ?? null, entries]);
}
