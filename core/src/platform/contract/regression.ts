import { z } from 'zod';
import { idSchema } from './common.ts';

/** The ways in which the tried column can be worse than the one it is compared with. */
export const regressionKinds = [
  /** More text that no source contains. */
  'unsupported_text',
  /** A promise that no source holds and that the other column does not make, however much is unsupported there. */
  'new_promise',
  /** Fewer than half as many passages that are tied to a source. */
  'evidence_lost',
  /** A check that blocks sending and did not block before. */
  'blocked_check',
  /** The result does not meet an expectation of the sample that the other column meets. */
  'broken_expectation',
  /** The model gave no answer that can be used. */
  'no_answer',
] as const;

export const regressionSchema = z.object({
  sample: idSchema,
  sampleName: z.string(),
  what: z.enum(regressionKinds),
  message: z.string(),
});
export type Regression = Readonly<z.infer<typeof regressionSchema>>;

/** A broken expectation that is no regression, in words for people. */
export const brokenInBothText = ({ message }: Regression): string => `${message} The live version breaks this, too.`;
