import { CredentialResolver } from '../../../connections/ports/credential-resolver.ts';
import { nextAttempt, reasonOf } from '../../../records/domain/error-disposition.ts';
import type { JobError } from '../../../records/domain/generation-record.ts';
import { leaseFrom } from '../../../records/domain/lease.ts';
import { LeaseSettings } from '../../../records/ports/lease-settings.ts';
import { matchService } from '../../../writing/domain/match-service.ts';
import { costOfCalls, usageOf } from '../../../models/domain/model-call.ts';
import { writeFitting } from '../../../writing/domain/prompt-too-long.ts';
import { sendDaysOf } from '../../../writing/domain/send-days.ts';
import { JobRepository } from '../../../records/ports/job-repository.ts';
import { TextGenerator } from '../../../models/ports/text-generator.ts';
import { UsageRepository } from '../../../limits/ports/usage-repository.ts';
import { keepLease } from '../../../platform/keep-lease.ts';
import { SequenceReviewer } from '../../../writing/use-cases/sequence-reviewer.ts';
import { untilStored } from '../../../platform/until-stored.ts';
import { ModelPrices } from '../../../models/use-cases/model-prices.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { Logger } from '../../../platform/logger.ts';
import { continuing, Tracing } from '../../../platform/tracing.ts';
import { indexSources, loadLanguageDetector, promisesIn } from '../../../checks/index.ts';
import type { DraftEmail, Evidence, Source } from '../../../checks/contract/evidence.ts';
import { claimedBy, delayed, failed, written, type TrialCell, type TrialEmail } from '../domain/trial-cell.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { SamplePrompts } from './sample-prompts.ts';
import { UseCase } from '../../../platform/needs.ts';

interface Written {
  readonly result: NonNullable<TrialCell['result']>;
  readonly emails: readonly TrialEmail[];
}

/** How long a cell waits at most for a vendor that refuses calls for now. */
const patienceMs = 60 * 60_000;

/** Whether waiting does not help, because a person has to act. */
const isUsedUp = ({ code }: JobError): boolean => code === 'budget_exhausted' || code === 'ai_quota_exhausted';

/**
 * Writes the cells of trials one after the other, as a generation is written. Lease and fence ensure that the cell of a
 * dead worker is taken by another one and stored once. It creates no record, note or history.
 */
