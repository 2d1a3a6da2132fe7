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
import { searchWords } from '../search-words.ts';
import { readDoc, type SqliteConnection, type SqlParameters } from './sqlite-connection.ts';
import { isUniqueViolation } from './sqlite-errors.ts';

export class SqliteDocumentStore extends DocumentStore {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  open<T extends object, Key extends string, Apart>(kind: Kind<T, Key, Apart>): DocumentSet<T, Key, Apart> {
    return new SqliteDocumentSet(this.#db, kind);
  }
}

/** The columns of a table: those that are written, and all, with those that SQLite generates from the document. */
interface Columns {
  readonly written: readonly string[];
  readonly all: ReadonlySet<string>;
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

class SqliteDocumentSet<T extends object, Key extends string, Apart> extends DocumentSet<T, Key, Apart> {
  readonly #db: SqliteConnection;
  readonly #kind: Kind<T, Key, Apart>;
  readonly #key: readonly string[];
  #known: Columns | undefined;

  constructor(db: SqliteConnection, kind: Kind<T, Key, Apart>) {
    super();
    this.#db = db;
    this.#kind = kind;
    this.#key = kind.key ?? ['id'];
  }

  async insert(value: Keyed<T, Key>, apart?: Apart): Promise<void> {
    this.#orConflict(() => this.#insert(value, apart));
  }

  async add(value: Keyed<T, Key>): Promise<boolean> {
    const row = this.#rowOf(value);
    return this.#db.run(`${this.#insertion(row)} ON CONFLICT DO NOTHING`, row) === 1;
  }

  async insertMany(values: readonly Keyed<T, Key>[]): Promise<void> {
    this.#orConflict(() => this.#db.transaction(() => values.forEach((value) => this.#insert(value))));
  }

  async put(value: Keyed<T, Key>, { relaxed, apart }: WriteOptions & { readonly apart?: Apart } = {}): Promise<void> {
    await this.#db.together(() => this.#put(value, apart), { relaxed });
  }

  async merge(value: Keyed<Partial<T>, Key>, { relaxed }: WriteOptions = {}): Promise<void> {
    const given = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
    await this.#db.together(
      () => {
        const stored = this.#find(this.#keyOf(value), { limit: 1 })[0];
        this.#put({ ...stored, ...given } as Keyed<T, Key>);
      },
      { relaxed },
    );
  }

  async replace(value: Keyed<T, Key>, where: Where<T, Key> = {}, apart?: Apart): Promise<boolean> {
    const row = this.#rowOf(value, apart);
    const changes = Object.keys(row).map((column) => `${column} = :${column}`);
    const [condition, parameters] = this.#where({ ...where, ...this.#keyOf(value) }, { isWrite: true });
    const sql = `UPDATE ${this.#kind.name} SET ${changes.join(', ')} WHERE ${condition}`;
    return this.#orConflict(() => this.#db.run(sql, { ...row, ...parameters })) === 1;
  }

  async set(where: Where<T, Key>, fields: Partial<T>, { relaxed }: WriteOptions = {}): Promise<number> {
    const [condition, parameters] = this.#where(where, { isWrite: true });
    const { written } = this.#columns();
    const values: SqlParameters = {};
    const [columns, parts] = [[] as string[], [] as string[]];
    for (const [field, value] of Object.entries(fields)) {
      const column = snakeCase(field);
      if (written.includes(column)) columns.push(`${column} = :${column}`);
      else parts.push(`'$.${field}', json(:${column})`);
      values[column] = written.includes(column) ? plain(value) : JSON.stringify(value);
    }
    if (parts.length > 0) columns.push(`doc = json_set(doc, ${parts.join(', ')})`);
    const sql = `UPDATE ${this.#kind.name} SET ${columns.join(', ')} WHERE ${condition}`;
    return this.#db.together(() => this.#db.run(sql, { ...values, ...parameters }), { relaxed });
  }

