import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import { starterContent } from '../domain/starter-content.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';
import type { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';

interface Deps {
  prompts: PromptRepository;
  summaryPrompts: SummaryPromptRepository;
  services: ServiceTypeRepository;
  clock: Clock;
  ids: IdGenerator;
}

/** Fills a store that was never filled with the starting templates, summary prompts, base summary and services. Run under the store's start-up lock. */
export class SeedPrompts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<void> {
    const { prompts, summaryPrompts, services, clock, ids } = this.#deps;
    // The base summary can be edited but never deleted: it tells a filled store from an empty one.
    if ((await summaryPrompts.getBase()) !== null) return;
    const now = clock.now();
    // Lists show the newest first: the first template gets the newest moment.
    for (const [index, template] of starterContent.templates.entries()) {
      const createdAt = now - index;
      await prompts.create({ ...template, id: ids.next(), version: 1, createdAt, updatedAt: createdAt });
    }
    for (const prompt of starterContent.summaryPrompts) {
      await summaryPrompts.create({ ...prompt, id: ids.next(), createdAt: now });
    }
    await services.replaceAll(starterContent.services);
    await summaryPrompts.putBase({ ...starterContent.baseSummary, updatedAt: now });
  }
}
