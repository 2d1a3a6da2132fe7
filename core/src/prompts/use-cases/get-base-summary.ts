import type { BaseSummary } from '../domain/prompt.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';

/** Reads the base summary; its texts are empty when it was never saved. */
export class GetBaseSummary {
  readonly #deps: { summaryPrompts: SummaryPromptRepository };

  constructor(deps: { summaryPrompts: SummaryPromptRepository }) {
    this.#deps = deps;
  }

  async execute(): Promise<Pick<BaseSummary, 'title' | 'prompt'>> {
    return (await this.#deps.summaryPrompts.getBase()) ?? { title: '', prompt: '' };
  }
}
