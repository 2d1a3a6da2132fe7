import { z } from 'zod';
import { sourceKindSchema } from './evidence.ts';

/** What of a kind did not reach the model: there was no room for it, or it was not read from the CRM. */
export const leftOutSchema = z.object({ kind: sourceKindSchema, count: z.number().int() });
export type LeftOut = z.infer<typeof leftOutSchema>;

/** What of a kind reached the model, and about how many tokens it took. */
export const contextUsedSchema = leftOutSchema.extend({ tokens: z.number().int() });
export type ContextUsed = z.infer<typeof contextUsedSchema>;
