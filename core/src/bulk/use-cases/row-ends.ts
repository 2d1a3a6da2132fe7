import type { GenerationVersion, JobError } from '../../generation/domain/generation-record.ts';
import { AppError } from '../../shared/app-error.ts';
import { stopsTheRun } from '../domain/account-errors.ts';
import type { BulkRow } from '../domain/bulk-row.ts';
import { errorOutcome, readyOutcome, type RowOutcome } from '../domain/row-outcome.ts';
import type { BatchedRow } from '../ports/bulk-ledger.ts';
import type { RunBulkDeps, RunBulkInput } from './run-bulk.ts';
import type { RunCourse } from './run-course.ts';

/** What a row's end took; `reused`: it was written before. */
interface Taken {
  readonly reused: boolean;
  readonly spentUsd: number;
}

const nothing: Taken = { reused: false, spentUsd: 0 };

/** Ends rows: counts them, tells them, and files a ready one's playbook where that is asked for. */
export class RowEnds {
  readonly #deps: Pick<RunBulkDeps, 'addPlaybookToCrm'>;
  readonly #input: RunBulkInput;
  readonly #course: RunCourse;
  readonly #count = { ready: 0, reused: 0, errors: 0, skipped: 0 };

  constructor(deps: Pick<RunBulkDeps, 'addPlaybookToCrm'>, input: RunBulkInput, course: RunCourse) {
    this.#deps = deps;
    this.#input = input;
    this.#course = course;
  }

  get count(): Readonly<Record<'ready' | 'reused' | 'errors' | 'skipped', number>> {
    return { ...this.#count };
  }

  async end(outcome: RowOutcome, taken = nothing): Promise<void> {
    const { maxFailures, onOutcome } = this.#input;
    if (outcome.status === 'ready') this.#count.ready += 1;
    else if (outcome.status === 'skipped') this.#count.skipped += 1;
    else this.#count.errors += 1;
    if (taken.reused) this.#count.reused += 1;
    await onOutcome(outcome, taken);
    if (maxFailures !== null && this.#count.errors >= maxFailures) this.#course.stop({ kind: 'failures' });
  }

  /** The result is there; what is left is to file it, when that is asked for. */
  async ready(row: BatchedRow, recordId: string, version: GenerationVersion, taken: Taken): Promise<void> {
    if (!this.#input.pushPlaybook) return this.end(readyOutcome(row, recordId, version), taken);
    const { actor, auditActor } = this.#input;
    try {
      await this.#deps.addPlaybookToCrm.execute({
        actor,
        auditActor,
        hubspotId: row.hubspotId,
        ownerId: actor.userId,
        playbookHtml: undefined,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return this.end(errorOutcome(row, error, { recordId, version }), taken);
    }
    return this.end(readyOutcome(row, recordId, version), taken);
  }

  /** An error of an account stops the run and leaves the row without an end. */
  async failed(row: BatchedRow, recordId: string, error: JobError, spentUsd: number): Promise<void> {
    const { code, message } = error;
    if (stopsTheRun(code)) this.#course.stop({ kind: 'account', error: new AppError(code, message) });
    else await this.end(errorOutcome(row, error, { recordId }), { reused: false, spentUsd });
  }

  /** As `failed`, before there was a record; what nobody foresaw is thrown on. */
  async threw(row: BulkRow, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) throw error;
    if (stopsTheRun(error.code)) this.#course.stop({ kind: 'account', error });
    else await this.end(errorOutcome(row, error));
  }
}
