import type {
  Collection,
  CollationOptions,
  Document,
  Filter,
  FindOneAndUpdateOptions,
  OptionalUnlessRequiredId,
  Sort,
  UpdateFilter,
  WithoutId,
} from 'mongodb';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { within } from '../within.ts';
import { duplicatesOf, isDuplicateKey, toStoreError } from './mongo-errors.ts';

/** A stored document. Its type is loose, because it is read through a zod schema. */
export type Stored<Id = string> = Document & { readonly _id: Id };

const upsertAttempts = 3;

export interface ReadOptions {
  readonly sort?: Sort;
  /** How texts are compared, also in the filter. */
  readonly collation?: CollationOptions;
  readonly skip?: number;
  readonly limit?: number;
  readonly projection?: Document;
  /** The index to use, by its name or its keys. */
  readonly hint?: string | Document;
}

export interface WriteOptions {
  /**
   * Does not wait for the journal. For data that may be lost when the machine loses power, such as leases and counters.
   */
  readonly relaxed?: boolean;
}

/** Operators, or the stages of a pipeline. */
export type Update = Document | Document[];

/**
 * A collection whose every operation ends within a deadline: with a result, or with an error in words for people. The
 * driver's own limits bound each step of an operation, this one bounds the whole.
 */
export class Documents<Id = string> {
  readonly #collection: Collection<Stored<Id>>;
  readonly #deadlineMs: number;

  constructor(collection: Collection<Stored<Id>>, deadlineMs: number) {
    this.#collection = collection;
    this.#deadlineMs = deadlineMs;
  }

  findOne(filter: Filter<Stored<Id>>, { projection, sort }: ReadOptions = {}): Promise<Stored<Id> | null> {
    return this.#within(this.#collection.findOne<Stored<Id>>(filter, { projection, sort }));
  }

  find(filter: Filter<Stored<Id>>, options: ReadOptions = {}): Promise<Stored<Id>[]> {
    return this.#within(this.#collection.find<Stored<Id>>(filter, { ...options }).toArray());
  }

  /** The domain objects in the documents that match. */
  async read<T>(schema: z.ZodType<T>, filter: Filter<Stored<Id>>, options: ReadOptions = {}): Promise<T[]> {
    return (await this.find(filter, options)).map((document) => readDocument(schema, document));
  }

  /** The domain object in the first document that matches; null if there is none. */
  async readOne<T>(schema: z.ZodType<T>, filter: Filter<Stored<Id>>, options: ReadOptions = {}): Promise<T | null> {
    const document = await this.findOne(filter, options);
    return document && readDocument(schema, document);
  }

  aggregate(stages: Document[], options: Pick<ReadOptions, 'hint'> = {}): Promise<Document[]> {
    return this.#within(this.#collection.aggregate(stages, { ...options }).toArray());
  }

  /** With a limit, it stops counting there. */
  count(
    filter: Filter<Stored<Id>>,
    options: { readonly limit?: number; readonly hint?: string } = {},
  ): Promise<number> {
    return this.#within(this.#collection.countDocuments(filter, { ...options }));
  }

  /** Counts all documents from the collection's metadata, in constant time. */
  countAll(): Promise<number> {
    return this.#within(this.#collection.estimatedDocumentCount());
  }

