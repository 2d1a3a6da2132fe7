import type { Filter } from 'mongodb';
import type { z } from 'zod';
import { ConflictError } from '../app-error.ts';
import { readDocument, toDocument, type Documents, type ReadOptions, type Stored } from './documents.ts';
import { isDuplicateKey } from './mongo-errors.ts';

/** What a plain repository states of its collection. */
export interface PlainCollection<T> {
  readonly documents: Documents;
  readonly schema: z.ZodType<T>;
  /** What a write says that a unique index refuses. */
  readonly taken: string;
}

/** Objects with an id, each of which is one document of a collection. What else a repository asks, it adds. */
export abstract class MongoPlainRepository<T extends { readonly id: string }> {
  readonly #collection: PlainCollection<T>;

  constructor(collection: PlainCollection<T>) {
    this.#collection = collection;
  }

  async create(value: T): Promise<void> {
    await this.#orConflict(this.#collection.documents.insert(toDocument(value)));
  }

  async delete(id: string): Promise<boolean> {
    return this.#collection.documents.delete({ _id: id });
  }

  async findById(id: string): Promise<T | null> {
    return (await this.found({ _id: id }, { limit: 1 }))[0] ?? null;
  }

  /** Replaces the object with its id, if its document also meets the condition; false if there is none. */
  protected async replace(value: T, condition: Filter<Stored> = {}): Promise<boolean> {
    const { documents } = this.#collection;
    return this.#orConflict(documents.replace({ ...condition, _id: value.id }, toDocument(value)));
  }

  protected async found(filter: Filter<Stored>, options: ReadOptions): Promise<T[]> {
    const { documents, schema } = this.#collection;
    return (await documents.find(filter, options)).map((document) => readDocument(schema, document));
  }

  async #orConflict<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await write;
    } catch (error) {
      throw isDuplicateKey(error) ? new ConflictError(this.#collection.taken, { cause: error }) : error;
    }
  }
}
