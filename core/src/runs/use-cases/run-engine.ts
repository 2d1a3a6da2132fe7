import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import type { GenerationVersion, JobError } from '../../records/domain/generation-record.ts';
import type { HistoryRepository } from '../../records/ports/history-repository.ts';
import type { AddPlaybookToCrm } from '../../sending/use-cases/add-playbook-to-crm.ts';
import type { HandOverSequence } from '../../sending/use-cases/hand-over-sequence.ts';
import type { ReachContact } from '../../sending/use-cases/reach-contact.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isAccountError } from '../../records/domain/account-errors.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import type { BulkEntry, BulkRow } from '../domain/bulk-row.ts';
import type { BulkSummary } from '../domain/bulk-summary.ts';
import type { FetchedRow, PlannedRow } from '../domain/planned-row.ts';
import { askedToStop, leftOutErrors, namesOf } from '../domain/left-out.ts';
import { bulkKeys } from '../domain/row-keys.ts';
import { addCosts, noCost, type RowCost } from '../domain/row-cost.ts';
import { errorOutcome, readyOutcome, skippedOutcome, type RowOutcome } from '../domain/row-outcome.ts';
import { leftBehind, writtenBefore, type RowWork } from '../domain/row-work.ts';
import type { StopReason } from '../domain/stop-reason.ts';
import { untilAborted } from '../domain/until-aborted.ts';
import type { ContactPrefetcher } from './contact-prefetcher.ts';
import type { RowReader } from './row-reader.ts';
import type { RowWriter, WrittenRow } from './row-writer.ts';

interface Deps {
  reader: RowReader;
  prefetcher: ContactPrefetcher;
  writer: RowWriter;
  history: HistoryRepository;
  addPlaybookToCrm: AddPlaybookToCrm;
  handOverSequence: HandOverSequence;
  reachContact: ReachContact;
  audit: AuditTrail;
  clock: Clock;
  /** Aborted when the run stops before its list ends. */
  stop: AbortController;
  /** The number of rows that are worked on at once. */
  maxRows: number;
}

interface Options extends BulkRequest {
  readonly auditActor: AuditActor;
  readonly maxFailures: number | null;
  readonly onBegin?: (row: BulkRow) => Promise<void>;
  readonly onGivenBack?: (row: BulkRow) => Promise<void>;
  readonly onOutcome: (outcome: RowOutcome, how: HowWritten) => Promise<void> | void;
}

/** `reused` means that the result had been written before. */
interface HowWritten extends RowCost {
  readonly reused: boolean;
}

/** The number of rows that may be postponed; each holds its contact's data in memory. */
const maxPostponed = 200;
const reused: HowWritten = { reused: true, ...noCost };
const unpaid: HowWritten = { reused: false, ...noCost };

/**
 * One run of a list. It reads a row, fetches its contact, decides whether the row must be written, writes it, and reports
 * its outcome. Many rows are worked on at once, in no fixed order.
 */
export class RunEngine {
  readonly #deps: Deps;
  readonly #options: Options;
  readonly #count = { ready: 0, reused: 0, errors: 0, skipped: 0, unpriced: 0 };
  /** Rows that another process is writing, or was writing when it was killed. They wait until all others have ended. */
  readonly #postponed: FetchedRow[] = [];
  #stopped: StopReason | null = null;
  /** The rows that were read, and whether they are all rows of the list. */
  #read = 0;
  #isRead = false;
  #failure: { readonly error: unknown } | null = null;

  constructor(deps: Deps, options: Options) {
    this.#deps = deps;
    this.#options = options;
  }

  /** Begins no further row. The first reason is the one that is reported. */
  stop(reason: StopReason): void {
    this.#stopped ??= reason;
    this.#deps.stop.abort();
  }

