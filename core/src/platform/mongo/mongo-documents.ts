import type { Db, Document, Filter } from 'mongodb';
import { ConflictError } from '../app-error.ts';
import {
  DocumentSet,
  DocumentStore,
  newestFirst,
  type Condition,
  type Keyed,
  type Kind,
  type PageOptions,
  type ReadOptions,
  type Where,
  type WriteOptions,
} from '../documents.ts';
import type { Page, PageRequest, Sort } from '../page.ts';
import { Documents, type Stored } from './documents.ts';
import { holdingWords, readable } from './lists.ts';
import { isDuplicateKey } from './mongo-errors.ts';
import { pack, unpack } from './pack.ts';

export class MongoDocumentStore extends DocumentStore {
  readonly #db: Db;
  readonly #deadlineMs: number;

  constructor(db: Db, deadlineMs: number) {
    super();
    this.#db = db;
    this.#deadlineMs = deadlineMs;
  }

  open<T extends object, Key extends string, Apart>(kind: Kind<T, Key, Apart>): DocumentSet<T, Key, Apart> {
    return new MongoDocumentSet(new Documents(this.#db.collection<Stored>(kind.name), this.#deadlineMs), kind);
  }
}

/** Of several simultaneous changes to a document, one succeeds with each attempt. */
const maxAttempts = 50;

/** The document's `_id` is its key; the parts of a key of several fields stand beside it, too. */
class MongoDocumentSet<T extends object, Key extends string, Apart> extends DocumentSet<T, Key, Apart> {
  readonly #stored: Documents;
  readonly #kind: Kind<T, Key, Apart>;
  readonly #key: readonly string[];

  constructor(stored: Documents, kind: Kind<T, Key, Apart>) {
    super();
    this.#stored = stored;
    this.#kind = kind;
    this.#key = kind.key ?? ['id'];
  }

  async insert(value: Keyed<T, Key>, apart?: Apart): Promise<void> {
    const document = { ...this.#documentOf(value), ...(await this.#packed(apart)) };
    await this.#orConflict(this.#stored.insert(document));
  }

  add(value: Keyed<T, Key>): Promise<boolean> {
    return this.#stored.add(this.#documentOf(value));
  }

  async insertMany(values: readonly Keyed<T, Key>[]): Promise<void> {
    if (values.length === 0) return;
    await this.#orConflict(this.#stored.insertMany(values.map((value) => this.#documentOf(value))));
  }

  async put(
    value: Keyed<T, Key>,
    { apart, ...options }: WriteOptions & { readonly apart?: Apart } = {},
  ): Promise<void> {
    await this.#stored.put({ ...this.#documentOf(value), ...(await this.#packed(apart)) }, options);
  }

  async merge(value: Keyed<Partial<T>, Key>, options: WriteOptions = {}): Promise<void> {
    const { _id, ...fields } = this.#documentOf(value);
    await this.#stored.upsert(_id, { $set: fields }, options);
  }

  async replace(value: Keyed<T, Key>, where: Where<T, Key> = {}, apart?: Apart): Promise<boolean> {
    const { _id, ...fields } = this.#documentOf(value);
    const filter = { ...this.#filterOf(where, { isWrite: true }), _id };
    if (this.#kind.apart === undefined) return this.#orConflict(this.#stored.replace(filter, fields));
    return this.#orConflict(this.#stored.update(filter, { $set: { ...fields, ...(await this.#packed(apart)) } }));
  }

  set(where: Where<T, Key>, fields: Partial<T>, options: WriteOptions = {}): Promise<number> {
    return this.#stored.updateMany(this.#filterOf(where, { isWrite: true }), { $set: fields }, options);
  }

  /** Its `revision` counts the changes of a document, so that one step decides which of several comes first. */
  async change(_id: string, change: (stored: T | null) => T | null, options: WriteOptions = {}): Promise<T | null> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await this.#stored.findOne({ _id });
      const changed = change(stored && this.#read(stored));
      if (changed === null) return null;
      const revision = Number(stored?.revision ?? 0) + 1;
      const next = { ...this.#documentOf({ ...changed, [this.#key[0] ?? 'id']: _id } as Keyed<T, Key>), revision };
      if (stored === null ? await this.#stored.add(next, options) : await this.#isReplaced(next, stored, options)) {
        return changed;
      }
    }
    throw new ConflictError('Many people change this right now. Please try again.');
  }

  delete(where: Where<T, Key>): Promise<number> {
    return this.#stored.deleteMany(this.#filterOf(where, { isWrite: true }));
  }

  async find(where: Where<T, Key>, { sort, limit }: ReadOptions<T> = {}): Promise<T[]> {
    const order = sort === undefined ? {} : this.#orderOf(sort);
    const found = await this.#stored.find(this.#filterOf(where), { ...order, ...this.#withoutApart(), limit });
    return found.map((document) => this.#read(document));
  }

  count(where: Where<T, Key>): Promise<number> {
    return this.#stored.count(this.#filterOf(where));
  }

  async countBy(field: keyof T & string, where: Where<T, Key>): Promise<ReadonlyMap<string, number>> {
    const counts = await this.#stored.aggregate([
      { $match: this.#filterOf(where) },
      { $group: { _id: `$${this.#nameOf(field)}`, n: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, n }) => [String(_id), Number(n)]));
  }

  async page(
    where: Where<T, Key>,
    { page, limit }: PageRequest,
    { sort, search }: PageOptions<T> = {},
  ): Promise<Page<T>> {
    const filter = { ...this.#filterOf(where), ...(search && holdingWords(search.words, search.fields)) };
    const order = this.#orderOf(sort ?? (newestFirst as Sort<string>));
    const [found, total] = await Promise.all([
      this.#stored.find(filter, { ...order, ...this.#withoutApart(), skip: (page - 1) * limit, limit }),
      this.#stored.count(filter),
    ]);
    return { items: found.map((document) => this.#read(document)), total };
  }

  async readApart(keys: readonly string[]): Promise<ReadonlyMap<string, Apart>> {
    const { apart } = this.#kind;
    if (apart === undefined) return new Map();
    const filter = { _id: { $in: [...keys] }, [apart.field]: { $exists: true } };
    const found = await this.#stored.find(filter, { projection: { [apart.field]: 1 } });
    const read = found.map(async (document) => {
      return [document._id, apart.schema.parse(await unpack(document[apart.field]))] as const;
    });
    return new Map(await Promise.all(read));
  }

  #documentOf(value: Keyed<Partial<T>, Key>): Stored {
    const [key] = this.#key;
    const own = this.#key.map((field) => String(Reflect.get(value, field)));
    if (own.length > 1 || key === undefined) return { _id: own.join(':'), ...value };
    const { [key]: _key, ...fields } = value as Document;
    return { _id: own.join(''), ...fields };
  }

  /** A part of the key that an older document lacks is read from its id. */
  #read(document: Stored): T {
    const parts = this.#key.length > 1 ? document._id.split(':') : [document._id];
    return this.#kind.schema.parse({
      ...Object.fromEntries(this.#key.map((field, index) => [field, parts[index]])),
      ...document,
    });
  }

  #filterOf(where: Where<T, Key>, { isWrite = false } = {}): Filter<Stored> {
    const filter: Document = {};
    for (const [field, wanted] of Object.entries<Condition | undefined>(where)) {
      if (wanted !== undefined) filter[this.#nameOf(field)] = queryOf(wanted);
      else if (isWrite) throw new Error(`A write to ${this.#kind.name} leaves ${field} open.`);
    }
    if (this.#key.length === 1 || !this.#key.every((field) => isScalar(Reflect.get(where, field)))) return filter;
    // Older documents may have the parts in their id alone.
    const others = Object.entries(filter).filter(([field]) => !this.#key.includes(field));
    return { ...Object.fromEntries(others), _id: this.#key.map((field) => Reflect.get(where, field)).join(':') };
  }

  #orderOf({ field, descending }: Sort<string>): Pick<Parameters<Documents['find']>[1] & object, 'sort' | 'collation'> {
    const direction = descending ? -1 : 1;
    const isReadable = (this.#kind.readable as readonly string[] | undefined)?.includes(field) === true;
    const thenById = this.#key.length === 1 && { _id: direction };
    return {
      sort: { [this.#nameOf(field)]: direction, ...thenById } as Record<string, 1 | -1>,
      ...(isReadable && { collation: readable }),
    };
  }

  #nameOf(field: string): string {
    return this.#key.length === 1 && field === this.#key[0] ? '_id' : field;
  }

  #withoutApart(): { projection?: Document } {
    return this.#kind.apart === undefined ? {} : { projection: { [this.#kind.apart.field]: 0 } };
  }

  async #packed(apart: Apart | undefined): Promise<Document> {
    return apart === undefined || this.#kind.apart === undefined
      ? {}
      : { [this.#kind.apart.field]: await pack(apart as object) };
  }

  #isReplaced({ _id, ...document }: Stored, { revision = null }: Stored, options: WriteOptions): Promise<boolean> {
    return this.#stored.replace({ _id, revision }, document, options);
  }

  async #orConflict<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await write;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new ConflictError(this.#kind.taken ?? 'This exists already.', { cause: error });
    }
  }
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function queryOf(wanted: Condition): unknown {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted)) return wanted;
  if ('not' in wanted) return { $ne: wanted.not };
  if ('notIn' in wanted) return { $nin: wanted.notIn };
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  // A range without limits is no condition.
  return given.length === 0 ? { $exists: true } : Object.fromEntries(given.map(([name, value]) => [`$${name}`, value]));
}
