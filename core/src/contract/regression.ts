import { z } from 'zod';
import { idSchema } from './common.ts';

/** How what is tried is worse than what it is compared with. */
export const regressionKinds = [
  /** More text that no source holds. */
  'unsupported_text',
  /** Fewer than half of the passages that are tied to a source. */
  'evidence_lost',
  /** A check that blocks sending, which did not block before. */
  'blocked_check',
  /** The sample's expectations do not hold, whatever was before. */
  'broken_expectation',
  /** The model gave no answer that can be used. */
  'no_answer',
] as const;

export const regressionSchema = z.object({
  /** The sample's id. */
  sample: idSchema,
  sampleName: z.string(),
  what: z.enum(regressionKinds),
  message: z.string(),
});
export type Regression = Readonly<z.infer<typeof regressionSchema>>;
