import type { Filter } from 'mongodb';
import { z } from 'zod';
import { ConflictError } from '../../../platform/app-error.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Page, PageRequest } from '../../../platform/page.ts';
import { userSchema, type KnownDevice, type User } from '../domain/user.ts';
import { UserRepository, type UserFilter, type UserListFilter, type UserSort } from '../ports/user-repository.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import { readDocument, toDocument, type Stored } from '../../../platform/mongo/documents.ts';
import { holdingWords, inOrder } from '../../../platform/mongo/lists.ts';
import { isDuplicateKey } from '../../../platform/mongo/mongo-errors.ts';

const departuresId = 'superadmin-departures';
const departuresSchema = z.object({ revision: z.number(), leaving: z.array(z.string()).default([]) });
/** Each failed attempt means that another deletion succeeded. */
const maxAttempts = 50;

/** Users in MongoDB. The unique index on the address decides which of two creations comes first. */
export class MongoUserRepository extends UserRepository {
  readonly #users: Collections['users'];
  readonly #singletons: Collections['singletons'];

  constructor({ users, singletons }: Collections) {
    super();
    this.#users = users;
    this.#singletons = singletons;
  }

  async create(user: User): Promise<void> {
    await conflictAsError(this.#users.insert(toDocument(user)));
  }

  async update(user: User, seen?: Pick<User, 'tokenVersion'>): Promise<boolean> {
    return conflictAsError(
      this.#users.replace(
        {
          _id: user.id,
          // Users from before token versions count as having the first.
          ...(seen && {
            deletedAt: null,
            tokenVersion: seen.tokenVersion === 1 ? { $in: [1, null] } : seen.tokenVersion,
          }),
        },
        toDocument(user),
      ),
    );
  }

  async noteUse(id: string, now: Timestamp): Promise<void> {
    await this.#users.update({ _id: id }, { $set: { lastActiveAt: now } }, { relaxed: true });
  }

  async noteDevices(id: string, devices: readonly KnownDevice[]): Promise<void> {
    await this.#users.update({ _id: id }, { $set: { knownDevices: devices } });
  }

  /**
   * One write cannot change two documents here, so a third one decides the deletion of a superadmin: it lists the users
   * who are leaving and counts its own changes. A listed user counts as deleted. If the process dies before it marks the
   * user, the next deletion does.
   */
  async delete(id: string, now: Timestamp): Promise<'deleted' | 'missing' | 'last_superadmin'> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const user = await this.findById(id);
      if (user === null || user.deletedAt !== null) return 'missing';
      if (user.role !== 'superadmin') return (await this.#mark(id, now)) ? 'deleted' : 'missing';

      const { revision, leaving } = await this.#departures();
      for (const gone of leaving) await this.#depart(gone, now);
      if (leaving.includes(id)) return 'deleted';
      const others = await this.#users.count(
        { ...queryOf({ role: 'superadmin' }), _id: { $nin: [id, ...leaving] } },
        { limit: 1 },
      );
      if (others === 0) return 'last_superadmin';
      const decided = await this.#singletons.update(
        { _id: departuresId, revision },
        { $inc: { revision: 1 }, $set: { leaving: [id] } },
      );
      if (decided) {
        await this.#depart(id, now);
        return 'deleted';
      }
    }
    throw new ConflictError('Superadmins are being deleted right now. Please try again.');
  }

  async findById(id: string): Promise<User | null> {
    return toUser(await this.#users.findOne({ _id: id }));
  }

  async findByEmail(email: string): Promise<User | null> {
    return toUser(await this.#users.findOne({ email }));
  }

  async findByGoogleSub(googleSub: string): Promise<User | null> {
    return toUser(await this.#users.findOne({ googleSub }));
  }

  async findByOidcSubject(oidcSubject: string): Promise<User | null> {
    return toUser(await this.#users.findOne({ oidcSubject }));
  }

  async list(filter: UserListFilter, { page, limit }: PageRequest, sort?: UserSort): Promise<Page<User>> {
    const query = {
      ...queryOf(filter),
      ...holdingWords(filter.search, ['email', 'profile.firstName', 'profile.lastName']),
    };
    const [documents, total] = await Promise.all([
      this.#users.find(query, { sort: inOrder(sort), skip: (page - 1) * limit, limit }),
      this.#users.count(query),
    ]);
    return { items: documents.map((document) => readDocument(userSchema, document)), total };
  }

  async count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    const { from, to } = filter;
    const createdAt = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lt: to }) };
    return this.#users.count({ ...queryOf(filter), ...(Object.keys(createdAt).length > 0 && { createdAt }) });
  }

  async #departures(): Promise<z.infer<typeof departuresSchema>> {
    const stored = await this.#singletons.findOne({ _id: departuresId });
    if (stored) return departuresSchema.parse(stored);
    await this.#singletons.upsert(departuresId, { $setOnInsert: { revision: 0, leaving: [] } });
    return this.#departures();
  }

  /** Carries out a deletion that was decided. */
  async #depart(id: string, now: Timestamp): Promise<void> {
    await this.#mark(id, now);
    await this.#singletons.update(
      { _id: departuresId, leaving: id },
      { $inc: { revision: 1 }, $pull: { leaving: id } },
    );
  }

  async #mark(id: string, now: Timestamp): Promise<boolean> {
    return this.#users.update({ _id: id, deletedAt: null }, [
      { $set: { deletedAt: now, updatedAt: now, tokenVersion: { $add: [{ $ifNull: ['$tokenVersion', 1] }, 1] } } },
    ]);
  }
}

async function conflictAsError<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isDuplicateKey(error) ? new ConflictError('This address is already in use.', { cause: error }) : error;
  }
}

function queryOf({ role, department }: UserFilter): Filter<Stored> {
  return {
    deletedAt: null,
    ...(role !== undefined && { role }),
    ...(department !== undefined && { department }),
  };
}

function toUser(document: Stored | null): User | null {
  return document && readDocument(userSchema, document);
}
