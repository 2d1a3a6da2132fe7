import { starterContent } from '../../domain/starter-content.ts';
import { SummaryPromptRepository } from '../../ports/summary-prompt-repository.ts';
import type { Agency } from '../domain/agency.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Suggests the beginning of a domain's first description. Older versions sent the base summary to the writer too, so
 * that many superadmins described their agency there.
 */
export class SuggestAgency extends UseCase({ summaryPrompts: SummaryPromptRepository }) {
  /** Empty if the domain has a description, or if nobody has written a base summary. */
  async execute({ version }: Pick<Agency, 'version'>): Promise<string> {
    if (version > 0) return '';
    const prompt = (await this.deps.summaryPrompts.getBase())?.prompt ?? '';
    return prompt === starterContent.baseSummary.prompt ? '' : prompt;
  }
}
