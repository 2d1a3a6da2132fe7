import { ContainerModule } from 'inversify';
import { GoogleAccessRepository } from '../auth/ports/google-access-repository.ts';
import { RevokedTokenRepository } from '../auth/ports/revoked-token-repository.ts';
import { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import { ContactLinks } from '../contacts/use-cases/contact-links.ts';
import { ReadContact } from '../contacts/use-cases/read-contact.ts';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { SecretBox } from '../credentials/ports/secret-box.ts';
import { IdempotencyRepository } from '../generation/ports/idempotency-repository.ts';
import { JobQueue } from '../generation/ports/job-queue.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import { PdfDrive } from '../generation/ports/pdf-drive.ts';
import { PdfReader } from '../generation/ports/pdf-reader.ts';
import { PlaybookHtml } from '../generation/ports/playbook-html.ts';
import { StatusFeed } from '../generation/ports/status-feed.ts';
import { TextGenerator } from '../generation/ports/text-generator.ts';
import { CancelGeneration } from '../generation/use-cases/cancel-generation.ts';
import { IdempotentRequests } from '../generation/use-cases/idempotent-requests.ts';
import { JobDispatcher } from '../generation/use-cases/job-dispatcher.ts';
import { KeepPdfInDrive } from '../generation/use-cases/keep-pdf-in-drive.ts';
import { ProcessGeneration } from '../generation/use-cases/process-generation.ts';
import { PromptComposer } from '../generation/use-cases/prompt-composer.ts';
import { RetryGeneration } from '../generation/use-cases/retry-generation.ts';
import { StatusAnnouncer } from '../generation/use-cases/status-announcer.ts';
import { SubmitGeneration } from '../generation/use-cases/submit-generation.ts';
import { SweepExpired } from '../generation/use-cases/sweep-expired.ts';
import { SweepJobs } from '../generation/use-cases/sweep-jobs.ts';
import { SweepUsage } from '../generation/use-cases/sweep-usage.ts';
import { WakeWaitingJobs } from '../generation/use-cases/wake-waiting-jobs.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';
import { Logger } from '../shared/logger.ts';
import { UserRepository } from '../users/ports/user-repository.ts';
import type { Settings } from './settings.ts';

/** Binds submitting, queueing and carrying out generations. */
export function generationModule(settings: Settings, workerId: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(StatusAnnouncer)
      .toResolvedValue((feed, logger) => new StatusAnnouncer({ feed, logger }), [StatusFeed, Logger])
      .inSingletonScope();
    bind(JobDispatcher)
      .toResolvedValue(
        (queue, announcer, logger) => new JobDispatcher({ queue, announcer, logger }),
        [JobQueue, StatusAnnouncer, Logger],
      )
      .inSingletonScope();
    bind(IdempotentRequests)
      .toResolvedValue(
        (repository, clock) => new IdempotentRequests({ repository, clock }),
        [IdempotencyRepository, Clock],
      )
      .inSingletonScope();
    bind(KeepPdfInDrive)
      .toResolvedValue(
        (access, secretBox, drive, clock, logger) => new KeepPdfInDrive({ access, secretBox, drive, clock, logger }),
        [GoogleAccessRepository, SecretBox, PdfDrive, Clock, Logger],
      )
      .inSingletonScope();
    bind(SubmitGeneration)
      .toResolvedValue(
        (
          credentials,
          chooseModel,
          prompts,
          snapshots,
          links,
          pdfReader,
          jobs,
          dispatcher,
          idempotency,
          keepPdfInDrive,
          clock,
          ids,
        ) =>
          new SubmitGeneration({
            credentials,
            chooseModel,
            prompts,
            snapshots,
            links,
            pdfReader,
            jobs,
            dispatcher,
            idempotency,
            keepPdfInDrive,
            clock,
            ids,
          }),
        [
          CredentialResolver,
          ChooseModel,
          PromptRepository,
          ContactSnapshotRepository,
          ContactLinks,
          PdfReader,
          JobRepository,
          JobDispatcher,
          IdempotentRequests,
          KeepPdfInDrive,
          Clock,
          IdGenerator,
        ],
      )
      .inSingletonScope();
    bind(RetryGeneration)
      .toResolvedValue(
        (history, jobs, dispatcher, clock) => new RetryGeneration({ history, jobs, dispatcher, clock }),
        [HistoryRepository, JobRepository, JobDispatcher, Clock],
      )
      .inSingletonScope();
    bind(CancelGeneration)
      .toResolvedValue(
        (history, jobs, announcer, clock) => new CancelGeneration({ history, jobs, announcer, clock }),
        [HistoryRepository, JobRepository, StatusAnnouncer, Clock],
      )
      .inSingletonScope();
    bind(PromptComposer)
      .toResolvedValue(
        (summaryPrompts, services, users) => new PromptComposer({ summaryPrompts, services, users }),
        [SummaryPromptRepository, ServiceTypeRepository, UserRepository],
      )
      .inSingletonScope();
    bind(ProcessGeneration)
      .toResolvedValue(
        (jobs, credentials, readContact, promptComposer, textGenerator, html, announcer, clock, logger) =>
          new ProcessGeneration({
            jobs,
            credentials,
            readContact,
            promptComposer,
            textGenerator,
            html,
            announcer,
            clock,
            logger,
            settings: { workerId, leaseMs: settings.jobLeaseMs, maxAttempts: settings.jobMaxAttempts },
          }),
        [
          JobRepository,
          CredentialResolver,
          ReadContact,
          PromptComposer,
          TextGenerator,
          PlaybookHtml,
          StatusAnnouncer,
          Clock,
          Logger,
        ],
      )
      .inSingletonScope();
    bind(SweepJobs)
      .toResolvedValue(
        (jobs, queue, clock) => new SweepJobs({ jobs, queue, clock, settings: { leaseMs: settings.jobLeaseMs } }),
        [JobRepository, JobQueue, Clock],
      )
      .inSingletonScope();
    bind(SweepUsage)
      .toResolvedValue((jobs) => new SweepUsage({ jobs }), [JobRepository])
      .inSingletonScope();
    bind(WakeWaitingJobs)
      .toResolvedValue(
        (jobs, clock, logger) => new WakeWaitingJobs({ jobs, clock, logger }),
        [JobRepository, Clock, Logger],
      )
      .inSingletonScope();
    bind(SweepExpired)
      .toResolvedValue(
        (snapshots, idempotency, revokedTokens, googleAccess, clock) =>
          new SweepExpired({ snapshots, idempotency, revokedTokens, googleAccess, clock }),
        [ContactSnapshotRepository, IdempotencyRepository, RevokedTokenRepository, GoogleAccessRepository, Clock],
      )
      .inSingletonScope();
  });
}
