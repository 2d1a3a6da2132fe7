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

/** Writes by a prompt; if it is too long, once more by one that `shorten` makes of at most so many tokens. */
export async function writeFitting<Composed extends { readonly prompt: PromptParts }, Answer>(
  composed: Composed,
  shorten: (maxTokens: number) => Promise<Composed>,
  write: (composed: Composed) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write(composed);
  } catch (error) {
    if (!(error instanceof PromptTooLong)) throw error;
    return write(await shorten(await fittingTokens(composed.prompt, error)));
  }
}

/** The maximum tokens of a second attempt: the prompt without its excess, or half of it if the excess is unknown. */
async function fittingTokens(prompt: PromptParts, { excessTokens }: PromptTooLong): Promise<number> {
  const count = await loadTokenCounter();
  const tokens = count(prompt.instructions) + count(prompt.stablePrefix) + count(prompt.contactData);
  return Math.floor(excessTokens === null ? tokens / 2 : (tokens - excessTokens) * margin);
}
