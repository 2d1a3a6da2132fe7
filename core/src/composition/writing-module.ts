import { CheckAiAccess } from '../writing/use-cases/check-ai-access.ts';
import { CheckDraft } from '../writing/check/use-cases/check-draft.ts';
import { CheckEmail } from '../writing/use-cases/check-email.ts';
import { CheckPdf } from '../writing/use-cases/check-pdf.ts';
import { EditEmail } from '../writing/use-cases/edit-email.ts';
import { IdempotentRequests } from '../records/use-cases/idempotent-requests.ts';
import { KeepPdfInDrive } from '../writing/use-cases/keep-pdf-in-drive.ts';
import { ProcessGeneration } from '../writing/use-cases/process-generation.ts';
import { PromptComposer } from '../writing/use-cases/prompt-composer.ts';
import { RegenerateSequence } from '../writing/use-cases/regenerate-sequence.ts';
import { RetryGeneration } from '../writing/use-cases/retry-generation.ts';
import { RewriteEmail } from '../writing/use-cases/rewrite-email.ts';
import { SequenceReviewer } from '../writing/use-cases/sequence-reviewer.ts';
import { SubmitGeneration } from '../writing/use-cases/submit-generation.ts';
import { VersionReviewer } from '../writing/use-cases/version-reviewer.ts';
import { WriteSequence } from '../writing/use-cases/write-sequence.ts';
import type { Wiring } from './bindings.ts';
import {
  agencies,
  announcer,
  chooseModel,
  clock,
  credentials,
  dispatcher,
  drive,
  findReplacement,
  getRecord,
  googleAccess,
  history,
  html,
  ids,
  jobs,
  links,
  locks,
  logger,
  modelPrices,
  models,
  pdfReader,
  promptComposer,
  prompts,
  readContact,
  reviewer,
  secretBox,
  services,
  snapshots,
  spending,
  textGenerator,
  texts,
  tracing,
  usage,
  users,
  vendorModels,
  versionReviewer,
} from './tokens.ts';

/** Binds the use cases of submitting, writing and checking sequences. */
export function writingModule({ bind, settings, workerId }: Wiring): void {
  bind(RegenerateSequence, { history, submit: SubmitGeneration });
  bind(RetryGeneration, { history, jobs, dispatcher, spending, clock });
  bind(VersionReviewer, { history, reviewer });
  bind(EditEmail, { history, reviewer: versionReviewer, locks, announcer, clock });
  bind(CheckEmail, { getRecord, reviewer: versionReviewer });
  bind(CheckDraft, { agencies, credentials, readContact, promptComposer, users, reviewer });
  bind(RewriteEmail, {
    history,
    getRecord,
    reviewer: versionReviewer,
    credentials,
    promptComposer,
    textGenerator,
    modelPrices,
    clock,
  });
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
}
