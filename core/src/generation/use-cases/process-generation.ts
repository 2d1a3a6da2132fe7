import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { ErrorCode } from '../../contract/index.ts';
import type { ReadContact } from '../../contacts/use-cases/read-contact.ts';
import { emailsAskedFor, type Stage } from '../../contract/index.ts';
import { isSandbox } from '../../credentials/domain/credential.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import type { Tracing } from '../../shared/tracing.ts';
import { CallRefused } from '../domain/call-refused.ts';
import { fittingTokens, PromptTooLong } from '../domain/prompt-too-long.ts';
import { backoffMs, dispositionOf } from '../domain/error-disposition.ts';
import type { ClaimedJob, GenerationVersion, JobError } from '../domain/generation-record.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import { wastedBy, type WastedCalls } from '../domain/wasted-calls.ts';
import { leaseFrom, type Lease, type LeaseSettings } from '../domain/lease.ts';
import type { Rescheduling } from '../domain/job-states.ts';
import type { NewJob } from '../domain/new-job.ts';
import type { JobRepository } from '../ports/job-repository.ts';
import type { JobDelivery } from '../ports/job-queue.ts';
import type { PlaybookHtml } from '../ports/playbook-html.ts';
import { keepLease } from '../../shared/keep-lease.ts';
import type { ComposedPrompt, PromptComposer } from './prompt-composer.ts';
import type { SequenceReviewer } from './sequence-reviewer.ts';
import type { StatusAnnouncer } from './status-announcer.ts';
import { untilStored } from '../../shared/until-stored.ts';
import { markLinks } from '../domain/mark-links.ts';
import { versionOf } from './version-of.ts';
import type { WriteSequence } from './write-sequence.ts';

export interface ProcessSettings extends LeaseSettings {
  readonly maxAttempts: number;
}

interface Deps {
  jobs: JobRepository;
  credentials: CredentialResolver;
  readContact: ReadContact;
  promptComposer: PromptComposer;
  writeSequence: WriteSequence;
  reviewer: SequenceReviewer;
  html: PlaybookHtml;
  announcer: StatusAnnouncer;
  tracing: Tracing;
  clock: Clock;
  logger: Logger;
  settings: ProcessSettings;
}

export interface ProcessOptions {
  readonly signal?: AbortSignal;
  /** Called with the result after it is stored. */
  readonly onReady?: (version: GenerationVersion) => void;
  /** Called about model calls that are or may be paid for although they brought no result. */
  readonly onWaste?: (wasted: WastedCalls) => void;
  /** Runs the call of the model, by default at once. When it throws `CallRefused`, the job returns to the queue. */
  readonly makeCall?: <T>(call: () => Promise<T>) => Promise<T>;
}

/** How a message ended: `none` when there was nothing to take (done, taken by another worker, deleted). */
export type ProcessOutcome = 'ready' | 'error' | 'rescheduled' | 'lost' | 'none';

/** A job whose call was refused is not available to other workers for this long, so that the caller can cancel it. */
const refusedForMs = 5_000;

const oneDayMs = 24 * 60 * 60 * 1000;
const twoHoursMs = 2 * 60 * 60 * 1000;

/** How long a job waits for what makes it wait. */
function patienceMs(code: ErrorCode): number {
  // A budget renews by itself, by the month at the latest; a vendor may never.
  if (code === 'budget_exhausted') return Number.POSITIVE_INFINITY;
  // A CRM that moves an account says that it is back in a day, and may be late.
  return code === 'crm_unavailable' ? oneDayMs + twoHoursMs : oneDayMs;
}

/**
 * Carries out one queued generation: claims the record by lease and fencing token, reads the contact if the submit had
 * none, builds the prompt, calls the model, and commits the result once. A process that lost its lease commits nothing.
 * Failures never leave this method: they end in the record, as another attempt, a later one, or an error with a reason
 * for people. Only a store that cannot be written rejects, and the queue delivers again.
 */
export class ProcessGeneration {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ recordId, claimed, ...options }: ProcessOptions & JobDelivery): Promise<ProcessOutcome> {
    const record = claimed ?? (await this.#deps.jobs.claim(recordId, this.#lease()));
    return record === null ? 'none' : this.carryOut(record, options);
  }

