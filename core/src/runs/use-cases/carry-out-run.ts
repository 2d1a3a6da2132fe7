import { setting, UseCase } from '../../platform/needs.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { UsageRepository } from '../../limits/ports/usage-repository.ts';
import type { User } from '../../people/users/domain/user.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { keepLease } from '../../platform/keep-lease.ts';
import { Logger } from '../../platform/logger.ts';
import { dispositionOf } from '../../records/domain/error-disposition.ts';
import type { JobError } from '../../records/domain/generation-record.ts';
import { leaseFrom } from '../../records/domain/lease.ts';
import { LeaseSettings } from '../../records/ports/lease-settings.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import { entryOf } from '../domain/entry-of.ts';
import { FairSlots } from '../domain/fair-slots.ts';
import { jobEndOf, takenBack } from '../domain/job-end.ts';
import { NoLedger } from './no-ledger.ts';
import type { RowOutcome } from '../domain/row-outcome.ts';
import { claimedBy, finished, paused, released, stopped, toCarryOut, type Run, type RunRow } from '../domain/run.ts';
import { RunRepository } from '../ports/run-repository.ts';
import { RunBulk } from './run-bulk.ts';
import { bulkRequestOf } from './run-request.ts';

/** Runs that a worker looks at to find one to take. */
const maxActive = 500;
const pageSize = 200;
/** How often it is looked whether a person paused or stopped the run. */
const watchMs = 1_000;
/** How long a run's calls wait before it is looked again whether somebody's own generation waits. */
const ownFirstMs = 200;
/** The longest wait of a call for them: runs go on, slowly, where nobody takes what waits, because the broker is away. */
const maxOwnFirstMs = 10_000;
const maxFailures = 20;
const maxPauseMs = 60_000;

/**
 * Carries stored runs out, by the engine of `generate bulk`, in the process that holds the run's lease. All that it must
 * not forget is in the store: the rows, the records that were made for them, and what their calls cost.
 */
