import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { usageKinds } from '../contract/usage-kinds.ts';

/** What a fact shares with the sum of a day. */
export const sharedFields = {
  // Older facts are all about generations.
  kind: z.enum(usageKinds).default('generation'),
  /**
   * `call`, or how a generation ended. In older stores the fact of a ready generation has the tokens and the cost of its
   * calls, and calls for anything else are `ready` or `error`.
   */
  // `wasted` is an older name of calls that brought no result.
  outcome: z.union([z.enum(['ready', 'error', 'call']), z.literal('wasted').transform(() => 'call' as const)]),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Null: nobody who signs in, such as the command line. */
  userId: z.string().nullable(),
  department: departmentKeySchema,
  /** The model id that was asked for. */
  aiModel: z.string(),
};

/**
 * One call to the AI that is or may be paid for, or the end of one generation, whose calls are facts of their own. It is
 * kept when its record or version is deleted.
 */
export const usageFactSchema = z.object({
  ...sharedFields,
  /** Identifies the call or the attempt, so that a fact that is stored twice counts once. */
  id: z.string(),
  /** When it ended. */
  at: z.number(),
  /** Of a call: the record or the cell of a trial that it was made for; null for other calls and for older facts. */
  jobId: z.string().nullable().default(null),
  /** US dollars; 0 for the end of a generation; null where the price is unknown, or nobody knows what was used. */
  costUsd: z.number().nullable(),
  /** US dollars at which the limits count it: the cost, or the most that it may be where that is unknown. */
  countedUsd: z.number().default(0),
  /** The time from submit to result of a generation; null for an error, another call, and when it is unknown. */
  msToReady: z.number().nullable(),
  /** The template and its version of a generation that became ready; else null. */
  promptId: z.string().nullable().default(null),
  promptVersion: z.number().nullable().default(null),
});
export type UsageFact = Immutable<z.infer<typeof usageFactSchema>>;