  async insert(document: Stored<Id>, options: WriteOptions = {}): Promise<void> {
    await this.#within(
      this.#collection.insertOne(document as OptionalUnlessRequiredId<Stored<Id>>, concernOf(options)),
    );
  }

  /** Stores a document unless there is one with its id, or with another key that is unique; returns whether it did. */
  async add(document: Stored<Id>, options: WriteOptions = {}): Promise<boolean> {
    try {
      await this.insert(document, options);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async insertMany(documents: readonly Stored<Id>[], options: WriteOptions = {}): Promise<void> {
    await this.#within(
      this.#collection.insertMany(documents as readonly OptionalUnlessRequiredId<Stored<Id>>[], concernOf(options)),
    );
  }

  /** Returns whether a document matched. */
  async replace(filter: Filter<Stored<Id>>, document: Document, options: WriteOptions = {}): Promise<boolean> {
    const { matchedCount } = await this.#within(
      this.#collection.replaceOne(filter, document as WithoutId<Stored<Id>>, concernOf(options)),
    );
    return matchedCount === 1;
  }

  /** Returns whether a document matched. */
  async update(
    filter: Filter<Stored<Id>>,
    update: Update,
    { arrayFilters, ...options }: WriteOptions & { readonly arrayFilters?: Document[] } = {},
  ): Promise<boolean> {
    const { matchedCount } = await this.#within(
      this.#collection.updateOne(filter, update as UpdateFilter<Stored<Id>>, { ...concernOf(options), arrayFilters }),
    );
    return matchedCount === 1;
  }

  async updateMany(
    filter: Filter<Stored<Id>>,
    update: Update,
    { arrayFilters, ...options }: WriteOptions & { readonly arrayFilters?: Document[] } = {},
  ): Promise<number> {
    const { matchedCount } = await this.#within(
      this.#collection.updateMany(filter, update as UpdateFilter<Stored<Id>>, { ...concernOf(options), arrayFilters }),
    );
    return matchedCount;
  }

  /**
   * Changes the document with this id, or creates it. If two callers create it at once, the later one finds it at its
   * next attempt.
   */
  async upsert(id: Id, update: Update, options: WriteOptions = {}): Promise<void> {
    await this.#orAgain(() =>
      this.#collection.updateOne({ _id: id } as Filter<Stored<Id>>, update as UpdateFilter<Stored<Id>>, {
        ...concernOf(options),
        upsert: true,
      }),
    );
  }

  /** Stores the document in place of the one with its id, if there is one. */
  async put({ _id, ...fields }: Stored<Id>, options: WriteOptions = {}): Promise<void> {
    await this.#orAgain(() =>
      this.#collection.replaceOne({ _id } as Filter<Stored<Id>>, fields as unknown as WithoutId<Stored<Id>>, {
        ...concernOf(options),
        upsert: true,
      }),
    );
  }

  async #orAgain(write: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#within(write());
        return;
      } catch (error) {
        if (!isDuplicateKey(error) || attempt === upsertAttempts) throw error;
      }
    }
  }

  /** Like `upsert` for several documents, in any order and in one call, which takes half the time of one call each. */
  async upsertMany(upserts: readonly { readonly id: Id; readonly update: Update }[], options: WriteOptions = {}) {
    let left = upserts;
    for (let attempt = 1; left.length > 0; attempt += 1) {
      const operations = left.map(({ id, update }) => ({
        updateOne: {
          filter: { _id: id } as Filter<Stored<Id>>,
          update: update as UpdateFilter<Stored<Id>>,
          upsert: true,
        },
      }));
      try {
        await this.#within(this.#collection.bulkWrite(operations, { ...concernOf(options), ordered: false }));
        return;
      } catch (error) {
        const taken = duplicatesOf(error);
        if (taken.length === 0 || attempt === upsertAttempts) throw error;
        left = left.filter((_, index) => taken.includes(index));
      }
    }
  }

  /**
   * Returns the document after the change; null when none matched. With `upsert` it creates one, or throws error 11000.
   */
  findAndUpdate(
    filter: Filter<Stored<Id>>,
    update: Update,
    { relaxed, ...options }: WriteOptions & Pick<FindOneAndUpdateOptions, 'sort' | 'hint' | 'upsert'> = {},
  ): Promise<Stored<Id> | null> {
    return this.#within(
      this.#collection.findOneAndUpdate(filter, update as UpdateFilter<Stored<Id>>, {
        ...options,
        ...concernOf({ relaxed }),
        returnDocument: 'after',
      }) as Promise<Stored<Id> | null>,
    );
  }

  async delete(filter: Filter<Stored<Id>>, options: WriteOptions = {}): Promise<boolean> {
    return (await this.#within(this.#collection.deleteOne(filter, concernOf(options)))).deletedCount === 1;
  }

  async deleteMany(filter: Filter<Stored<Id>>, options: WriteOptions = {}): Promise<number> {
    return (await this.#within(this.#collection.deleteMany(filter, concernOf(options)))).deletedCount;
  }

  #within<T>(operation: Promise<T>): Promise<T> {
    return answeredWithin(this.#deadlineMs, operation);
  }
}

/** Reads a stored document as the domain object in it; `_id` becomes `id`. */
export function readDocument<T>(schema: z.ZodType<T>, document: Stored<unknown>): T {
  return schema.parse({ ...document, id: document._id });
}

/** Converts a domain object into a document; `id` becomes `_id`. */
export function toDocument<T extends { readonly id: string }>(value: T): Stored {
  const { id, ...rest } = value;
  return { _id: id, ...rest };
}

function concernOf({ relaxed = false }: WriteOptions): { writeConcern?: { w: 'majority'; journal: false } } {
  return relaxed ? { writeConcern: { w: 'majority', journal: false } } : {};
}

/** Waits for an operation up to its deadline, and converts its errors into words for people. */
export async function answeredWithin<T>(ms: number, operation: Promise<T>): Promise<T> {
  try {
    return await within(ms, late, operation);
  } catch (error) {
    throw toStoreError(error);
  }
}

const late = (): AppError =>
  new AppError('not_ready', 'The store did not answer in time. Please try again in a moment.');
