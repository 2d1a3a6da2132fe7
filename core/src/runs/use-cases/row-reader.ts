import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import type { HistoryRepository } from '../../records/ports/history-repository.ts';
import { ModelGoneError } from '../../models/domain/model-gone-error.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { BulkEntry, BulkRow } from '../domain/bulk-row.ts';
import type { PlannedRow } from '../domain/planned-row.ts';
import { errorOutcome, repeatedOutcome, type RowOutcome } from '../domain/row-outcome.ts';
import { isRunning } from '../domain/row-work.ts';
import type { BulkLedger } from '../ports/bulk-ledger.ts';
import type { RowResolver } from './row-resolver.ts';

/** What is known of a row before its contact is read. */
export type ReadRow =
  | { readonly kind: 'ended'; readonly outcome: RowOutcome }
  /** The resumed run has already written the row. */
  | { readonly kind: 'written'; readonly row: BulkRow; readonly recordId: string; readonly version: GenerationVersion }
  | { readonly kind: 'open'; readonly planned: PlannedRow };

interface Deps {
  history: HistoryRepository;
  resolver: RowResolver;
  ledger: BulkLedger;
}

/** Reads a list and decides which rows end without their contact being read. */
export class RowReader {
  readonly #deps: Deps;
  readonly #userId: string;
  readonly #resumedSince: Timestamp | null;

  constructor(deps: Deps, run: { readonly userId: string; readonly resumedSince: Timestamp | null }) {
    this.#deps = deps;
    this.#userId = run.userId;
    this.#resumedSince = run.resumedSince;
  }

  /** Leaves out rows that ended in the run that this one resumes. Errors: `validation_failed` where that had another list. */
  async *read(entries: AsyncIterable<BulkEntry>): AsyncGenerator<ReadRow> {
    for await (const entry of entries) {
      if (!this.#hasEnded(entry)) yield await this.#readOne(entry);
    }
  }

  #hasEnded(entry: BulkEntry): boolean {
    const { ledger } = this.#deps;
    const contact = ledger.endedContact(entry.row);
    if (contact === null) return false;
    if (contact !== entry.contact) {
      throw new AppError(
        'validation_failed',
        `The results are of another list: their row ${entry.row} is ${contact}, the list's is ${entry.contact}.`,
      );
    }
    // Later rows that name the same contact are still skipped.
    if (!('problem' in entry)) ledger.claim(entry.hubspotId, entry.row);
    return true;
  }

  async #readOne(entry: BulkEntry): Promise<ReadRow> {
    const { resolver, ledger } = this.#deps;
    if ('problem' in entry) {
      const message = `Line ${entry.line}: ${entry.problem}`;
      return ended(errorOutcome({ ...entry, hubspotId: null }, { code: 'validation_failed', message }));
    }
    try {
      const planned = await resolver.resolve(entry);
      const firstRow = ledger.claim(entry.hubspotId, entry.row);
      if (firstRow !== entry.row) return ended(repeatedOutcome(entry, firstRow));
      return (await this.#findWritten(planned)) ?? { kind: 'open', planned };
    } catch (error) {
      // A model that the vendor has ended concerns the account, not the row.
      if (!(error instanceof AppError) || error instanceof ModelGoneError) throw error;
      return ended(errorOutcome(entry, error));
    }
  }

  /** A resumed run does not read a contact again whose result was stored before its line was written. */
  async #findWritten({ row, key }: PlannedRow): Promise<ReadRow | null> {
    if (this.#resumedSince === null) return null;
    const record = await this.#deps.history.findByContact(this.#userId, row.hubspotId);
    const version = record?.results[0];
    if (record === null || version === undefined || isRunning(record)) return null;
    if (version.request.bulk?.row !== key || version.readyAt < this.#resumedSince) return null;
    return { kind: 'written', row, recordId: record.id, version };
  }
}

function ended(outcome: RowOutcome): ReadRow {
  return { kind: 'ended', outcome };
}
