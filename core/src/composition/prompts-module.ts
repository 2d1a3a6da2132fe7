import { ContainerModule } from 'inversify';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { FindPrompt } from '../prompts/use-cases/find-prompt.ts';
import { ListPrompts } from '../prompts/use-cases/list-prompts.ts';
import { ListServiceTypes } from '../prompts/use-cases/list-service-types.ts';
import { SeedPrompts } from '../prompts/use-cases/seed-prompts.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';

/** Binds prompt templates and services. */
export function promptsModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(FindPrompt).toResolvedValue((prompts) => new FindPrompt({ prompts }), [PromptRepository]).inSingletonScope();
    bind(ListPrompts).toResolvedValue((prompts) => new ListPrompts({ prompts }), [PromptRepository]).inSingletonScope();
    bind(ListServiceTypes)
      .toResolvedValue((services) => new ListServiceTypes({ services }), [ServiceTypeRepository])
      .inSingletonScope();
    bind(SeedPrompts)
      .toResolvedValue(
        (prompts, summaryPrompts, services, clock, ids) =>
          new SeedPrompts({ prompts, summaryPrompts, services, clock, ids }),
        [PromptRepository, SummaryPromptRepository, ServiceTypeRepository, Clock, IdGenerator],
      )
      .inSingletonScope();
  });
}