  /** Resolves when every row that began has ended. It rejects with an unforeseen error. Call it once. */
  async carryOut(entries: AsyncIterable<BulkEntry>): Promise<Omit<BulkSummary, 'spentUsd' | 'reservedUsd'>> {
    await Promise.all([this.#orStop(this.#readRows(entries)), ...this.#workers(() => this.#writeRows())]);
    await Promise.all(this.#workers(() => this.#writePostponed()));
    if (this.#failure !== null) throw this.#failure.error;
    return { ...this.#count, stopped: this.#isDone ? null : this.#stopped };
  }

  /** Whether every row of the list has ended. A run that was stopped by then has nothing left to resume. */
  get #isDone(): boolean {
    const { ready, errors, skipped } = this.#count;
    return this.#isRead && ready + errors + skipped === this.#read;
  }

  #workers(work: () => Promise<void>): Promise<void>[] {
    return Array.from({ length: this.#deps.maxRows }, () => this.#orStop(work()));
  }

  /** When one part of the run fails, the others stop. */
  async #orStop(part: Promise<void>): Promise<void> {
    try {
      await part;
    } catch (error) {
      // Where the vendor named a wait, the account answers again by itself, and a resumed run goes on.
      if (error instanceof AppError && (isAccountError(error.code) || error.retryAfterMs !== undefined)) {
        return this.stop({ kind: 'account', error });
      }
      this.#failure ??= { error };
      this.#deps.stop.abort();
    }
  }

  async #readRows(entries: AsyncIterable<BulkEntry>): Promise<void> {
    const { reader, prefetcher, stop } = this.#deps;
    for await (const read of reader.read(untilAborted(entries, stop.signal))) {
      if (stop.signal.aborted) return;
      this.#read += 1;
      if (read.kind === 'open') await prefetcher.put(read.planned);
      else if (read.kind === 'written') await this.#reportReady(read.row, read.recordId, read.version, reused);
      else await this.#report(read.outcome);
    }
    this.#isRead = !stop.signal.aborted;
    prefetcher.end();
  }

  async #writeRows(): Promise<void> {
    const { prefetcher, stop } = this.#deps;
    for (let fetched = await prefetcher.next(); fetched !== undefined; fetched = await prefetcher.next()) {
      if (stop.signal.aborted) return;
      await this.#carryOutRow(fetched, this.#postponed.length < maxPostponed);
    }
  }

  async #writePostponed(): Promise<void> {
    for (let row = this.#postponed.shift(); row !== undefined; row = this.#postponed.shift()) {
      if (this.#deps.stop.signal.aborted) return;
      await this.#carryOutRow(row, false);
    }
  }

  async #carryOutRow(fetched: FetchedRow, mayPostpone: boolean): Promise<void> {
    const { planned, contact } = fetched;
    if (contact instanceof AppError) return this.#report(errorOutcome(planned.row, contact));
    const row = { ...planned.row, ...namesOf(contact.contact.properties) };
    const optOut = await this.#optOutOf(row, contact);
    if (optOut !== null && !this.#options.includeOptedOut) return this.#report(skippedOutcome(row, optOut));
    try {
      const work = await this.#workOf(planned, contact);
      const result = writtenBefore(work);
      if (result !== null) return await this.#reportReady(row, result.recordId, result.version, reused);
      if (mayPostpone && this.#isBeingWritten(work)) this.#postponed.push(fetched);
      else {
        if (optOut !== null) await this.#auditOptedOut(row);
        await this.#options.onBegin?.(row);
        await this.#reportWritten(row, await this.#write(work));
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'generation_in_progress' && (await this.#isOwn(planned, contact)))
        return this.#postpone(fetched);
      await this.#reportFailed(row, error);
    }
  }

  /** Why the contact is not to be written to; null if they may be. */
  async #optOutOf({ hubspotId }: BulkRow, { contact, sandbox }: ContactSnapshot): Promise<JobError | null> {
    if (hasOptedOut(contact.properties)) return leftOutErrors.optedOut;
    return (await this.#deps.reachContact.hasAskedToStop(contact, hubspotId, sandbox)) ? askedToStop : null;
  }

  async #write(work: RowWork): Promise<WrittenRow> {
    const { writer } = this.#deps;
    const written = await writer.write(work);
    // A killed run may have left a job that was begun with older data of the contact.
    const isOld = written.kind === 'ready' && written.version.request.bulk?.content !== work.keys.content;
    if (!isOld) return written;
    const again = await writer.write(await this.#workOf(work.planned, work.snapshot));
    return again.kind === 'overBudget' ? again : { ...again, ...addCosts(written, again) };
  }

  /** Whether the record is being written for this very row, by a process that has lost its place meanwhile. */
  async #isOwn(planned: PlannedRow, snapshot: ContactSnapshot): Promise<boolean> {
    return leftBehind(await this.#workOf(planned, snapshot)) !== null;
  }

  #postpone(row: FetchedRow): void {
    this.#postponed.push(row);
  }

  #auditOptedOut({ row, hubspotId }: BulkRow): Promise<void> {
    const detail = `Row ${row} of a bulk run, which was told to write for contacts who opted out of email`;
    return this.#deps.audit.record(this.#options.auditActor, 'opted_out_included', hubspotId, detail);
  }

  async #workOf(planned: PlannedRow, snapshot: ContactSnapshot): Promise<RowWork> {
    return {
      planned,
      snapshot,
      keys: bulkKeys(planned.key, snapshot.contact),
      known: await this.#deps.history.findByContact(this.#options.actor.userId, planned.row.hubspotId),
    };
  }

  #isBeingWritten({ known }: RowWork): boolean {
    return known?.job.status === 'processing' && (known.job.leaseUntil ?? 0) > this.#deps.clock.now();
  }

  async #reportWritten(row: BulkRow, written: WrittenRow): Promise<void> {
    switch (written.kind) {
      case 'ready':
        return this.#reportReady(row, written.recordId, written.version, { reused: false, ...costOf(written) });
      case 'error':
        return this.#reportFailed(row, written.error, written, { reused: false, ...costOf(written) });
      case 'overBudget':
        this.stop({ kind: 'cost' });
        return this.#options.onGivenBack?.(row);
      case 'unfinished':
        return this.#options.onGivenBack?.(row);
    }
  }

