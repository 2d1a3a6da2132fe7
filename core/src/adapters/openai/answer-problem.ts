import type { GenerationUsage } from '../../generation/domain/prompt-parts.ts';

export interface FinishedResponse {
  readonly text: string;
  /** Why there is no whole text, for the repair and for people; null when there is one. */
  readonly problem: AnswerProblem | null;
  /** Null: the server did not tell it. */
  readonly usage: GenerationUsage | null;
  readonly model: string;
  readonly serviceTier: 'default' | 'flex';
}

export interface AnswerProblem {
  /** Finishes "The AI …". */
  readonly forPeople: string;
  /** The same of a summary, where it differs: there is neither template nor e-mail in one. */
  readonly ofSummary?: string;
  /** The same of the rewrite of an e-mail, where it differs. */
  readonly ofRewrite?: string;
  /** What the model is told to do better; null where it meant what it said, and nothing is gained by asking again. */
  readonly forModel: string | null;
}

/** The usage that a server told; null where it told none, or nothing but zeros. */
export function toldUsage(told: Partial<GenerationUsage>): GenerationUsage | null {
  const { inputTokens = 0, cachedTokens = 0, cacheWriteTokens = 0, outputTokens = 0 } = told;
  return inputTokens + outputTokens > 0 ? { inputTokens, cachedTokens, cacheWriteTokens, outputTokens } : null;
}

/** How an answer ended, whichever API it came by. */
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

/** A connection that broke in mid-answer, or a stream without its end. */
export const cutOff = (model: string): FinishedResponse => ({
  text: '',
  problem: { forPeople: 'was cut off in the middle of its answer.', forModel: 'the connection broke before its end.' },
  usage: null,
  model,
  serviceTier: 'default',
});

/** Deadlines are the signal's; the SDK's own must not come before them. */
export const maxTimeoutMs = 3_600_000;

/** A status or a code means that the vendor said what is wrong; without one the connection broke in mid-answer. */
export function isTold(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('status' in error && typeof error.status === 'number') || ('code' in error && typeof error.code === 'string');
}
