import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { BulkEntry } from '../domain/bulk-row.ts';
import { errorOutcome, skippedOutcome } from '../domain/row-outcome.ts';
import { StopBell } from '../domain/stop-bell.ts';
import type { ContactFeed } from './contact-feed.ts';
import type { RowBatches } from './row-batches.ts';
import type { RowEnds } from './row-ends.ts';
import type { PlannedRow, RowResolver } from './row-resolver.ts';
import type { RunBulkInput } from './run-bulk.ts';
import type { RunCourse } from './run-course.ts';

interface Deps {
  history: HistoryRepository;
  resolver: RowResolver;
  feed: ContactFeed;
  /** Null: each row is written by a call of its own. */
  batch: RowBatches | null;
  ends: RowEnds;
  course: RunCourse;
}

/** Takes a list in: ends the rows that need no contact, and hands the others to those who read contacts. */
export class RowIntake {
  readonly #deps: Deps;
  readonly #input: RunBulkInput;
  readonly #bell = new StopBell();

  constructor(deps: Deps, input: RunBulkInput) {
    this.#deps = deps;
    this.#input = input;
  }

  /** As fast as contacts are read. A list that comes slowly is not waited for once the run stops. */
  async run(): Promise<void> {
    const entries = this.#input.entries[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.#bell.unlessRung(entries.next());
      if (next === null || this.#deps.course.stopped !== null) return;
      if (next.done === true) break;
      const entry = next.value;
      if (await this.#isEnded(entry)) continue;
      const planned = await this.#plan(entry);
      if (planned !== null) await this.#deps.feed.put(planned);
    }
    this.#deps.feed.end();
  }

  stop(): void {
    this.#bell.ring();
  }

  async #isEnded(entry: BulkEntry): Promise<boolean> {
    const contact = this.#input.ledger.endedContact(entry.row);
    if (contact === null) return false;
    if (contact !== entry.contact) {
      throw new AppError(
        'validation_failed',
        `The results are of another list: their row ${entry.row} is ${contact}, the list's is ${entry.contact}.`,
      );
    }
    // Its contact is taken: later rows that name it are still skipped.
    if (!('problem' in entry)) this.#input.ledger.claim(entry.hubspotId, entry.row);
    return true;
  }

  /** Null: the row has ended already. */
  async #plan(entry: BulkEntry): Promise<PlannedRow | null> {
    const { ends, resolver } = this.#deps;
    if ('problem' in entry) {
      const message = `Line ${entry.line}: ${entry.problem}`;
      await ends.end(errorOutcome({ ...entry, hubspotId: null }, { code: 'validation_failed', message }));
      return null;
    }
    try {
      const planned = await resolver.resolve(entry);
      const first = this.#input.ledger.claim(entry.hubspotId, entry.row);
      if (first !== entry.row) {
        await ends.end(skippedOutcome(entry, first));
        return null;
      }
      return (await this.#isInBatch(planned)) || (await this.#isWritten(planned)) ? null : planned;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await ends.end(errorOutcome(entry, error));
      return null;
    }
  }

  /** A batch of the run that this one resumes has the row already. */
  async #isInBatch({ row, key }: PlannedRow): Promise<boolean> {
    const { batch, history } = this.#deps;
    if (batch === null || this.#input.resumedSince === null) return false;
    const record = await history.findByContact(this.#input.actor.userId, row.hubspotId);
    return record?.job.request.bulk?.row === key && (await batch.recognises(record, row));
  }

  /** A resumed run need not read the contact again whose result was written and whose line was not. */
  async #isWritten({ row, key }: PlannedRow): Promise<boolean> {
    const { resumedSince, actor } = this.#input;
    if (resumedSince === null) return false;
    const record = await this.#deps.history.findByContact(actor.userId, row.hubspotId);
    const version = record?.results[0];
    if (record == null || version === undefined) return false;
    if (record.job.status === 'pending' || record.job.status === 'processing') return false;
    if (version.request.bulk?.row !== key || version.readyAt < resumedSince) return false;
    await this.#deps.ends.ready(row, record.id, version, { reused: true, spentUsd: 0 });
    return true;
  }
}
