import { AppError } from '../../platform/app-error.ts';
import { loadTokenCounter } from '../../models/domain/count-tokens.ts';
import type { PromptParts } from '../../models/domain/prompt-parts.ts';

/** An `ai_bad_answer` error for a prompt that is too long for the model or the account. Nothing was paid. */
export class PromptTooLong extends AppError {
  /** How many tokens the prompt is too long; null if the vendor does not say. */
  readonly excessTokens: number | null;

  constructor(excessTokens: number | null, options: { readonly cause: unknown }) {
    super(
      'ai_bad_answer',
      'The template and the contact together are too long for this model or this account. Please shorten the template or the added texts.',
      { ...options, isFinal: true },
    );
    this.name = 'PromptTooLong';
    this.excessTokens = excessTokens;
  }
}

/** A reserve, because vendors count tokens slightly differently. */
const margin = 0.95;

/** The maximum tokens of a second attempt: the prompt without its excess, or half of it if the excess is unknown. */
export async function fittingTokens(prompt: PromptParts, { excessTokens }: PromptTooLong): Promise<number> {
  const count = await loadTokenCounter();
  const tokens = count(prompt.instructions) + count(prompt.stablePrefix) + count(prompt.contactData);
  return Math.floor(excessTokens === null ? tokens / 2 : (tokens - excessTokens) * margin);
}
