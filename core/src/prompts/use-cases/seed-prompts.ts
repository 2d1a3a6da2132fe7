import { ConflictError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { promptTemplateSchema } from '../domain/prompt.ts';
import { starterContent, starterId } from '../domain/starter-content.ts';
import { PromptRepository } from '../ports/prompt-repository.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Fills an empty store with the starting templates, summary prompts, base summary and services. Their ids are fixed, so
 * that processes that start together fill it once, and the next process finishes an interrupted seed.
 */
export class SeedPrompts extends UseCase({
  prompts: PromptRepository,
  summaryPrompts: SummaryPromptRepository,
  services: ServiceTypeRepository,
  clock: Clock,
}) {
  async execute(): Promise<void> {
    const { prompts, summaryPrompts, services, clock } = this.deps;
    // The base summary can be edited but never deleted, so it tells a filled store from an empty one.
    if ((await summaryPrompts.getBase()) !== null) return;
    const now = clock.now();
    // Lists show the newest first, so the first template gets the newest moment.
    for (const [index, template] of starterContent.templates.entries()) {
      const createdAt = now - index;
      const id = starterId('template', index + 1);
      const prompt = promptTemplateSchema.parse({ ...template, id, createdAt, updatedAt: createdAt });
      await unlessThere(prompts.create(prompt));
    }
    for (const [index, prompt] of starterContent.summaryPrompts.entries()) {
      await unlessThere(
        summaryPrompts.create({ ...prompt, id: starterId('summary', index + 1), version: 1, createdAt: now }),
      );
    }
    await services.replaceAll(starterContent.services);
    await summaryPrompts.putBase({ ...starterContent.baseSummary, version: 1, updatedAt: now }, 0);
  }
}

async function unlessThere(creation: Promise<void>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}
