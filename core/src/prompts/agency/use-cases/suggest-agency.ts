import { starterContent } from '../../domain/starter-content.ts';
import type { SummaryPromptRepository } from '../../ports/summary-prompt-repository.ts';
import type { Agency } from '../domain/agency.ts';

/**
 * Suggests the beginning of a domain's first description. Older versions sent the base summary to the writer too, so
 * that many superadmins described their agency there.
 */
export class SuggestAgency {
  readonly #deps: { summaryPrompts: SummaryPromptRepository };

  constructor(deps: { summaryPrompts: SummaryPromptRepository }) {
    this.#deps = deps;
  }

  /** Empty if the domain has a description, or if nobody has written a base summary. */
  async execute({ version }: Pick<Agency, 'version'>): Promise<string> {
    if (version > 0) return '';
    const prompt = (await this.#deps.summaryPrompts.getBase())?.prompt ?? '';
    return prompt === starterContent.baseSummary.prompt ? '' : prompt;
  }
}
