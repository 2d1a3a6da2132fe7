import { starterContent } from '../../domain/starter-content.ts';
import { SummaryPromptRepository } from '../../ports/summary-prompt-repository.ts';
import type { Agency } from '../domain/agency.ts';
import type { Needs } from '../../../platform/needs.ts';

/**
 * Suggests the beginning of a domain's first description. Older versions sent the base summary to the writer too, so
 * that many superadmins described their agency there.
 */
export class SuggestAgency {
  static readonly needs = { summaryPrompts: SummaryPromptRepository };
  readonly #deps: Needs<typeof SuggestAgency>;

  constructor(deps: Needs<typeof SuggestAgency>) {
    this.#deps = deps;
  }

  /** Empty if the domain has a description, or if nobody has written a base summary. */
  async execute({ version }: Pick<Agency, 'version'>): Promise<string> {
    if (version > 0) return '';
    const prompt = (await this.#deps.summaryPrompts.getBase())?.prompt ?? '';
    return prompt === starterContent.baseSummary.prompt ? '' : prompt;
  }
}
