import { ContainerModule } from 'inversify';
import { SqliteBulkLedgers } from '../adapters/bulk-ledger/sqlite-bulk-ledgers.ts';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { BulkLedgers } from '../bulk/ports/bulk-ledger.ts';
import { PlanBulk } from '../bulk/use-cases/plan-bulk.ts';
import { RunBulk } from '../bulk/use-cases/run-bulk.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import { ContactLinks } from '../contacts/use-cases/contact-links.ts';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import { StatusFeed } from '../generation/ports/status-feed.ts';
import { JobDispatcher } from '../generation/use-cases/job-dispatcher.ts';
import { ProcessGeneration } from '../generation/use-cases/process-generation.ts';
import { PromptComposer } from '../generation/use-cases/prompt-composer.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { AddPlaybookToCrm } from '../history/use-cases/add-playbook-to-crm.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { UsageRepository } from '../overview/ports/usage-repository.ts';
import { FindPrompt } from '../prompts/use-cases/find-prompt.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';

/** Binds generating for whole lists. */
export function bulkModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(BulkLedgers).toConstantValue(new SqliteBulkLedgers());
    bind(PlanBulk)
      .toResolvedValue(
        (crm, crmFields, credentials, findPrompt, chooseModel, promptComposer, usage, clock) =>
          new PlanBulk({ crm, crmFields, credentials, findPrompt, chooseModel, promptComposer, usage, clock }),
        [
          CrmContacts,
          CrmFieldRepository,
          CredentialResolver,
          FindPrompt,
          ChooseModel,
          PromptComposer,
          UsageRepository,
          Clock,
        ],
      )
      .inSingletonScope();
    bind(RunBulk)
      .toResolvedValue(
        (crm, crmFields, credentials, links, findPrompt, chooseModel, jobs, history, ...rest) => {
          const [processGeneration, dispatcher, feed, addPlaybookToCrm, audit, clock, ids] = rest;
          const rows = { crm, crmFields, credentials, links, findPrompt, chooseModel };
          const writing = { jobs, history, processGeneration, dispatcher, feed, addPlaybookToCrm, audit, clock, ids };
          return new RunBulk({ ...rows, ...writing });
        },
        [
          CrmContacts,
          CrmFieldRepository,
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
          AuditTrail,
          Clock,
          IdGenerator,
        ],
      )
      .inSingletonScope();
  });
}
