import { z } from 'zod';
import type { RunCaps } from '../../limits/ports/run-caps.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { DocumentRepository } from '../../platform/documents.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { RowOfRun, RunData } from '../../records/ports/run-data.ts';
import {
  renewed,
  runRowSchema,
  runSchema,
  type RowCounts,
  type RowEnd,
  type Run,
  type RunChange,
  type RunRow,
} from '../domain/run.ts';

const storedRowSchema = runRowSchema.unwrap().extend({ runId: z.string(), addedAt: z.number().default(0) });
type StoredRow = z.infer<typeof storedRowSchema>;

const inOrder = { field: 'row', descending: false } as const;
const oldestFirst = { field: 'createdAt', descending: false } as const;
/** Rows that are written together. */
const batch = 1_000;

/** Runs and their rows. The rows are documents of their own, written before their run, which alone makes them visible. */
export class RunRepository extends DocumentRepository implements RunCaps, RunData {
  readonly #runs = this.deps.store.open<Run>({ name: 'runs', schema: runSchema });
  readonly #rows = this.deps.store.open<StoredRow, 'runId' | 'row'>({
    name: 'run_rows',
    schema: storedRowSchema,
    key: ['runId', 'row'],
    json: ['error'],
  });

  /** Stores a run with all its rows. Until it is stored whole, nobody sees it. */
  async add(run: Run, rows: readonly RunRow[]): Promise<void> {
    const stored = rows.map((row) => ({ ...row, runId: run.id, addedAt: run.createdAt }));
    for (let at = 0; at < stored.length; at += batch) await this.#rows.insertMany(stored.slice(at, at + batch));
    await this.#runs.insert(run);
  }

  find(id: string): Promise<Run | null> {
    return this.#runs.findOne({ id });
  }

  /** Newest first; undefined: of all users. */
  list(userId: string | undefined, page: PageRequest): Promise<Page<Run>> {
    return this.#runs.page({ userId }, page);
  }

  /** The oldest runs that are running, or that a worker has not given back. */
  async listActive(limit: number): Promise<readonly Run[]> {
    const found = await Promise.all([
      this.#runs.find({ state: 'running' }, { sort: oldestFirst, limit }),
      this.#runs.find({ leaseOwner: { not: null } }, { sort: oldestFirst, limit }),
    ]);
    const active = new Map(found.flat().map((run) => [run.id, run]));
    return [...active.values()].toSorted((one, other) => one.createdAt - other.createdAt).slice(0, limit);
  }

  /** The changed run; null where there is none, or `change` declines. It is applied to the run as it is. */
  change(id: string, change: RunChange, options?: { readonly relaxed: true }): Promise<Run | null> {
    return this.#runs.change(
      id,
      (run) => {
        const changed = run && change(run);
        return run && changed && { ...changed, revision: run.revision + 1 };
      },
      options,
    );
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return (await this.change(id, renewed(fence, until), { relaxed: true })) !== null;
  }

  async maxUsdOf(id: string): Promise<number | null> {
    return (await this.find(id))?.maxCostUsd ?? null;
  }

  async count(id: string): Promise<RowCounts> {
    const counts = await this.#rows.countBy('status', { runId: id });
    return { pending: 0, processing: 0, ready: 0, error: 0, skipped: 0, ...Object.fromEntries(counts) };
  }

  async listRows(id: string, status: RunRow['status'] | undefined, page: PageRequest): Promise<Page<RunRow>> {
    const { items, total } = await this.#rows.page({ runId: id, status }, page, { sort: inOrder });
    return { items: items.map(rowOf), total };
  }

  /** The next rows with this status after a row, in the order of the list. */
  async nextRows(
    id: string,
    { status, after, limit }: { readonly status: RunRow['status']; readonly after: number; readonly limit: number },
  ): Promise<readonly RunRow[]> {
    const found = await this.#rows.find({ runId: id, status, row: { gt: after } }, { sort: inOrder, limit });
    return found.map(rowOf);
  }

  /** Marks a pending row as being written. A power failure may lose the write. */
  async begin(id: string, row: number): Promise<void> {
    await this.#rows.set({ runId: id, row, status: 'pending' }, { status: 'processing' }, { relaxed: true });
  }

  /** Makes a row that is being written pending again. */
  async giveBack(id: string, row: number): Promise<void> {
    await this.#rows.set({ runId: id, row, status: 'processing' }, { status: 'pending' });
  }

  /** Ends a row that is pending or being written; one that has ended stays as it is. */
  async end(id: string, row: number, end: RowEnd): Promise<void> {
    await this.#rows.set({ runId: id, row, status: { in: ['pending', 'processing'] } }, end);
  }

  /** Makes rows pending again: all that are being written, or all that failed. Returns their number. */
  putBack(id: string, status: 'processing' | 'error'): Promise<number> {
    return this.#rows.set({ runId: id, status }, { status: 'pending', error: null });
  }

  async rowsAbout(hubspotIds: readonly string[]): ReturnType<RunData['rowsAbout']> {
    const rows = await this.#rows.find({ hubspotId: { in: hubspotIds } });
    const runs = await this.#runs.find({ id: { in: [...new Set(rows.map(({ runId }) => runId))] } });
    const departments = new Map(runs.map(({ id, department }) => [id, department]));
    return rows.map(({ addedAt: _addedAt, ...row }) => ({ ...row, department: departments.get(row.runId) ?? null }));
  }

  async deleteRows(rows: readonly RowOfRun[]): Promise<number> {
    let deleted = 0;
    for (const { runId, row } of rows) deleted += await this.#rows.delete({ runId, row });
    return deleted;
  }

  async of(userId: string, maxRows: number): ReturnType<RunData['of']> {
    const runs = await this.#runs.find({ userId }, { sort: oldestFirst });
    const request = { page: 1, limit: maxRows };
    const { items, total } = await this.#rows.page({ runId: { in: runs.map(({ id }) => id) } }, request, {
      sort: inOrder,
    });
    return { runs, rows: { items: items.map(({ addedAt: _addedAt, ...row }) => row), total } };
  }

  async deleteOf(userId: string): ReturnType<RunData['deleteOf']> {
    return this.#delete(await this.#runs.find({ userId }));
  }

  async sweep({ createdBefore, strayBefore }: Parameters<RunData['sweep']>[0]): Promise<number> {
    const ended = { state: { not: 'running' }, leaseOwner: null } as const;
    const removed =
      createdBefore === null
        ? 0
        : (await this.#delete(await this.#runs.find({ createdAt: { lt: createdBefore }, ...ended }))).runs;
    for (let after = ''; ;) {
      const which = { runId: { gt: after }, addedAt: { lt: strayBefore } };
      const row = await this.#rows.findOne(which, { sort: { field: 'runId', descending: false } });
      if (row === null) return removed;
      after = row.runId;
      if ((await this.#runs.count({ id: after })) === 0) await this.#rows.delete({ runId: after });
    }
  }

  async #delete(runs: readonly Run[]): ReturnType<RunData['deleteOf']> {
    let rows = 0;
    for (const { id } of runs) {
      await this.#runs.delete({ id });
      rows += await this.#rows.delete({ runId: id });
    }
    return { runs: runs.length, rows };
  }
}

function rowOf({ runId: _runId, addedAt: _addedAt, ...row }: StoredRow): RunRow {
  return row;
}
