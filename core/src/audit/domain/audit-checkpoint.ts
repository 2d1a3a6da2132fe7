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

/** Reads a stored checkpoint. */
export const auditCheckpointSchema: z.ZodType<AuditCheckpoint> = z.object({
  at: z.number(),
  end: z.object({ seq: z.number().int().positive(), hash: z.string() }),
  signature: z.string(),
});

/** The text that a checkpoint's signature covers. */
export function signedWords({ at, end }: Pick<AuditCheckpoint, 'at' | 'end'>): string {
  return JSON.stringify([at, end.seq, end.hash]);
}
