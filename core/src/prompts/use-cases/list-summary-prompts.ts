import type { SummaryPrompt } from '../domain/prompt.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';

/** Lists the summary prompts of the three groups, newest first. */
export class ListSummaryPrompts {
  readonly #deps: { summaryPrompts: SummaryPromptRepository };

  constructor(deps: { summaryPrompts: SummaryPromptRepository }) {
    this.#deps = deps;
  }

  execute(): Promise<readonly SummaryPrompt[]> {
    return this.#deps.summaryPrompts.list();
  }
}