  change(key: string, change: (stored: T | null) => T | null, { relaxed }: WriteOptions = {}): Promise<T | null> {
    const own = { [this.#key[0] ?? 'id']: key };
    return this.#db.together(
      () => {
        const stored = this.#find(own as Where<T, Key>, { limit: 1 })[0] ?? null;
        const changed = change(stored);
        if (changed !== null) this.#put({ ...changed, ...own } as Keyed<T, Key>);
        return changed;
      },
      { relaxed },
    );
  }

  async delete(where: Where<T, Key>): Promise<number> {
    const [condition, parameters] = this.#where(where, { isWrite: true });
    return this.#db.run(`DELETE FROM ${this.#kind.name} WHERE ${condition}`, parameters);
  }

  async find(where: Where<T, Key>, options: ReadOptions<T> = {}): Promise<T[]> {
    return this.#find(where, options);
  }

  async count(where: Where<T, Key>): Promise<number> {
    const [condition, parameters] = this.#where(where);
    return this.#db.count(`SELECT count(*) AS n FROM ${this.#kind.name} WHERE ${condition}`, parameters);
  }

  async countBy(field: keyof T & string, where: Where<T, Key>): Promise<ReadonlyMap<string, number>> {
    const [condition, parameters] = this.#where(where);
    const column = this.#columnOf(field);
    const sql = `SELECT ${column} AS value, count(*) AS n FROM ${this.#kind.name} WHERE ${condition} GROUP BY ${column}`;
    return new Map(this.#db.all(sql, parameters).map(({ value, n }) => [String(value), Number(n)]));
  }

  async page(
    where: Where<T, Key>,
    { page, limit }: PageRequest,
    { sort, search }: PageOptions<T> = {},
  ): Promise<Page<T>> {
    const [condition, parameters] = this.#where(where);
    const words = searchWords(search?.words);
    const texts = (search?.fields ?? []).map((field) => `coalesce(doc ->> '$.${field}', '')`).join(' || char(10) || ');
    const found = words.length === 0 ? condition : `${condition} AND holds(${texts}, :words)`;
    const given = { ...parameters, ...(words.length > 0 && { words: JSON.stringify(words) }) };
    const order = this.#orderBy(sort ?? (newestFirst as Sort<string>));
    return {
      items: this.#read(`WHERE ${found} ${order} LIMIT :limit OFFSET :offset`, {
        ...given,
        limit,
        offset: (page - 1) * limit,
      }),
      total: this.#db.count(`SELECT count(*) AS n FROM ${this.#kind.name} WHERE ${found}`, given),
    };
  }

  async readApart(keys: readonly string[]): Promise<ReadonlyMap<string, Apart>> {
    const { name, apart } = this.#kind;
    if (apart === undefined) return new Map();
    const key = snakeCase(this.#key[0] ?? 'id');
    const rows = this.#db.all(
      `SELECT ${key} AS key, ${apart.field} AS apart FROM ${name}
       WHERE ${key} IN (SELECT value FROM json_each(:keys)) AND ${apart.field} IS NOT NULL`,
      { keys: JSON.stringify(keys) },
    );
    return new Map(rows.map((row) => [String(row.key), readDoc(apart.schema, row.apart)]));
  }

  #insert(value: Keyed<T, Key>, apart?: Apart): void {
    const row = this.#rowOf(value, apart);
    this.#db.run(this.#insertion(row), row);
  }

