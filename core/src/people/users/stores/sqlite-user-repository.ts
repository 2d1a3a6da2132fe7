import { ConflictError } from '../../../platform/app-error.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Page, PageRequest } from '../../../platform/page.ts';
import { userSchema, type KnownDevice, type User } from '../domain/user.ts';
import { UserRepository, type UserFilter, type UserListFilter, type UserSort } from '../ports/user-repository.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { orderBy } from '../../../platform/sqlite/order-by.ts';
import type { SqliteConnection, SqlParameters } from '../../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../../platform/sqlite/sqlite-errors.ts';

const alive = `deleted_at IS NULL
  AND (:role IS NULL OR role = :role)
  AND (:department IS NULL OR department = :department)`;

const columns = { email: 'email', createdAt: 'created_at' } as const;

const found = `${alive} AND holds(
  email || char(10) || coalesce(doc ->> '$.profile.firstName', '') || char(10) || coalesce(doc ->> '$.profile.lastName', ''),
  :words)`;

export class SqliteUserRepository extends UserRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(user: User): Promise<void> {
    this.#write('INSERT INTO users (id, doc) VALUES (:id, :doc)', user);
  }

  async update(user: User, seen?: Pick<User, 'tokenVersion'>): Promise<boolean> {
    if (seen === undefined) return this.#write('UPDATE users SET doc = :doc WHERE id = :id', user) === 1;
    const unchanged = `deleted_at IS NULL AND doc ->> '$.tokenVersion' = :seen`;
    const sql = `UPDATE users SET doc = :doc WHERE id = :id AND ${unchanged}`;
    return this.#write(sql, user, { seen: seen.tokenVersion }) === 1;
  }

  async noteUse(id: string, now: Timestamp): Promise<void> {
    this.#db.relaxed(() =>
      this.#db.run(`UPDATE users SET doc = json_set(doc, '$.lastActiveAt', :now) WHERE id = :id`, { id, now }),
    );
  }

  async noteDevices(id: string, devices: readonly KnownDevice[]): Promise<void> {
    this.#db.run(`UPDATE users SET doc = json_set(doc, '$.knownDevices', json(:devices)) WHERE id = :id`, {
      id,
      devices: JSON.stringify(devices),
    });
  }

  async delete(id: string, now: Timestamp): Promise<'deleted' | 'missing' | 'last_superadmin'> {
    return this.#db.transaction(() => {
      const user = this.#db.getDoc(userSchema, 'SELECT doc FROM users WHERE id = :id AND deleted_at IS NULL', { id });
      if (user === null) return 'missing';
      if (user.role === 'superadmin' && this.#count({ role: 'superadmin' }) <= 1) return 'last_superadmin';
      this.#write('UPDATE users SET doc = :doc WHERE id = :id', {
        ...user,
        deletedAt: now,
        updatedAt: now,
        tokenVersion: user.tokenVersion + 1,
      });
      return 'deleted';
    });
  }

  async findById(id: string): Promise<User | null> {
    return this.#db.getDoc(userSchema, 'SELECT doc FROM users WHERE id = :id', { id });
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.#db.getDoc(userSchema, 'SELECT doc FROM users WHERE email = :email', { email });
  }

  async findByGoogleSub(googleSub: string): Promise<User | null> {
    return this.#db.getDoc(userSchema, 'SELECT doc FROM users WHERE google_sub = :googleSub', { googleSub });
  }

  async findByOidcSubject(oidcSubject: string): Promise<User | null> {
    return this.#db.getDoc(userSchema, 'SELECT doc FROM users WHERE oidc_subject = :oidcSubject', { oidcSubject });
  }

  async list(filter: UserListFilter, { page, limit }: PageRequest, sort?: UserSort): Promise<Page<User>> {
    const words = searchWords(filter.search);
    const where = words.length === 0 ? alive : found;
    const parameters = {
      role: filter.role ?? null,
      department: filter.department ?? null,
      ...(words.length === 0 ? {} : { words: JSON.stringify(words) }),
    };
    return {
      items: this.#db.allDocs(
        userSchema,
        `SELECT doc FROM users WHERE ${where} ${orderBy(columns, sort)} LIMIT :limit OFFSET :offset`,
        { ...parameters, limit, offset: (page - 1) * limit },
      ),
      total: this.#db.count(`SELECT count(*) AS n FROM users WHERE ${where}`, parameters),
    };
  }

  async count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    return this.#count(filter);
  }

  #count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): number {
    return this.#db.count(
      `SELECT count(*) AS n FROM users
       WHERE ${alive} AND created_at >= coalesce(:from, created_at) AND (:to IS NULL OR created_at < :to)`,
      {
        role: filter.role ?? null,
        department: filter.department ?? null,
        from: filter.from ?? null,
        to: filter.to ?? null,
      },
    );
  }

  #write(sql: string, user: User, parameters: SqlParameters = {}): number {
    try {
      return this.#db.run(sql, { ...parameters, id: user.id, doc: JSON.stringify(user) });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('This address is already in use.', { cause: error });
      throw error;
    }
  }
}
