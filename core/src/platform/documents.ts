import type { z } from 'zod';
import { UseCase } from './needs.ts';
import type { Page, PageRequest, Sort } from './page.ts';

type Scalar = string | number | boolean | null;

/**
 * What a field must be: a value (null also fits a missing field), a list with exactly these items, one of several values,
 * none of them, or within a range.
 */
export type Condition =
  | Scalar
  | readonly Scalar[]
  | { readonly in: readonly Scalar[] }
  | { readonly notIn: readonly Scalar[] }
  | { readonly not: Scalar }
  | Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', string | number>>>;

/** The conditions of a query, by field. A read ignores a condition that is undefined; a write may contain none. */
export type Where<T, Key extends string> = { readonly [Field in Key | keyof T]?: Condition | undefined };

/** What a repository states of its documents. Both stores follow from it. */
export interface Kind<T, Key extends string = 'id', Apart = unknown> {
  /**
   * The name of the collection in MongoDB and of the table in SQLite. The table stores the document as JSON in the column
   * `doc`, and single fields in columns of their names in snake case. Without `doc` it has a column for each field.
   */
  readonly name: string;
  /** Parses what is stored, also by older versions. */
  readonly schema: z.ZodType<T>;
  /** The fields that identify a document: `id` unless stated. */
  readonly key?: readonly [Key, ...Key[]];
  /** The message of the ConflictError if a unique key or index refuses a write. */
  readonly taken?: string;
  /** The fields that are sorted without regard to case. */
  readonly readable?: readonly (keyof T)[];
  /** The fields that a table without `doc` keeps as JSON. */
  readonly json?: readonly (keyof T)[];
  /** A large part of the document, which is stored beside it and read only by `readApart`. */
  readonly apart?: { readonly field: string; readonly schema: z.ZodType<Apart> };
}

export interface ReadOptions<T> {
  /** Equal documents are in the order of their ids. Without a sort, no order is certain. */
  readonly sort?: Sort<keyof T & string> | undefined;
  readonly limit?: number;
}

export interface PageOptions<T> extends Pick<ReadOptions<T>, 'sort'> {
  /** Words that a document must contain in one of the fields, such as `profile.firstName`, in upper or lower case. */
  readonly search?: { readonly words: string | undefined; readonly fields: readonly string[] };
}

export interface WriteOptions {
  /** Whether the write may be lost when the machine loses power. */
  readonly relaxed?: boolean;
}

/** A document with the fields that identify it, which `T` need not contain. */
export type Keyed<T, Key extends string> = T & Readonly<Record<Key, string | number>>;

export const newestFirst = { field: 'createdAt', descending: true } as const;

/** The documents of one kind. Each write changes one document, or each of several, in one step. */
export abstract class DocumentSet<T, Key extends string = 'id', Apart = unknown> {
  /** Throws ConflictError if the key is taken, or something else that is unique. */
  abstract insert(value: Keyed<T, Key>, apart?: Apart): Promise<void>;
  /** Stores a document unless there is one with its key; returns whether it did. */
  abstract add(value: Keyed<T, Key>): Promise<boolean>;
  abstract insertMany(values: readonly Keyed<T, Key>[]): Promise<void>;
  /** Stores a document in place of the one with its key, if there is one. */
  abstract put(value: Keyed<T, Key>, options?: WriteOptions & { readonly apart?: Apart }): Promise<void>;
  /** Sets the given fields of the document with this key and keeps the others; creates it where there is none. */
  abstract merge(fields: Keyed<Partial<T>, Key>, options?: WriteOptions): Promise<void>;
  /**
   * Replaces the document with its key if it also meets `where`; `apart` stays unless it is given. Returns false if there
   * is none. Throws ConflictError as `insert`.
   */
  abstract replace(value: Keyed<T, Key>, where?: Where<T, Key>, apart?: Apart): Promise<boolean>;
  /** Changes these fields of all documents that meet `where`; returns their number. */
  abstract set(where: Where<T, Key>, fields: Partial<T>, options?: WriteOptions): Promise<number>;
  /**
   * Replaces the document with this key, or creates it, by what `change` makes of it. `change` may be called several
   * times, as others change the document; it returns null to change nothing. Returns what was stored, else null.
   * Documents that are changed so are written in no other way, except by deletion.
   */
  abstract change(key: string, change: (stored: T | null) => T | null, options?: WriteOptions): Promise<T | null>;
  /** Deletes the documents that meet `where`; returns their number. */
  abstract delete(where: Where<T, Key>): Promise<number>;
  abstract find(where: Where<T, Key>, options?: ReadOptions<T>): Promise<T[]>;
  abstract count(where: Where<T, Key>): Promise<number>;
  /** Counts the documents that meet `where`, by the value of a text field. */
  abstract countBy(field: keyof T & string, where: Where<T, Key>): Promise<ReadonlyMap<string, number>>;
  /** One page of the documents that meet `where`, newest first unless `sort` says otherwise. */
  abstract page(where: Where<T, Key>, request: PageRequest, options?: PageOptions<T>): Promise<Page<T>>;
  /** Reads the parts that are stored apart, by the keys of their documents. */
  abstract readApart(keys: readonly string[]): Promise<ReadonlyMap<string, Apart>>;

  async findOne(where: Where<T, Key>, options: Pick<ReadOptions<T>, 'sort'> = {}): Promise<T | null> {
    return (await this.find(where, { ...options, limit: 1 }))[0] ?? null;
  }
}

/** Opens the documents of each kind, on SQLite or MongoDB. */
export abstract class DocumentStore {
  abstract open<T extends object, Key extends string = 'id', Apart = unknown>(
    kind: Kind<T, Key, Apart>,
  ): DocumentSet<T, Key, Apart>;
}

/** The base class of a repository, which opens the documents that it stores. */
export class DocumentRepository extends UseCase({ store: DocumentStore }) {}

/** The base class of a repository of documents of one kind, each of which has an `id`. */
export function Repository<T extends object, Apart = unknown>(kind: Kind<T, 'id', Apart>) {
  return class extends DocumentRepository {
    protected readonly documents = this.deps.store.open(kind);

    /** Throws ConflictError when the id is taken, or something else that is unique. */
    create(value: Keyed<T, 'id'>): Promise<void> {
      return this.documents.insert(value);
    }

    findById(id: string): Promise<T | null> {
      return this.documents.findOne({ id } as Where<T, 'id'>);
    }

    /** Returns false if there is none. */
    async delete(id: string): Promise<boolean> {
      return (await this.documents.delete({ id } as Where<T, 'id'>)) > 0;
    }
  };
}
