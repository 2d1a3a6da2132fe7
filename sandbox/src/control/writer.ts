import { z } from 'zod';

/** Null for the usual speed. */
export const writerBody = z.strictObject({ tokensPerSecond: z.number().min(1).max(100_000).nullable() });

/** How fast the stand-in for the models writes. */
export class Writer {
  /** Tokens of the answer, which come after the usual latency; null: the whole answer comes within the latency. */
  tokensPerSecond: number | null = null;
}
