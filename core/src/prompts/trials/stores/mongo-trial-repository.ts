import { reopened, trialCellSchema, trialEmailsSchema, type TrialCell, type TrialEmail } from '../domain/trial-cell.ts';
import { trialSchema, type Trial } from '../domain/trial.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../../platform/mongo/mongo-errors.ts';
import { pack, unpack } from '../../../records/stores/pack.ts';

const withoutEmails = { projection: { emails: 0 } } as const;
const newestFirst = { createdAt: -1, _id: -1 } as const;

export class MongoTrialRepository extends TrialRepository {
  readonly #trials: Collections['trials'];
  readonly #cells: Collections['trialCells'];

  constructor({ trials, trialCells }: Collections) {
    super();
    this.#trials = trials;
    this.#cells = trialCells;
  }

  /** The cells are written before the trial, so that a stored trial has all its cells. */
  async add(trial: Trial, cells: readonly TrialCell[]): Promise<void> {
    for (const cell of cells) await this.#addCell(cell);
    await this.#trials.insert(toDocument(trial));
  }

  async find(id: string): Promise<Trial | null> {
    const found = await this.#trials.findOne({ _id: id });
    return found && readDocument(trialSchema, found);
  }

  async list(promptId: string, limit: number): Promise<readonly Trial[]> {
    const found = await this.#trials.find({ promptId }, { sort: newestFirst, limit });
    return found.map((trial) => readDocument(trialSchema, trial));
  }

  async findCells(ids: readonly string[]): Promise<readonly TrialCell[]> {
    const found = await this.#cells.find({ _id: { $in: [...ids] } }, withoutEmails);
    return found.map((cell) => readDocument(trialCellSchema, cell));
  }

  async findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TrialEmail[]>> {
    const filter = { _id: { $in: [...ids] }, emails: { $exists: true } };
    const found = await this.#cells.find(filter, { projection: { emails: 1 } });
    const read = found.map(async ({ _id, emails }) => [_id, trialEmailsSchema.parse(await unpack(emails))] as const);
    return new Map(await Promise.all(read));
  }

  async nextDue(now: Timestamp, among?: readonly string[]): Promise<TrialCell | null> {
    const which = among === undefined ? {} : { _id: { $in: [...among] } };
    const found = await this.#cells.findOne(
      { dueAt: { $lte: now }, ...which },
      { ...withoutEmails, sort: { dueAt: 1, _id: 1 } },
    );
    return found && readDocument(trialCellSchema, found);
  }

  async replace({ id, ...cell }: TrialCell, seen: number, emails?: readonly TrialEmail[]): Promise<boolean> {
    const packed = emails && (await pack([...emails]));
    return this.#cells.update({ _id: id, fence: seen }, { $set: { ...cell, ...(packed && { emails: packed }) } });
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return this.#cells.update({ _id: id, fence, state: 'running' }, { $set: { dueAt: until } });
  }

  async deleteOfSample(sampleId: string): Promise<number> {
    return this.#cells.deleteMany({ sampleId });
  }

  async deleteAll(promptId: string): Promise<void> {
    await this.#trials.deleteMany({ promptId });
    await this.#cells.deleteMany({ promptId });
  }

  async prune(promptId: string, keep: number): Promise<void> {
    const [trials, kept] = [await this.#trials.count({ promptId }), await this.list(promptId, keep)];
    if (trials <= kept.length) return;
    await this.#trials.deleteMany({ promptId, _id: { $nin: kept.map(({ id }) => id) } });
    // While a trial is being added, its cells exist before it does; those are younger.
    const oldest = kept.at(-1)?.createdAt ?? 0;
    const cells = kept.flatMap((trial) => trial.cells.map(({ cellId }) => cellId));
    await this.#cells.deleteMany({ promptId, createdAt: { $lt: oldest }, _id: { $nin: cells } });
  }

  async #addCell(cell: TrialCell): Promise<void> {
    try {
      await this.#cells.insert(toDocument(cell));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const [stored] = await this.findCells([cell.id]);
      if (stored?.state === 'error') await this.replace(reopened(stored, cell), stored.fence);
    }
  }
}
