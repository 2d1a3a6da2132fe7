import { AppError } from '../../shared/app-error.ts';
import type { PriceTier } from './cost.ts';
import type { GenerationUsage } from './prompt-parts.ts';

/** The maximum output of a sequence, reasoning included. No sequence needs more, and the smallest model allows it. */
export const maxOutputTokens = 16_000;
/** The maximum output of a summary, which needs less. */
export const maxSummaryTokens = 4_000;
/** The maximum output when a key is tested, which is OpenAI's smallest maximum. */
export const tryOutTokens = 16;

/** An `ai_bad_answer` error after an answer that has to be paid for. */
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
