import { z } from 'zod';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { templateFields } from '../contract/template-fields.ts';
import { Clock } from '../../platform/clock.ts';
import type { PromptVersion, VersionContent } from '../domain/prompt-version.ts';
import { PromptRepository } from '../ports/prompt-repository.ts';
import type { VersionedTexts, LiveText } from '../ports/versioned-texts.ts';
import { UseCase } from '../../platform/needs.ts';

const contentSchema = z.object({
  ...templateFields,
  prompt: z.string(),
  department: departmentKeySchema,
});
/** The fields that a save of a template replaces. */
export type TemplateContent = z.infer<typeof contentSchema>;

export function templateContentOf(content: VersionContent): TemplateContent {
  return contentSchema.parse(content);
}

export class TemplateTexts extends UseCase({ prompts: PromptRepository, clock: Clock }) implements VersionedTexts {
  async findLive(id: string): Promise<LiveText | null> {
    const stored = await this.deps.prompts.findById(id);
    return stored && { version: stored.version, content: contentSchema.parse(stored), savedAt: stored.updatedAt };
  }

  async putLive(id: string, { version, content }: PromptVersion, seen: number, by: string): Promise<boolean> {
    const { prompts, clock } = this.deps;
    const stored = await prompts.findById(id);
    if (stored === null) return false;
    return prompts.update(
      { ...stored, ...contentSchema.parse(content), version, updatedAt: clock.now(), updatedBy: by },
      seen,
    );
  }
}
