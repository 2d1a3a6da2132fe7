import type { PriceTier } from '../../models/domain/cost.ts';
import type { ModelCall } from '../../models/domain/model-call.ts';
import type { GenerationUsage } from '../../models/domain/prompt-parts.ts';

export interface FinishedResponse extends ModelCall {
  readonly text: string;
  /** Why the text is missing or incomplete, for the repair and for people; null when it is complete. */
  readonly problem: AnswerProblem | null;
  readonly model: string;
}

export interface AnswerProblem {
  /** The end of the sentence "The AI …". */
  readonly forPeople: string;
  /** The same for a summary, where it differs because there are no template and emails. */
  readonly ofSummary?: string;
  /** The same for the rewrite of an email, where it differs. */
  readonly ofRewrite?: string;
  /** What the model should do better; null where asking again would not help. */
  readonly forModel: string | null;
}

/** The counts of tokens that a server reported, where it did. */
type Told = { readonly [Count in keyof GenerationUsage]: number | null | undefined };

/** The usage that a server reported; null where it left out input or output, or reported only zeros. */
export function reportedUsage(told: Told): GenerationUsage | null {
  const { inputTokens, outputTokens } = told;
  if (inputTokens == null || outputTokens == null || inputTokens + outputTokens === 0) return null;
  return {
    inputTokens,
    cachedTokens: told.cachedTokens ?? 0,
    cacheWriteTokens: told.cacheWriteTokens ?? 0,
    outputTokens,
  };
}

/** The tier that a server says it used. */
export function tierOf(told: string | null | undefined): PriceTier {
  return told === 'flex' || told === 'priority' ? told : 'default';
}

/** How an answer ended, in either API. */
export type AnswerEnd = 'whole' | 'refused' | 'filtered' | 'too-long';

export function problemOf(end: AnswerEnd, text: string): AnswerProblem | null {
  switch (end) {
    case 'refused':
      return {
        forPeople: 'declined to write this sequence. A gentler template or less sensitive context may help.',
        ofSummary: 'declined to write a summary of this contact.',
        ofRewrite: 'declined to rewrite this email. Another instruction may help.',
        forModel: null,
      };
    case 'filtered':
      return {
        forPeople: "stopped at the vendor's content filter. Less sensitive context may help.",
        forModel: null,
      };
    case 'too-long':
      return {
        forPeople:
          'ran out of room before the answer was complete. A template that asks for fewer or shorter emails helps.',
        ofSummary: 'ran out of room before the summary was complete.',
        ofRewrite: 'ran out of room before the email was complete.',
        forModel: 'it was cut off for its length. Write shorter emails and a shorter playbook.',
      };
    case 'whole':
      return text.trim() === '' ? { forPeople: 'gave an empty answer.', forModel: 'it was empty.' } : null;
  }
}

/** For a connection that broke during the answer, or a stream without its end. */
export const incompleteResponse = (model: string): FinishedResponse => ({
  text: '',
  problem: { forPeople: 'was cut off in the middle of its answer.', forModel: 'the connection broke before its end.' },
  usage: null,
  model,
  serviceTier: 'default',
});

/** The SDK's own timeout, which must not come before the deadline of the signal. */
export const maxTimeoutMs = 3_600_000;
