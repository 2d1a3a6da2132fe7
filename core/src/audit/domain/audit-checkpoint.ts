import { z } from 'zod';
import type { ChainEnd } from './audit-chain.ts';

/** What stays of the entries that were older than they may be kept: where their part of the chain ended, signed. */
export interface AuditCheckpoint {
  /** When they were removed, in ms since 1970. */
  readonly at: number;
  /** The last entry of the chain that was removed; the chain goes on from here. */
  readonly end: ChainEnd;
  /** By the installation's key, so that nobody who can only write to the store makes one. */
  readonly signature: string;
}

/** Reads a stored checkpoint. */
export const auditCheckpointSchema: z.ZodType<AuditCheckpoint> = z.object({
  at: z.number(),
  end: z.object({ seq: z.number().int().positive(), hash: z.string() }),
  signature: z.string(),
});

/** The words of a checkpoint that its signature covers. */
export function signedWords({ at, end }: Pick<AuditCheckpoint, 'at' | 'end'>): string {
  return JSON.stringify([at, end.seq, end.hash]);
}