  #put(value: Keyed<T, Key>, apart?: Apart): void {
    const row = this.#rowOf(value, apart);
    const changes = Object.keys(row).map((column) => `${column} = excluded.${column}`);
    const key = this.#key.map(snakeCase).join(', ');
    this.#db.run(`${this.#insertion(row)} ON CONFLICT (${key}) DO UPDATE SET ${changes.join(', ')}`, row);
  }

  #insertion(row: SqlParameters): string {
    const columns = Object.keys(row);
    return `INSERT INTO ${this.#kind.name} (${columns.join(', ')}) VALUES (:${columns.join(', :')})`;
  }

  #find(where: Where<T, Key>, { sort, limit }: ReadOptions<T>): T[] {
    const [condition, parameters] = this.#where(where);
    const order = sort === undefined ? '' : this.#orderBy(sort);
    const most = limit === undefined ? '' : 'LIMIT :limit';
    return this.#read(`WHERE ${condition} ${order} ${most}`, { ...parameters, ...(limit !== undefined && { limit }) });
  }

  #read(query: string, parameters: SqlParameters): T[] {
    const { name, schema, apart, json = [] } = this.#kind;
    const columns = this.#columns().written.filter((column) => column !== apart?.field);
    const rows = this.#db.all(`SELECT ${columns.join(', ')} FROM ${name} ${query}`, parameters);
    return rows.map(({ doc, ...fields }) => {
      const value = Object(parsed(doc)) as Record<string, unknown>;
      for (const [column, stored] of Object.entries(fields)) {
        const field = camelCase(column);
        value[field] = (json as readonly string[]).includes(field) ? parsed(stored) : stored;
      }
      return schema.parse(value);
    });
  }

  #keyOf(value: Keyed<Partial<T>, Key>): Where<T, Key> {
    return Object.fromEntries(this.#key.map((field) => [field, Reflect.get(value, field)])) as unknown as Where<T, Key>;
  }

  #rowOf(value: Keyed<T, Key>, apart?: Apart): SqlParameters {
    const row: SqlParameters = {};
    for (const column of this.#columns().written) {
      if (column === 'doc') row.doc = JSON.stringify(value);
      else if (column !== this.#kind.apart?.field) row[column] = plain(Reflect.get(value, camelCase(column)));
      else if (apart !== undefined) row[column] = JSON.stringify(apart);
    }
    return row;
  }

  #where(where: Where<T, Key>, { isWrite = false } = {}): readonly [string, SqlParameters] {
    const parameters: SqlParameters = {};
    const conditions = Object.entries<Condition | undefined>(where).flatMap(([field, wanted]) => {
      if (wanted !== undefined) return this.#condition(field, wanted, parameters);
      if (isWrite) throw new Error(`A write to ${this.#kind.name} leaves ${field} open.`);
      return [];
    });
    return [conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters];
  }

  #condition(field: string, wanted: Condition, parameters: SqlParameters): string[] {
    const column = this.#columnOf(field);
    const bind = (name: string, value: unknown): string => {
      parameters[`where_${field}_${name}`] = plain(value);
      return `:where_${field}_${name}`;
    };
    if (wanted === null) return [`${column} IS NULL`];
    if (typeof wanted !== 'object') return [`${column} = ${bind('is', wanted)}`];
    if (Array.isArray(wanted)) return [`doc -> '$.${field}' = ${bind('is', wanted)}`];
    if ('not' in wanted) return [`${column} IS NOT ${bind('not', wanted.not)}`];
    if ('notIn' in wanted) return [`${column} NOT IN (SELECT value FROM json_each(${bind('notIn', wanted.notIn)}))`];
    if ('in' in wanted) {
      const isIn = `${column} IN (SELECT value FROM json_each(${bind('in', wanted.in)}))`;
      return [wanted.in.includes(null) ? `(${isIn} OR ${column} IS NULL)` : isIn];
    }
    return Object.entries(comparisons).flatMap(([name, operator]) => {
      const limit = Reflect.get(wanted, name);
      return limit === undefined ? [] : [`${column} ${operator} ${bind(name, limit)}`];
    });
  }

  #orderBy({ field, descending }: Sort<string>): string {
    const direction = descending ? 'DESC' : 'ASC';
    const isReadable = (this.#kind.readable as readonly string[] | undefined)?.includes(field) === true;
    const column = isReadable ? `readable(${this.#columnOf(field)})` : this.#columnOf(field);
    const [key] = this.#key;
    const thenById = this.#key.length > 1 || key === undefined ? '' : `, ${snakeCase(key)} ${direction}`;
    return `ORDER BY ${column} ${direction}${thenById}`;
  }

  #columnOf(field: string): string {
    const column = snakeCase(field);
    return this.#columns().all.has(column) ? column : `doc ->> '$.${field}'`;
  }

  #columns(): Columns {
    if (this.#known === undefined) {
      const rows = this.#db.all('SELECT name, hidden FROM pragma_table_xinfo(:table)', { table: this.#kind.name });
      const written = rows.filter(({ hidden }) => hidden === 0).map(({ name }) => String(name));
      this.#known = { written, all: new Set(rows.map(({ name }) => String(name))) };
    }
    return this.#known;
  }

  #orConflict<Result>(write: () => Result): Result {
    try {
      return write();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictError(this.#kind.taken ?? 'This exists already.', { cause: error });
    }
  }
}

/** A value as SQLite takes it. */
function plain(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null);

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