export class CarryOutRun extends UseCase({
  runs: RunRepository,
  runBulk: RunBulk,
  users: UserRepository,
  history: HistoryRepository,
  jobs: JobRepository,
  usage: UsageRepository,
  clock: Clock,
  logger: Logger,
  lease: LeaseSettings,
  slots: setting(({ workerConcurrency }) => workerConcurrency),
}) {
  readonly #slots = new FairSlots(this.deps.slots, () => this.#untilNobodyWaits());

  /** Takes a run under a lease; null when there is none to take. */
  async claim(): Promise<Run | null> {
    const { runs, clock, lease } = this.deps;
    const now = clock.now();
    for (const { id } of toCarryOut(await runs.listActive(maxActive), now)) {
      const claimed = await runs.change(id, claimedBy(leaseFrom(now, lease)));
      if (claimed !== null) return claimed;
    }
    return null;
  }

  /**
   * Works on a claimed run until it ends, pauses, or `drain` is aborted; what is being written is then finished, or given
   * back once `abort` is aborted. It rejects only if the store cannot be written; the lease then expires.
   */
  async carryOut(
    run: Run,
    { drain, abort }: { readonly drain: AbortSignal; readonly abort: AbortSignal },
  ): Promise<void> {
    const { runs, clock, logger, lease: settings } = this.deps;
    const { id, fence } = run;
    const lease = keepLease({ id, fence }, abort, { leased: runs, clock, logger, leaseMs: settings.leaseMs });
    let failures = 0;
    try {
      const isSettled = await this.#settle(run);
      if (run.state === 'running') failures = await this.#write(run, { drain, lease: lease.signal });
      // Otherwise the lease expires, and the rows that another process still writes are looked at again.
      else if (!isSettled) return;
      if (lease.isLost()) return;
      await runs.putBack(id, 'processing');
      const pauseMs = failures === 0 ? 0 : Math.min(1_000 * 2 ** failures, maxPauseMs);
      await runs.change(id, released(fence, { at: clock.now() + pauseMs, failures }));
    } finally {
      lease.release();
    }
  }

  /** Writes the rows that are left. Answers how often in a row that failed for a reason that may pass. */
  async #write(run: Run, signals: { readonly drain: AbortSignal; readonly lease: AbortSignal }): Promise<number> {
    const { runs, users, clock, logger } = this.deps;
    const user = await users.findById(run.userId);
    if (user === null || user.deletedAt !== null) {
      await runs.change(run.id, stopped(clock.now(), accountEnded));
      return 0;
    }
    try {
      const why = await this.#carryOutRows(run, user, signals);
      if (why !== null) await this.#pause(run, why);
      else if (!signals.drain.aborted && (await this.#isWritten(run))) await runs.change(run.id, finished(clock.now()));
      return 0;
    } catch (error) {
      if (signals.lease.aborted) return run.failures;
      const known = error instanceof AppError ? error : null;
      const mayPass = dispositionOf(known) === 'retry' && run.failures + 1 < maxFailures;
      logger.warn({ err: error, runId: run.id, failures: run.failures + 1 }, 'a run could not be carried out');
      if (mayPass) return run.failures + 1;
      await this.#pause(
        run,
        known ?? { code: 'internal', message: 'Something went wrong on our side. Nothing was lost.' },
      );
      return 0;
    }
  }

  /** Resolves with the error of an account that stops the run, else with null. */
  async #carryOutRows(
    run: Run,
    user: User,
    signals: { readonly drain: AbortSignal; readonly lease: AbortSignal },
  ): Promise<JobError | null> {
    const { runBulk, runs, slots } = this.deps;
    const actor = { userId: user.id, role: user.role, department: user.department };
    const auditActor: AuditActor = { userId: user.id, name: user.email };
    const drain = new AbortController();
    const stop = (): void => drain.abort();
    for (const signal of [signals.drain, signals.lease]) {
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    }
    const watch = setInterval(() => void this.#isRunning(run.id).then((isRunning) => isRunning || stop()), watchMs);
    try {
      const request = { ...run, actor, aiModel: run.aiModel ?? undefined, language: run.language ?? undefined };
      const includeOptedOut = run.include.includes('optedOut');
      const { stopped: reason } = await runBulk.execute({
        ...bulkRequestOf(request, run.department, { concurrency: slots, includeOptedOut }),
        auditActor,
        runId: run.id,
        entries: this.#entriesOf(run.id),
        via: 'inline',
        // The account of the run in the ledger caps the calls of all processes.
        maxCostUsd: null,
        maxFailures: null,
        ledger: new NoLedger(),
        resumedSince: run.createdAt,
        calls: this.#slots.callsOf(run.userId),
        onBegin: ({ row }) => runs.begin(run.id, row),
        onGivenBack: async ({ row }) => {
          if (!signals.lease.aborted) await runs.giveBack(run.id, row);
        },
        onOutcome: async (outcome) => {
          if (!signals.lease.aborted) await this.#end(run, outcome);
        },
        drain: drain.signal,
        abort: signals.lease,
      });
      return reason?.kind === 'account' ? { code: reason.error.code, message: reason.error.message } : null;
    } finally {
      clearInterval(watch);
      for (const signal of [signals.drain, signals.lease]) signal.removeEventListener('abort', stop);
    }
  }

  /** A store that does not answer now is asked again. */
  async #isRunning(id: string): Promise<boolean> {
    try {
      return (await this.deps.runs.find(id))?.state === 'running';
    } catch {
      return true;
    }
  }

  async *#entriesOf(id: string) {
    for (let after = 0; ;) {
      const rows = await this.deps.runs.nextRows(id, { status: 'pending', after, limit: pageSize });
      for (const row of rows) yield entryOf(row);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.row;
    }
  }

  async #isWritten({ id }: Run): Promise<boolean> {
    const { pending, processing } = await this.deps.runs.count(id);
    return pending + processing === 0;
  }

  #end(run: Run, outcome: Pick<RowOutcome, 'row' | 'status' | 'recordId' | 'error'>): Promise<void> {
    const { row, status, recordId, error = null } = outcome;
    const isBusy = error?.code === 'generation_in_progress';
    return this.#store(run, row, { status: isBusy ? 'skipped' : status, recordId, error });
  }

  async #store(
    run: Run,
    row: number,
    end: Pick<RunRow, 'recordId' | 'error'> & Pick<RowOutcome, 'status'>,
  ): Promise<void> {
    const { runs, usage } = this.deps;
    const calls = end.recordId === null ? [] : await usage.callsFor(end.recordId, run.createdAt);
    const costUsd = calls.length === 0 ? null : calls.reduce((sum, { countedUsd }) => sum + countedUsd, 0);
    await runs.end(run.id, row, { ...end, costUsd });
  }

  /**
   * Ends the rows that a dead worker left, as far as their records have ended. Of a run that does not go on, waiting jobs
   * are taken back; the answer is false while another process is writing one.
   */
  async #settle(run: Run): Promise<boolean> {
    const { runs, history, jobs, clock } = this.deps;
    let isSettled = true;
    for (let after = 0; ;) {
      const rows = await runs.nextRows(run.id, { status: 'processing', after, limit: pageSize });
      for (const { row, hubspotId } of rows) {
        const record = hubspotId === null ? null : await history.findByContact(run.userId, hubspotId);
        if (record?.job.request.runId !== run.id || record.job.submittedAt < run.createdAt) continue;
        const end = jobEndOf(record.id, record);
        const isWaiting = record.job.status === 'pending';
        if (isWaiting && run.state !== 'running') await jobs.cancel(record.id, takenBack, clock.now());
        else if (end === null) isSettled = false;
        else if (end.kind === 'ready')
          await this.#store(run, row, { status: 'ready', recordId: record.id, error: null });
        else if (end.kind === 'error' && !isWaiting && end.error.code !== takenBack.code) {
          await this.#store(run, row, { status: 'error', recordId: record.id, error: end.error });
        }
      }
      const last = rows.at(-1);
      if (last === undefined) return isSettled;
      after = last.row;
    }
  }

  async #pause({ id }: Run, { code, message }: JobError): Promise<void> {
    await this.deps.runs.change(id, paused({ code, message }));
  }

  /** Reps' own generations come first; a run has places of its own, so that it need not wait until all are done. */
  async #untilNobodyWaits(): Promise<void> {
    const { jobs, clock, logger } = this.deps;
    const goesOnAt = performance.now() + maxOwnFirstMs;
    try {
      while (performance.now() < goesOnAt && (await jobs.listWaiting({ now: clock.now(), limit: 1 })).length > 0) {
        await sleep(ownFirstMs);
      }
    } catch (error) {
      logger.warn({ err: error }, 'it is not known whether a generation waits');
    }
  }
}

const accountEnded: JobError = { code: 'forbidden', message: 'The account of the user who started it has ended.' };