export class WriteTrialCell extends UseCase({
  trials: TrialRepository,
  jobs: JobRepository,
  samplePrompts: SamplePrompts,
  credentials: CredentialResolver,
  textGenerator: TextGenerator,
  reviewer: SequenceReviewer,
  modelPrices: ModelPrices,
  usage: UsageRepository,
  tracing: Tracing,
  clock: Clock,
  logger: Logger,
  settings: LeaseSettings,
}) {
  /**
   * Claims the cell that has waited longest: of `among`, or of all while no generation waits for a worker. Null if
   * there is none.
   */
  async claim(among?: readonly string[]): Promise<TrialCell | null> {
    const { trials, jobs, clock, settings } = this.deps;
    const now = clock.now();
    const due = await trials.nextDue(now, among);
    if (due === null) return null;
    if (among === undefined && (await jobs.listWaiting({ now, limit: 1 })).length > 0) return null;
    const claimed = claimedBy(due, leaseFrom(now, settings));
    return (await trials.replace(claimed, due.fence)) ? claimed : null;
  }

  /** Writes a claimed cell. Failures are stored in the cell; it rejects only if the store cannot be written. */
  async carryOut(cell: TrialCell, signal?: AbortSignal): Promise<void> {
    const attributes = { 'overture.cell': cell.id, 'overture.attempt': cell.attempts };
    const { tracing } = this.deps;
    const options = { ...continuing(cell.trace, tracing), attributes };
    await tracing.span('try prompt', options, () => this.#carryOut(cell, signal));
  }

  async #carryOut(cell: TrialCell, outer: AbortSignal | undefined): Promise<void> {
    const { trials, usage, clock, logger, settings } = this.deps;
    const { id, fence } = cell;
    const startedAt = clock.now();
    if (cell.attempts > settings.maxAttempts) {
      const message = `The sample was not written in ${settings.maxAttempts} attempts. Please try again.`;
      await trials.replace(failed(cell, { code: 'internal', message }), fence);
      return;
    }
    const lease = keepLease({ id, fence }, outer, { leased: trials, clock, logger, leaseMs: settings.leaseMs });
    try {
      const { result, emails } = await this.#write(cell, lease.signal);
      await untilStored(() => trials.replace(written(cell, result), fence, emails), {
        signal: lease.signal,
        onTrouble: (error) => logger.warn({ err: error, cell: id }, 'a trial could not be stored; trying again'),
      });
    } catch (error) {
      if (lease.isLost()) return;
      const isPaid = (await usage.callsFor(id, startedAt)).length > 0;
      await trials.replace(this.#after(cell, error, { isPaid, isStopping: outer?.aborted === true }), fence);
    } finally {
      lease.release();
    }
  }

  async #write(cell: TrialCell, signal: AbortSignal): Promise<Written> {
    const { samplePrompts, credentials, textGenerator, reviewer, modelPrices, clock } = this.deps;
    const { sampleId, department, userId, aiModel } = cell;
    const { cellId, record, snapshot, fitted, ...laidOut } = await samplePrompts.of({ id: sampleId, department }, cell);
    if (cellId !== cell.id) {
      throw new AppError(
        'conflict',
        'The texts that all prompts of the domain share were changed meanwhile. Please start the trial again.',
      );
    }
    const credential = await credentials.resolve('Openai', department);
    let { composed } = laidOut;
    const startedAt = clock.now();
    const answered = await writeFitting(composed, fitted, (fitting) => {
      composed = fitting;
      return textGenerator.writeSequence({
        model: aiModel,
        prompt: fitting.prompt,
        credential,
        serviceTier: 'default',
        billedTo: { userId, department, jobId: cell.id },
        kind: 'trial',
        signal,
      });
    });
    const seconds = (clock.now() - startedAt) / 1000;
    const usage = usageOf(answered.calls);
    const { price } = await modelPrices.execute({ department, aiModel });
    const drafts = sendDaysOf(answered.answer.emails, { ...record.inputs, chosenDays: null, keptDays: null });
    const { review } = await reviewer.reviewNew({
      record: { ...record, versions: [] },
      snapshot,
      composed,
      emails: drafts,
      // A sample does not change, and it is judged as of the day on which it was read.
      at: snapshot.fetchedAt,
    });
    const promised = await ownPromises(drafts, composed.sources, new Date(snapshot.fetchedAt));
    return {
      result: {
        service: matchService(answered.answer.detected_service, composed.services),
        inputTokens: usage?.inputTokens ?? 0,
        outputTokens: usage?.outputTokens ?? 0,
        costUsd: costOfCalls(price, answered.calls),
        seconds,
      },
      emails: drafts.map(({ subject, body, send_after_days, purpose }, index) => ({
        subject,
        body,
        sendAfterDays: send_after_days,
        purpose,
        evidence: withPromises(review.emails[index]?.evidence ?? [], promised[index] ?? []),
        checks: [...(review.emails[index]?.checks ?? [])],
      })),
    };
  }

  /** The cell after a failed attempt. One that was paid for counts, also if the vendor then asked for patience. */
  #after(
    cell: TrialCell,
    error: unknown,
    { isPaid, isStopping }: { readonly isPaid: boolean; readonly isStopping: boolean },
  ): TrialCell {
    const { clock, logger, settings } = this.deps;
    const now = clock.now();
    if (isStopping) return delayed(cell, { at: now, error: null, isRefunded: true });
    const reason = reasonOf(error, 'Something went wrong on our side.');
    logger.warn({ err: error, cell: cell.id, attempt: cell.attempts, code: reason.code }, 'a trial failed');
    const { maxAttempts } = settings;
    const { attempts, createdAt } = cell;
    const next = isUsedUp(reason)
      ? null
      : nextAttempt({ error, attempts, maxAttempts, isPaid, now, patienceEnds: createdAt + patienceMs });
    return next === null ? failed(cell, reason) : delayed(cell, { ...next, error: reason });
  }
}

/**
 * The promises of each email that nothing but the template makes. The check of a generation lets them pass, because
 * whoever wrote the template may promise; the gate tells the superadmin that a version promises what the live one does not.
 */
async function ownPromises(
  emails: readonly DraftEmail[],
  sources: readonly Source[],
  at: Date,
): Promise<readonly (readonly Evidence[])[]> {
  const detect = await loadLanguageDetector();
  const index = indexSources(sources.filter(({ id, kind }) => kind !== 'template' || id !== 'template'));
  const today = at.toISOString().slice(0, 10);
  return emails.map((email) => promisesIn(email, index, { today, language: detect(email.body) }));
}

/** Spans of evidence do not overlap. */
function withPromises(evidence: readonly Evidence[], promised: readonly Evidence[]): Evidence[] {
  const isFree = ({ field, start, end }: Evidence): boolean =>
    !evidence.some((known) => known.field === field && known.start < end && start < known.end);
  const order = ({ field, start }: Evidence): number => (field === 'subject' ? start - 1_000_000 : start);
  return [...evidence, ...promised.filter(isFree)].toSorted((a, b) => order(a) - order(b));
}
