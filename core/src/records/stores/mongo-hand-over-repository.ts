import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { handOverSchema, type HandOver } from '../domain/hand-over.ts';
import { HandOverRepository, type HandOversBetween, type HandOversOf } from '../ports/hand-over-repository.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { toDocument } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';
import { MongoWork } from './mongo-work.ts';

const newestFirst = { createdAt: -1, _id: 1 } as const;

export class MongoHandOverRepository extends HandOverRepository {
  readonly #handOvers: Collections['handOvers'];
  readonly #work: MongoWork;

  constructor(collections: Collections) {
    super();
    this.#handOvers = collections.handOvers;
    this.#work = new MongoWork(collections);
  }

  async create(handOver: HandOver): Promise<boolean> {
    if (!(await this.#handOvers.add(toDocument(handOver)))) return false;
    await this.#work.refresh(handOver.recordId);
    return true;
  }

  find(id: string): Promise<HandOver | null> {
    return this.#handOvers.readOne(handOverSchema, { _id: id });
  }

  async replace(handOver: HandOver): Promise<HandOver | null> {
    const { id, revision } = handOver;
    const next = { ...handOver, revision: revision + 1 };
    try {
      if (!(await this.#handOvers.replace({ _id: id, revision }, toDocument(next)))) return null;
      await this.#work.refresh(next.recordId);
      return next;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async delete(id: string, revision?: number): Promise<boolean> {
    const stored = await this.find(id);
    const isDeleted = await this.#handOvers.delete({ _id: id, ...(revision !== undefined && { revision }) });
    if (stored !== null) await this.#work.refresh(stored.recordId);
    return isDeleted;
  }

  async deleteOf(whose: HandOversOf): Promise<number> {
    const found = await this.#handOvers.find(selected(whose), { projection: { recordId: 1 } });
    const deleted = await this.#handOvers.deleteMany(selected(whose));
    for (const recordId of new Set(found.map((handOver) => String(handOver.recordId))))
      await this.#work.refresh(recordId);
    return deleted;
  }

  of(whose: HandOversOf): Promise<readonly HandOver[]> {
    return this.#handOvers.read(handOverSchema, selected(whose));
  }

  ofRecords(recordIds: readonly string[]): Promise<readonly HandOver[]> {
    return this.#handOvers.read(handOverSchema, { recordId: { $in: [...recordIds] } }, { sort: newestFirst });
  }

  findClaimOf(contactId: string): Promise<HandOver | null> {
    // With the type the planner knows that the partial index has all answers.
    return this.#handOvers.readOne(handOverSchema, { claimedContact: { $eq: contactId, $type: 'string' } });
  }

  ofContacts(department: DepartmentKey | null, hubspotIds: readonly string[]): Promise<readonly HandOver[]> {
    const which = { hubspotId: { $in: [...hubspotIds] }, ...(department !== null && { department }) };
    return this.#handOvers.read(handOverSchema, which);
  }

  walk({ from, to, department }: HandOversBetween, after: string | null, limit: number): Promise<readonly HandOver[]> {
    const which = {
      _id: { $gt: after ?? '' },
      createdAt: { $gte: from, $lt: to },
      ...(department !== undefined && { department }),
    };
    return this.#handOvers.read(handOverSchema, which, { sort: { _id: 1 }, limit });
  }
}

function selected(whose: HandOversOf) {
  return 'knownAs' in whose ? { knownAs: { $in: [...whose.knownAs] } } : whose;
}
