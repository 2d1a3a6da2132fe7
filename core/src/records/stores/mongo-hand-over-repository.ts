import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { handOverSchema, type HandOver } from '../domain/hand-over.ts';
import { HandOverRepository, type HandOversBetween, type HandOversOf } from '../ports/hand-over-repository.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../platform/mongo/documents.ts';
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
    try {
      await this.#handOvers.insert(toDocument(handOver));
      await this.#work.refresh(handOver.recordId);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async find(id: string): Promise<HandOver | null> {
    const document = await this.#handOvers.findOne({ _id: id });
    return document && readDocument(handOverSchema, document);
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

  async of(whose: HandOversOf): Promise<readonly HandOver[]> {
    const documents = await this.#handOvers.find(selected(whose));
    return documents.map((document) => readDocument(handOverSchema, document));
  }

  async ofRecords(recordIds: readonly string[]): Promise<readonly HandOver[]> {
    const documents = await this.#handOvers.find({ recordId: { $in: [...recordIds] } }, { sort: newestFirst });
    return documents.map((document) => readDocument(handOverSchema, document));
  }

  async findClaimOf(contactId: string): Promise<HandOver | null> {
    // With the type the planner knows that the partial index has all answers.
    const document = await this.#handOvers.findOne({ claimedContact: { $eq: contactId, $type: 'string' } });
    return document && readDocument(handOverSchema, document);
  }

  async ofContacts(department: DepartmentKey | null, hubspotIds: readonly string[]): Promise<readonly HandOver[]> {
    const documents = await this.#handOvers.find({
      hubspotId: { $in: [...hubspotIds] },
      ...(department !== null && { department }),
    });
    return documents.map((document) => readDocument(handOverSchema, document));
  }

  async walk(
    { from, to, department }: HandOversBetween,
    after: string | null,
    limit: number,
  ): Promise<readonly HandOver[]> {
    const documents = await this.#handOvers.find(
      {
        _id: { $gt: after ?? '' },
        createdAt: { $gte: from, $lt: to },
        ...(department !== undefined && { department }),
      },
      { sort: { _id: 1 }, limit },
    );
    return documents.map((document) => readDocument(handOverSchema, document));
  }
}

function selected(whose: HandOversOf) {
  return 'knownAs' in whose ? { knownAs: { $in: [...whose.knownAs] } } : whose;
}
