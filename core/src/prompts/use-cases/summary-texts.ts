import { z } from 'zod';
import type { PromptVersion } from '../domain/prompt-version.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { VersionedTexts, LiveText } from '../ports/versioned-texts.ts';
import { UseCase } from '../../platform/needs.ts';

const contentSchema = z.object({ title: z.string(), description: z.string().default(''), prompt: z.string() });

export class SummaryTexts extends UseCase({ summaryPrompts: SummaryPromptRepository }) implements VersionedTexts {
  async findLive(id: string): Promise<LiveText | null> {
    const stored = await this.deps.summaryPrompts.findById(id);
    return stored && { version: stored.version, content: contentSchema.parse(stored), savedAt: stored.createdAt };
  }

  async putLive(id: string, { version, content }: PromptVersion, seen: number): Promise<boolean> {
    const { summaryPrompts } = this.deps;
    const stored = await summaryPrompts.findById(id);
    if (stored === null) return false;
    return summaryPrompts.update({ ...stored, ...contentSchema.parse(content), version }, seen);
  }
}
