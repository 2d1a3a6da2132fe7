import { CheckAiAccess } from '../generation/use-cases/check-ai-access.ts';
import { IdempotentRequests } from '../generation/use-cases/idempotent-requests.ts';
import { JobDispatcher } from '../generation/use-cases/job-dispatcher.ts';
import { CheckPdf } from '../generation/use-cases/check-pdf.ts';
import { KeepPdfInDrive } from '../generation/use-cases/keep-pdf-in-drive.ts';
import { ProcessGeneration } from '../generation/use-cases/process-generation.ts';
import { PromptComposer } from '../generation/use-cases/prompt-composer.ts';
import { SequenceReviewer } from '../generation/use-cases/sequence-reviewer.ts';
import { StatusAnnouncer } from '../generation/use-cases/status-announcer.ts';
import { SubmitGeneration } from '../generation/use-cases/submit-generation.ts';
import { SweepExpired } from '../generation/use-cases/sweep-expired.ts';
import { SweepJobs } from '../generation/use-cases/sweep-jobs.ts';
import { SweepUsage } from '../generation/use-cases/sweep-usage.ts';
import { WriteSequence } from '../generation/use-cases/write-sequence.ts';
import { WakeWaitingJobs } from '../generation/use-cases/wake-waiting-jobs.ts';
import type { Wiring } from './bindings.ts';
import {
  agencies,
  announcer,
  chooseModel,
  clock,
  credentials,
  dispatcher,
  drive,
  feed,
  findReplacement,
  googleAccess,
  html,
  idempotency,
  ids,
  jobs,
  links,
  logger,
  modelPrices,
  models,
  pdfReader,
  promptComposer,
  prompts,
  queue,
  readContact,
  reviewer,
  secretBox,
  secrets,
  services,
  sessions,
  snapshots,
  spending,
  textGenerator,
  texts,
  tracing,
  usage,
  users,
  vendorModels,
} from './tokens.ts';

/** Binds the use cases of submitting, queueing and processing generations. */
export function generationModule({ bind, settings, workerId }: Wiring): void {
  bind(StatusAnnouncer, { feed, logger });
  bind(JobDispatcher, { queue, announcer, logger });
  bind(IdempotentRequests, { idempotency, clock });
  bind(CheckPdf, { pdfReader });
  bind(KeepPdfInDrive, { googleAccess, secretBox, drive, clock, logger });
  bind(SubmitGeneration, {
    credentials,
    chooseModel,
    prompts,
    snapshots,
    links,
    pdfReader,
    jobs,
    dispatcher,
    idempotency: IdempotentRequests,
    keepPdfInDrive: KeepPdfInDrive,
    tracing,
    spending,
    clock,
    ids,
  });
  bind(PromptComposer, { agencies, services, users });
  bind(CheckAiAccess, { vendorModels, models, textGenerator });
  bind(WriteSequence, { textGenerator, findReplacement, modelPrices, logger });
  bind(SequenceReviewer, { agencies, texts, clock });
  bind(ProcessGeneration, {
    jobs,
    credentials,
    readContact,
    promptComposer,
    writeSequence: WriteSequence,
    reviewer,
    html,
    usage,
    announcer,
    tracing,
    clock,
    logger,
    settings: { value: { workerId, leaseMs: settings.jobLeaseMs, maxAttempts: settings.jobMaxAttempts } },
  });
  bind(SweepJobs, { jobs, queue, clock, settings: { value: { leaseMs: settings.jobLeaseMs } } });
  bind(SweepUsage, { jobs });
  bind(WakeWaitingJobs, { jobs, clock, logger });
  bind(SweepExpired, {
    snapshots,
    idempotency,
    sessions,
    secrets,
    googleAccess,
    feed,
    clock,
    sessionIdleMs: { value: settings.sessionIdleMs },
  });
}
