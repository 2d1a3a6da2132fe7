import { ContainerModule } from 'inversify';
import { SqliteBulkLedgers } from '../adapters/bulk-ledger/sqlite-bulk-ledgers.ts';
import { BulkLedgers } from '../bulk/ports/bulk-ledger.ts';
import { PlanBulk } from '../bulk/use-cases/plan-bulk.ts';
import { RunBulk } from '../bulk/use-cases/run-bulk.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { ContactLinks } from '../contacts/use-cases/contact-links.ts';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import { PlaybookHtml } from '../generation/ports/playbook-html.ts';
import { StatusFeed } from '../generation/ports/status-feed.ts';
import { TextBatches } from '../generation/ports/text-batches.ts';
import { EndBatched } from '../generation/use-cases/end-batched.ts';
import { HoldForBatch } from '../generation/use-cases/hold-for-batch.ts';
import { JobDispatcher } from '../generation/use-cases/job-dispatcher.ts';
import { ProcessGeneration } from '../generation/use-cases/process-generation.ts';
import { PromptComposer } from '../generation/use-cases/prompt-composer.ts';
import { StatusAnnouncer } from '../generation/use-cases/status-announcer.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { AddPlaybookToCrm } from '../history/use-cases/add-playbook-to-crm.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { UsageRepository } from '../overview/ports/usage-repository.ts';
import { FindPrompt } from '../prompts/use-cases/find-prompt.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';
import { Logger } from '../shared/logger.ts';
import type { Settings } from './settings.ts';

/** Binds generating for whole lists. */
export function bulkModule(settings: Settings, workerId: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(HoldForBatch)
      .toDynamicValue(
        (core) =>
          new HoldForBatch({
            jobs: core.get(JobRepository),
            promptComposer: core.get(PromptComposer),
            batches: core.get(TextBatches),
            announcer: core.get(StatusAnnouncer),
            clock: core.get(Clock),
            settings: { workerId, leaseMs: settings.jobLeaseMs },
          }),
      )
      .inSingletonScope();
    bind(EndBatched)
      .toDynamicValue(
        (core) =>
          new EndBatched({
            jobs: core.get(JobRepository),
            history: core.get(HistoryRepository),
            services: core.get(ServiceTypeRepository),
            html: core.get(PlaybookHtml),
            announcer: core.get(StatusAnnouncer),
            clock: core.get(Clock),
          }),
      )
      .inSingletonScope();
    bind(BulkLedgers).toConstantValue(new SqliteBulkLedgers());
    bind(PlanBulk)
      .toDynamicValue(
        (core) =>
          new PlanBulk({
            crm: core.get(CrmContacts),
            credentials: core.get(CredentialResolver),
            findPrompt: core.get(FindPrompt),
            chooseModel: core.get(ChooseModel),
            promptComposer: core.get(PromptComposer),
            usage: core.get(UsageRepository),
            clock: core.get(Clock),
          }),
      )
      .inSingletonScope();
    bind(RunBulk)
      .toDynamicValue(
        (core) =>
          new RunBulk({
            crm: core.get(CrmContacts),
            credentials: core.get(CredentialResolver),
            links: core.get(ContactLinks),
            findPrompt: core.get(FindPrompt),
            chooseModel: core.get(ChooseModel),
            jobs: core.get(JobRepository),
            history: core.get(HistoryRepository),
            processGeneration: core.get(ProcessGeneration),
            dispatcher: core.get(JobDispatcher),
            feed: core.get(StatusFeed),
            addPlaybookToCrm: core.get(AddPlaybookToCrm),
            clock: core.get(Clock),
            ids: core.get(IdGenerator),
            holdForBatch: core.get(HoldForBatch),
            endBatched: core.get(EndBatched),
            batches: core.get(TextBatches),
            logger: core.get(Logger),
          }),
      )
      .inSingletonScope();
  });
}
