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
      .toResolvedValue(
        (jobs, promptComposer, batches, announcer, clock) =>
          new HoldForBatch({
            jobs,
            promptComposer,
            batches,
            announcer,
            clock,
            settings: { workerId, leaseMs: settings.jobLeaseMs },
          }),
        [JobRepository, PromptComposer, TextBatches, StatusAnnouncer, Clock],
      )
      .inSingletonScope();
    bind(EndBatched)
      .toResolvedValue(
        (jobs, history, services, html, announcer, clock) =>
          new EndBatched({ jobs, history, services, html, announcer, clock }),
        [JobRepository, HistoryRepository, ServiceTypeRepository, PlaybookHtml, StatusAnnouncer, Clock],
      )
      .inSingletonScope();
    bind(BulkLedgers).toConstantValue(new SqliteBulkLedgers());
    bind(PlanBulk)
      .toResolvedValue(
        (crm, credentials, findPrompt, chooseModel, promptComposer, usage, clock) =>
          new PlanBulk({ crm, credentials, findPrompt, chooseModel, promptComposer, usage, clock }),
        [CrmContacts, CredentialResolver, FindPrompt, ChooseModel, PromptComposer, UsageRepository, Clock],
      )
      .inSingletonScope();
    bind(RunBulk)
      .toResolvedValue(
        (
          crm,
          credentials,
          links,
          findPrompt,
          chooseModel,
          jobs,
          history,
          processGeneration,
          dispatcher,
          feed,
          addPlaybookToCrm,
          clock,
          ids,
          holdForBatch,
          endBatched,
          batches,
          logger,
        ) =>
          new RunBulk({
            crm,
            credentials,
            links,
            findPrompt,
            chooseModel,
            jobs,
            history,
            processGeneration,
            dispatcher,
            feed,
            addPlaybookToCrm,
            clock,
            ids,
            holdForBatch,
            endBatched,
            batches,
            logger,
          }),
        [
          CrmContacts,
          CredentialResolver,
          ContactLinks,
          FindPrompt,
          ChooseModel,
          JobRepository,
          HistoryRepository,
          ProcessGeneration,
          JobDispatcher,
          StatusFeed,
          AddPlaybookToCrm,
          Clock,
          IdGenerator,
          HoldForBatch,
          EndBatched,
          TextBatches,
          Logger,
        ],
      )
      .inSingletonScope();
  });
}