  /** Accepts a job that this process carries out itself; it is claimed already and to be given to `carryOut`. */
  async begin(job: NewJob): Promise<ClaimedJob> {
    return { ...(await this.#deps.jobs.submitClaimed(job, this.#lease())), inputs: job.inputs };
  }

  carryOut(record: ClaimedJob, options: ProcessOptions = {}): Promise<ProcessOutcome> {
    const { request, attempts } = record.job;
    const attributes = { 'overture.record': record.id, 'overture.attempt': attempts };
    return this.#deps.tracing.span(
      'generate sequence',
      { kind: 'consumer', attributes, parent: request.trace },
      async (add) => {
        const outcome = await this.#carryOut(record, options);
        add({ 'overture.outcome': outcome });
        return outcome;
      },
    );
  }

  async #carryOut(record: ClaimedJob, options: ProcessOptions): Promise<ProcessOutcome> {
    const { jobs, announcer, clock, logger, settings } = this.#deps;
    if (record.job.attempts > settings.maxAttempts) {
      // Every earlier worker died before it could store an error.
      return this.#fail(record, {
        code: 'internal',
        message: `The generation stopped ${settings.maxAttempts} times before it could finish. Please try again.`,
      });
    }
    // The event is sent while the work begins; only the event of the end waits for it.
    const announced = announcer.announce(record, 'processing', record.updatedAt, firstStage(record));
    const lease = keepLease({ id: record.id, fence: record.job.fence }, options.signal, {
      jobs,
      clock,
      logger,
      leaseMs: settings.leaseMs,
    });
    try {
      const { version, sources } = await this.#write(record, lease.signal, options);
      lease.signal.throwIfAborted();
      if (!(await this.#commit(record, version, sources, lease.signal))) return 'lost';
      options.onReady?.(version);
      await announced;
      await announcer.announce(record, 'ready', version.readyAt);
      return 'ready';
    } catch (error) {
      await announced;
      const wasted = wastedBy(error);
      if (wasted !== null) options.onWaste?.(wasted);
      if (lease.isLost()) return 'lost';
      return await this.#settle(record, error, options.signal);
    } finally {
      lease.release();
    }
  }

  #lease(): Lease {
    const { clock, settings } = this.#deps;
    return leaseFrom(clock.now(), settings);
  }

  /** Stores a result, which is already paid for: it retries an unreachable store for as long as the lease lasts. */
  #commit(
    record: ClaimedJob,
    version: GenerationVersion,
    sources: readonly SourceBundle[],
    signal: AbortSignal,
  ): Promise<boolean> {
    const { jobs, logger } = this.#deps;
    return untilStored(() => jobs.complete(record.id, record.job.fence, version, sources), {
      signal,
      onTrouble: (error) =>
        logger.warn({ err: error, recordId: record.id }, 'a result could not be stored; trying again'),
    });
  }

  async #write(
    record: ClaimedJob,
    signal: AbortSignal,
    { makeCall = atOnce }: ProcessOptions,
  ): Promise<{ readonly version: GenerationVersion; readonly sources: readonly SourceBundle[] }> {
    const { credentials, promptComposer, writeSequence, reviewer, html, clock } = this.#deps;
    const { request: asked } = record.job;
    const billedTo = { userId: record.userId, department: asked.department };
    const snapshot = await this.#snapshotOf(record, signal);
    const credential = await credentials.resolve('Openai', asked.department);
    const compose = (maxTokens?: number) => promptComposer.compose({ record, snapshot, maxTokens });
    const onWriting = this.#stageTeller(record);
    const write = ({ prompt }: ComposedPrompt) =>
      writeSequence.execute(asked, { prompt, credential, billedTo, signal, onWriting }, makeCall);
    let composed = await compose();
    const written = await write(composed).catch(async (error: unknown) => {
      if (!(error instanceof PromptTooLong)) throw error;
      composed = await compose(await fittingTokens(composed.prompt, error));
      return write(composed);
    });
    const { emails, sales_playbook_html: playbookHtml } = written.written.answer;
    const playbook = html.sanitise(playbookHtml);
    const { review, bundles, unknownLinks } = await reviewer.reviewNew({
      record,
      snapshot,
      composed,
      emails,
      playbook,
    });
    const version = versionOf({
      record,
      snapshot,
      composed,
      ...written,
      review,
      playbookHtml: markLinks(playbook, unknownLinks),
      now: clock.now(),
      isSandboxAi: isSandbox(credential),
    });
    return { version, sources: bundles };
  }

  async #snapshotOf(record: ClaimedJob, signal: AbortSignal): Promise<ContactSnapshot> {
    if (record.inputs.snapshot !== null) return record.inputs.snapshot;
    const { department } = record.job.request;
    const snapshot = await this.#deps.readContact.execute({
      hubspotId: record.hubspotId,
      prospectUrl: record.prospectUrl === '' ? undefined : record.prospectUrl,
      context: record.inputs.context,
      department,
      userId: record.userId,
      credential: await this.#deps.credentials.resolve('Hubspot', department),
      signal,
    });
    await this.#keepRead(record, snapshot);
    this.#tell(record, { name: 'thinking' });
    return snapshot;
  }

  /** Tells screens which email is being written; nobody watches the records of a bulk run. */
  #stageTeller(record: ClaimedJob): ((emails: number) => void) | undefined {
    if (record.job.request.bulk !== undefined) return undefined;
    const of = emailsAskedFor(record.inputs.promptText);
    return (emails) =>
      this.#tell(record, { name: 'writing', ...(emails > 0 && { email: emails }), ...(of !== null && { of }) });
  }

  /** The work does not wait for it. */
  #tell(record: ClaimedJob, stage: Stage): void {
    void this.#deps.announcer.announce(record, 'processing', this.#deps.clock.now(), stage);
  }

  /** Stores the inputs for further attempts, which would otherwise read and pay for them again. */
  async #keepRead({ id, inputs, job }: ClaimedJob, snapshot: ContactSnapshot): Promise<void> {
    // Summaries that the AI did not write are tried again by the next attempt.
    const isWhole = snapshot.summaryWarning === null;
    try {
      await this.#deps.jobs.keepRead(id, job.fence, {
        inputs: isWhole ? { ...inputs, snapshot } : inputs,
        properties: snapshot.contact.properties,
      });
    } catch (error) {
      this.#deps.logger.warn({ err: error, recordId: id }, 'the contact that was read could not be kept');
    }
  }

  async #settle(record: ClaimedJob, error: unknown, signal: AbortSignal | undefined): Promise<ProcessOutcome> {
    const { clock, logger, settings } = this.#deps;
    const { job } = record;
    const now = clock.now();
    // The job returns to the queue without using up an attempt; when this process stops, it does so at once.
    if (signal?.aborted === true || error instanceof CallRefused) {
      const availableAt = signal?.aborted === true ? now : now + refusedForMs;
      return this.#reschedule(record, { availableAt, refundAttempt: true, reason: null });
    }
    const known = error instanceof AppError ? error : null;
    const jobError: JobError = {
      code: known?.code ?? 'internal',
      message: known?.message ?? 'Something went wrong on our side while writing. Nothing was lost, please try again.',
    };
    logger.warn({ err: error, recordId: record.id, attempt: job.attempts, code: jobError.code }, 'an attempt failed');
    const disposition = dispositionOf(known);
    const patienceEnds = job.submittedAt + patienceMs(jobError.code);
    if (disposition === 'reschedule' && now < patienceEnds) {
      // The last attempt is made by then, however long a wait the vendor asks for.
      const availableAt = Math.min(now + (known?.retryAfterMs ?? 10_000), patienceEnds);
      return this.#reschedule(record, { availableAt, refundAttempt: true, reason: jobError });
    }
    if (disposition === 'retry' && job.attempts < settings.maxAttempts) {
      const availableAt = now + backoffMs(job.attempts);
      return this.#reschedule(record, { availableAt, refundAttempt: false, reason: jobError });
    }
    return this.#fail(record, jobError);
  }

  async #reschedule(record: ClaimedJob, to: Omit<Rescheduling, 'now'>): Promise<ProcessOutcome> {
    const { jobs, announcer, clock } = this.#deps;
    const now = clock.now();
    if (!(await jobs.reschedule(record.id, record.job.fence, { ...to, now }))) return 'lost';
    await announcer.announce(record, 'pending', now);
    return 'rescheduled';
  }

  async #fail(record: ClaimedJob, error: JobError): Promise<ProcessOutcome> {
    const { jobs, announcer, clock } = this.#deps;
    const now = clock.now();
    if (!(await jobs.fail(record.id, record.job.fence, error, now))) return 'lost';
    await announcer.announce(record, 'error', now);
    return 'error';
  }
}

function firstStage({ inputs }: ClaimedJob): Stage {
  return { name: inputs.snapshot === null ? 'reading' : 'thinking' };
}

function atOnce<T>(call: () => Promise<T>): Promise<T> {
  return call();
}
