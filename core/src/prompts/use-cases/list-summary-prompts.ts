import type { SummaryPrompt } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** Lists the summary prompts of the three groups, newest first. */
export class ListSummaryPrompts {
  static readonly needs = { summaryPrompts: SummaryPromptRepository };
  readonly #deps: Needs<typeof ListSummaryPrompts>;

  constructor(deps: Needs<typeof ListSummaryPrompts>) {
    this.#deps = deps;
  }

  execute(): Promise<readonly SummaryPrompt[]> {
    return this.#deps.summaryPrompts.list();
  }
}
