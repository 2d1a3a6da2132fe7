import type { BaseSummary } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** Reads the base summary; its texts are empty when it was never saved. */
export class GetBaseSummary extends UseCase({ summaryPrompts: SummaryPromptRepository }) {
  async execute(): Promise<Pick<BaseSummary, 'title' | 'prompt'>> {
    return (await this.deps.summaryPrompts.getBase()) ?? { title: '', prompt: '' };
  }
}
