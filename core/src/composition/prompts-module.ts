import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { CreateSummaryPrompt } from '../prompts/use-cases/create-summary-prompt.ts';
import { DeletePrompt } from '../prompts/use-cases/delete-prompt.ts';
import { DeleteServiceType } from '../prompts/use-cases/delete-service-type.ts';
import { DeleteSummaryPrompt } from '../prompts/use-cases/delete-summary-prompt.ts';
import { FindPrompt } from '../prompts/use-cases/find-prompt.ts';
import { FindServiceType } from '../prompts/use-cases/find-service-type.ts';
import { GetBaseSummary } from '../prompts/use-cases/get-base-summary.ts';
import { ListPrompts } from '../prompts/use-cases/list-prompts.ts';
import { ListServiceTypes } from '../prompts/use-cases/list-service-types.ts';
import { ListSummaryPrompts } from '../prompts/use-cases/list-summary-prompts.ts';
import { SaveBaseSummary } from '../prompts/use-cases/save-base-summary.ts';
import { SavePrompt } from '../prompts/use-cases/save-prompt.ts';
import { SaveServiceType } from '../prompts/use-cases/save-service-type.ts';
import { SeedPrompts } from '../prompts/use-cases/seed-prompts.ts';
import { UpdateSummaryPrompt } from '../prompts/use-cases/update-summary-prompt.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';

/** Binds prompt templates and services. */
export function promptsModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(FindPrompt)
      .toResolvedValue((prompts) => new FindPrompt({ prompts }), [PromptRepository])
      .inSingletonScope();
    bind(ListPrompts)
      .toResolvedValue((prompts) => new ListPrompts({ prompts }), [PromptRepository])
      .inSingletonScope();
    bind(ListServiceTypes)
      .toResolvedValue((services) => new ListServiceTypes({ services }), [ServiceTypeRepository])
      .inSingletonScope();
    bind(FindServiceType)
      .toResolvedValue((services) => new FindServiceType({ services }), [ServiceTypeRepository])
      .inSingletonScope();
    bind(SaveServiceType)
      .toResolvedValue(
        (services, audit) => new SaveServiceType({ services, audit }),
        [ServiceTypeRepository, AuditTrail],
      )
      .inSingletonScope();
    bind(DeleteServiceType)
      .toResolvedValue(
        (services, audit) => new DeleteServiceType({ services, audit }),
        [ServiceTypeRepository, AuditTrail],
      )
      .inSingletonScope();
    bind(SavePrompt)
      .toResolvedValue(
        (prompts, audit, clock, ids) => new SavePrompt({ prompts, audit, clock, ids }),
        [PromptRepository, AuditTrail, Clock, IdGenerator],
      )
      .inSingletonScope();
    bind(DeletePrompt)
      .toResolvedValue((prompts, audit) => new DeletePrompt({ prompts, audit }), [PromptRepository, AuditTrail])
      .inSingletonScope();
    bind(ListSummaryPrompts)
      .toResolvedValue((summaryPrompts) => new ListSummaryPrompts({ summaryPrompts }), [SummaryPromptRepository])
      .inSingletonScope();
    bind(CreateSummaryPrompt)
      .toResolvedValue(
        (summaryPrompts, audit, clock, ids) => new CreateSummaryPrompt({ summaryPrompts, audit, clock, ids }),
        [SummaryPromptRepository, AuditTrail, Clock, IdGenerator],
      )
      .inSingletonScope();
    bind(UpdateSummaryPrompt)
      .toResolvedValue(
        (summaryPrompts, audit) => new UpdateSummaryPrompt({ summaryPrompts, audit }),
        [SummaryPromptRepository, AuditTrail],
      )
      .inSingletonScope();
    bind(DeleteSummaryPrompt)
      .toResolvedValue(
        (summaryPrompts, audit) => new DeleteSummaryPrompt({ summaryPrompts, audit }),
        [SummaryPromptRepository, AuditTrail],
      )
      .inSingletonScope();
    bind(GetBaseSummary)
      .toResolvedValue((summaryPrompts) => new GetBaseSummary({ summaryPrompts }), [SummaryPromptRepository])
      .inSingletonScope();
    bind(SaveBaseSummary)
      .toResolvedValue(
        (summaryPrompts, audit, clock) => new SaveBaseSummary({ summaryPrompts, audit, clock }),
        [SummaryPromptRepository, AuditTrail, Clock],
      )
      .inSingletonScope();
    bind(SeedPrompts)
      .toResolvedValue(
        (prompts, summaryPrompts, services, clock) => new SeedPrompts({ prompts, summaryPrompts, services, clock }),
        [PromptRepository, SummaryPromptRepository, ServiceTypeRepository, Clock],
      )
      .inSingletonScope();
  });
}
