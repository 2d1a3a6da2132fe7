import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { sharedFields } from './usage-fact.ts';

/** The sum of a day's facts that agree in domain, model, user, kind and outcome. */
export const usageSumSchema = z.object({
  ...sharedFields,
  /** The number of days since 1970-01-01, in UTC. */
  day: z.number().int(),
  facts: z.number().int(),
  /** US dollars of the facts whose cost is known. */
  costUsd: z.number(),
  /** The number of facts whose cost is unknown. */
  unpriced: z.number().int(),
  /** Every known time, in any order, because medians cannot be added up. */
  msToReady: z.array(z.number()),
});
export type UsageSum = Immutable<z.infer<typeof usageSumSchema>>;
