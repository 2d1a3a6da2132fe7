import type { GenerationUsage } from '../../generation/domain/prompt-parts.ts';

export interface FinishedResponse {
  readonly text: string;
  /** Why the text is missing or incomplete, for the repair and for people; null when it is complete. */
  readonly problem: AnswerProblem | null;
  /** Null if the server did not report it. */
  readonly usage: GenerationUsage | null;
  readonly model: string;
  readonly serviceTier: 'default' | 'flex';
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

/** The usage that a server reported; null where it reported none, or only zeros. */
export function reportedUsage(told: Partial<GenerationUsage>): GenerationUsage | null {
  const { inputTokens = 0, cachedTokens = 0, cacheWriteTokens = 0, outputTokens = 0 } = told;
  return inputTokens + outputTokens > 0 ? { inputTokens, cachedTokens, cacheWriteTokens, outputTokens } : null;
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

/**
 * Whether the vendor reported the error itself, with a status or a code. Otherwise the connection broke during the
 * answer.
 */
export function isVendorError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('status' in error && typeof error.status === 'number') || ('code' in error && typeof error.code === 'string');
}
