import { starterContent } from '../../prompts/domain/starter-content.ts';
import type { SummaryPromptRepository } from '../../prompts/ports/summary-prompt-repository.ts';
import type { Agency } from '../domain/agency.ts';

/**
 * What a domain's first description can begin with. An older version gave the base summary to the writer as well, so
 * people told there who they are.
 */
export class SuggestAgency {
  readonly #deps: { summaryPrompts: SummaryPromptRepository };

  constructor(deps: { summaryPrompts: SummaryPromptRepository }) {
    this.#deps = deps;
  }

  /** Empty once the domain was described, and where nobody wrote a base summary of their own. */
  async execute({ version }: Pick<Agency, 'version'>): Promise<string> {
    if (version > 0) return '';
    const prompt = (await this.#deps.summaryPrompts.getBase())?.prompt ?? '';
    return prompt === starterContent.baseSummary.prompt ? '' : prompt;
  }
}
