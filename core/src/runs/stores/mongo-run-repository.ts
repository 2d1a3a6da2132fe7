import type { Timestamp } from '../../platform/clock.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument, type Stored } from '../../platform/mongo/documents.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { noRows } from '../domain/no-rows.ts';
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
import { RunRepository } from '../ports/run-repository.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;
const active = { $or: [{ state: 'running' }, { leaseOwner: { $type: 'string' } }] };
/** Rows that are written by one request. */
const batch = 1_000;
const maxTries = 20;

/** The rows are documents of their own, written before their run, which alone makes them visible. */
export class MongoRunRepository extends RunRepository {
  readonly #runs: Collections['runs'];
  readonly #rows: Collections['runRows'];

  constructor({ runs, runRows }: Collections) {
    super();
    this.#runs = runs;
    this.#rows = runRows;
  }

  async add(run: Run, rows: readonly RunRow[]): Promise<void> {
    for (let at = 0; at < rows.length; at += batch) {
      const documents = rows.slice(at, at + batch).map((row) => ({
        ...row,
        _id: rowId(run.id, row.row),
        runId: run.id,
        addedAt: run.createdAt,
      }));
      await this.#rows.insertMany(documents);
    }
    await this.#runs.insert(toDocument(run));
  }

  async find(id: string): Promise<Run | null> {
    const found = await this.#runs.findOne({ _id: id });
    return found && readDocument(runSchema, found);
  }

  async list(userId: string | undefined, { page, limit }: PageRequest): Promise<Page<Run>> {
    const whose = userId === undefined ? {} : { userId };
    const [found, total] = await Promise.all([
      this.#runs.find(whose, { sort: newestFirst, skip: (page - 1) * limit, limit }),
      this.#runs.count(whose),
    ]);
    return { items: found.map((run) => readDocument(runSchema, run)), total };
  }

  async listActive(limit: number): Promise<readonly Run[]> {
    const found = await this.#runs.find(active, { sort: { createdAt: 1, _id: 1 }, limit });
    return found.map((run) => readDocument(runSchema, run));
  }

  async change(id: string, change: RunChange): Promise<Run | null> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await this.find(id);
      const changed = before && change(before);
      if (before === null || changed === null) return null;
      const after = { ...changed, revision: before.revision + 1 };
      const { _id, ...document } = toDocument(after);
      if (await this.#runs.replace({ _id, revision: before.revision }, document)) return after;
    }
    throw new Error('a run is changed by too many at once');
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return (await this.change(id, renewed(fence, until))) !== null;
  }

  async maxUsdOf(id: string): Promise<number | null> {
    return (await this.find(id))?.maxCostUsd ?? null;
  }

  async count(id: string): Promise<RowCounts> {
    const counted = await this.#rows.aggregate([
      { $match: { runId: id } },
      { $group: { _id: '$status', n: { $sum: 1 } } },
    ]);
    return { ...noRows, ...Object.fromEntries(counted.map(({ _id, n }) => [String(_id), Number(n)])) };
  }

  async listRows(
    id: string,
    status: RunRow['status'] | undefined,
    { page, limit }: PageRequest,
  ): Promise<Page<RunRow>> {
    const which = { runId: id, ...(status !== undefined && { status }) };
    const [found, total] = await Promise.all([
      this.#rows.find(which, { sort: { row: 1 }, skip: (page - 1) * limit, limit }),
      this.#rows.count(which),
    ]);
    return { items: found.map(readRow), total };
  }

  async nextRows(
    id: string,
    { status, after, limit }: Parameters<RunRepository['nextRows']>[1],
  ): Promise<readonly RunRow[]> {
    const found = await this.#rows.find({ runId: id, status, row: { $gt: after } }, { sort: { row: 1 }, limit });
    return found.map(readRow);
  }

  async begin(id: string, row: number): Promise<void> {
    const pending = { _id: rowId(id, row), status: 'pending' };
    await this.#rows.update(pending, { $set: { status: 'processing' } }, { relaxed: true });
  }

  async end(id: string, row: number, end: RowEnd): Promise<void> {
    await this.#rows.update({ _id: rowId(id, row), status: { $in: ['pending', 'processing'] } }, { $set: end });
  }

  putBack(id: string, status: 'processing' | 'error'): Promise<number> {
    return this.#rows.updateMany({ runId: id, status }, { $set: { status: 'pending', error: null } });
  }

  forgetContacts(hubspotIds: readonly string[]): Promise<number> {
    return this.#rows.deleteMany({ hubspotId: { $in: [...hubspotIds] } });
  }

  deleteOf(userId: string): Promise<number> {
    return this.#delete({ userId });
  }

  async sweep({ createdBefore, strayBefore }: Parameters<RunRepository['sweep']>[0]): Promise<number> {
    const removed =
      createdBefore === null ? 0 : await this.#delete({ createdAt: { $lt: createdBefore }, $nor: active.$or });
    const [known, stored] = await Promise.all([
      this.#runs.find({}, { projection: { _id: 1 } }),
      this.#rows.aggregate([{ $match: { addedAt: { $lt: strayBefore } } }, { $group: { _id: '$runId' } }]),
    ]);
    const ids = new Set(known.map(({ _id }) => _id));
    const left = stored.map(({ _id }) => String(_id)).filter((id) => !ids.has(id));
    if (left.length > 0) await this.#rows.deleteMany({ runId: { $in: left } });
    return removed;
  }

  async #delete(which: Parameters<Collections['runs']['find']>[0]): Promise<number> {
    const found = await this.#runs.find(which, { projection: { _id: 1 } });
    for (const { _id } of found) {
      await this.#runs.delete({ _id });
      await this.#rows.deleteMany({ runId: _id });
    }
    return found.length;
  }
}

const rowId = (runId: string, row: number): string => `${runId}:${row}`;

function readRow(document: Stored): RunRow {
  return runRowSchema.parse(document);
}