  /** Files the playbook and hands the emails over first, if the request asks for it. */
  async #reportReady(row: BulkRow, recordId: string, version: GenerationVersion, how: HowWritten): Promise<void> {
    const { actor, auditActor, pushPlaybook, handOver } = this.#options;
    const whose = { hubspotId: row.hubspotId, ownerId: actor.userId };
    try {
      if (pushPlaybook) {
        await this.#deps.addPlaybookToCrm.execute({ actor, auditActor, ...whose, playbookHtml: undefined });
      }
      if (handOver !== undefined) {
        const which = { ...whose, version: version.version, to: handOver, overrides: [] };
        await this.#deps.handOverSequence.execute({ actor, auditActor, ...which });
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return this.#reportFailed(row, error, { recordId, version }, how);
    }
    await this.#report(readyOutcome(row, recordId, version), how);
  }

  /**
   * An error of an account stops the run and leaves the row without an end, so that a resumed run tries it again. What
   * was generated for the row is not generated again then.
   */
  async #reportFailed(
    row: BulkRow,
    error: JobError,
    of: { readonly recordId?: string; readonly version?: GenerationVersion } = {},
    how: HowWritten = unpaid,
  ): Promise<void> {
    const asAppError = error instanceof AppError ? error : new AppError(error.code, error.message);
    if (isAccountError(error.code)) {
      this.stop({ kind: 'account', error: asAppError });
      await this.#options.onGivenBack?.(row);
    } else await this.#report(errorOutcome(row, error, of), how);
  }

  async #report(outcome: RowOutcome, how: HowWritten = unpaid): Promise<void> {
    const { maxFailures, onOutcome } = this.#options;
    const count = this.#count;
    if (outcome.status === 'ready') count.ready += 1;
    else if (outcome.status === 'skipped') count.skipped += 1;
    else count.errors += 1;
    if (how.reused) count.reused += 1;
    if (how.spentUsd === null) count.unpriced += 1;
    await onOutcome(outcome, how);
    if (maxFailures !== null && count.errors >= maxFailures) this.stop({ kind: 'failures' });
  }
}

function costOf({ spentUsd, reservedUsd }: RowCost): RowCost {
  return { spentUsd, reservedUsd };
}
