import { Clock } from '../../platform/clock.ts';
import { baseSummaryId } from '../domain/prompt.ts';
import type { PromptVersion } from '../domain/prompt-version.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { VersionedTexts, LiveText } from '../ports/versioned-texts.ts';
import { UseCase } from '../../platform/needs.ts';

export class BaseTexts
  extends UseCase({ summaryPrompts: SummaryPromptRepository, clock: Clock })
  implements VersionedTexts
{
  async findLive(id: string): Promise<LiveText | null> {
    if (id !== baseSummaryId) return null;
    const base = await this.deps.summaryPrompts.getBase();
    if (base === null) return { version: 0, content: { title: '', prompt: '' }, savedAt: null };
    const { version, title, prompt, updatedAt } = base;
    return { version, content: { title, prompt }, savedAt: updatedAt };
  }

  putLive(_id: string, { version, content }: PromptVersion, seen: number): Promise<boolean> {
    const { title, prompt } = content;
    return this.deps.summaryPrompts.putBase({ title, prompt, version, updatedAt: this.deps.clock.now() }, seen);
  }
}
