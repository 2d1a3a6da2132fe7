import { z } from 'zod';

/**
 * The structured output of a second reader: for each sentence the words that decide about it come first, so that the
 * verdict follows from them. `sentence` and `passage` are the numbers in the request.
 */
export const requestedReadingSchema = z.object({
  sentences: z.array(
    z.object({
      sentence: z.number(),
      passage: z.number().nullable(),
      quote: z.string(),
      verdict: z.enum(['supported', 'contradicted', 'not_there']),
    }),
  ),
});
export type SentenceVerdict = z.infer<typeof requestedReadingSchema>['sentences'][number];
