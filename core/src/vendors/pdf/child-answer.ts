import { z } from 'zod';

export const childAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), pages: z.number().int().nonnegative(), texts: z.array(z.string()) }),
  z.object({ outcome: z.literal('too_many_pages'), pages: z.number().int() }),
  z.object({ outcome: z.literal('encrypted') }),
  z.object({ outcome: z.literal('broken') }),
]);
export type ChildAnswer = z.infer<typeof childAnswerSchema>;
