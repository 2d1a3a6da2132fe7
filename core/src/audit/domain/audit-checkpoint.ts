import { z } from 'zod';
import type { ChainEnd } from './audit-chain.ts';

/**
 * A signed record of where the chain ended when its oldest entries were removed, because they were older than the
 * retention time.
 */
export interface AuditCheckpoint {
  /** When the entries were removed. */
  readonly at: number;
  /** The last entry that was removed; the chain continues after it. */
  readonly end: ChainEnd;
  /**
   * The signature with the installation's key, so that write access to the store is not enough to forge a checkpoint.
   */
  readonly signature: string;
}

/** A signed record that the chain was verified, so that the next verification may begin where this one ended. */
export interface VerifiedCheckpoint extends AuditCheckpoint {
  /** When it was verified. */
  readonly at: number;
  /** The last entry that was verified. */
  readonly end: ChainEnd;
  /** The number of stored entries up to there, those without a link included. */
  readonly entries: number;
}

const endSchema = z.object({ seq: z.number().int().positive(), hash: z.string(), key: z.string().optional() });

/** Stands for something stored that is no checkpoint. Nobody has signed it. */
const unsigned = { at: 0, end: { seq: 0, hash: '' }, entries: 0, signature: '' };

/** Reads a stored checkpoint; something else as one that nobody has signed. */
export const auditCheckpointSchema: z.ZodType<AuditCheckpoint> = z
  .object({ at: z.number(), end: endSchema, signature: z.string() })
  .catch(unsigned);
export const verifiedCheckpointSchema: z.ZodType<VerifiedCheckpoint> = z
  .object({ at: z.number(), end: endSchema, entries: z.number().int(), signature: z.string() })
  .catch(unsigned);

/** The text that a checkpoint's signature covers. */
export function signedWords({ at, end }: Pick<AuditCheckpoint, 'at' | 'end'>): string {
  return JSON.stringify([at, end.seq, end.hash, ...(end.key === undefined ? [] : [end.key])]);
}

/** The text that the signature of a verification covers; no text of `signedWords` is equal. */
export function verifiedWords({ at, end, entries }: Omit<VerifiedCheckpoint, 'signature'>): string {
  return JSON.stringify(['verified', at, end.seq, end.hash, end.key ?? null, entries]);
}
