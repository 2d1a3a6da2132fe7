import { z } from 'zod';
import { sourceKindSchema } from '../../checks/contract/evidence.ts';

/** Data of one kind that did not reach the model, because it did not fit or was not read from the CRM. */
export const leftOutSchema = z.object({ kind: sourceKindSchema, count: z.number().int() });
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Data of one kind that reached the model, and about how many tokens it took. */
export const contextUsedSchema = leftOutSchema.extend({ tokens: z.number().int() });
export type ContextUsed = z.infer<typeof contextUsedSchema>;
