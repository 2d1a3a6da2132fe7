import { AppError } from '../../shared/app-error.ts';
import type { PriceTier } from './cost.ts';
import type { GenerationUsage } from './prompt-parts.ts';

/** More output than any sequence needs, reasoning included, and no more than the smallest model may write. */
export const maxOutputTokens = 16_000;
/** More than a summary needs. */
export const maxSummaryTokens = 4_000;
/** Of a word to try a key with; OpenAI takes no smaller maximum. */
export const tryOutTokens = 16;

/** An `ai_bad_answer` after the model did answer, so that the call is paid for. */
export class UnusableAnswer extends AppError {
  /** The usage of all calls; null when the vendor did not report it for each. */
  readonly usage: GenerationUsage | null;
  readonly serviceTier: PriceTier;

  constructor(
    message: string,
    options: {
      readonly isFinal: boolean;
      readonly usage: GenerationUsage | null;
      readonly serviceTier: PriceTier;
    },
  ) {
    super('ai_bad_answer', message, { isFinal: options.isFinal });
    this.name = 'UnusableAnswer';
    this.usage = options.usage;
    this.serviceTier = options.serviceTier;
  }
}
