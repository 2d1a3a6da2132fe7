import { CheckAiAccess } from '../writing/use-cases/check-ai-access.ts';
import { IdempotentRequests } from '../records/use-cases/idempotent-requests.ts';
import { JobDispatcher } from '../records/use-cases/job-dispatcher.ts';
import { CheckPdf } from '../writing/use-cases/check-pdf.ts';
import { KeepPdfInDrive } from '../writing/use-cases/keep-pdf-in-drive.ts';
import { ProcessGeneration } from '../writing/use-cases/process-generation.ts';
import { PromptComposer } from '../writing/use-cases/prompt-composer.ts';
import { SequenceReviewer } from '../writing/use-cases/sequence-reviewer.ts';
import { StatusAnnouncer } from '../records/use-cases/status-announcer.ts';
import { SubmitGeneration } from '../writing/use-cases/submit-generation.ts';
import { SweepExpired } from '../records/use-cases/sweep-expired.ts';
import { SweepJobs } from '../records/use-cases/sweep-jobs.ts';
import { SweepUsage } from '../records/use-cases/sweep-usage.ts';
import { WriteSequence } from '../writing/use-cases/write-sequence.ts';
import { WakeWaitingJobs } from '../records/use-cases/wake-waiting-jobs.ts';
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
export function writingModule({ bind, settings, workerId }: Wiring): void {
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
