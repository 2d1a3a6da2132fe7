import type { BaseSummary } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** Reads the base summary; its texts are empty when it was never saved. */
export class GetBaseSummary {
  static readonly needs = { summaryPrompts: SummaryPromptRepository };
  readonly #deps: Needs<typeof GetBaseSummary>;

  constructor(deps: Needs<typeof GetBaseSummary>) {
    this.#deps = deps;
  }

  async execute(): Promise<Pick<BaseSummary, 'title' | 'prompt'>> {
    return (await this.#deps.summaryPrompts.getBase()) ?? { title: '', prompt: '' };
  }
}
