import type { Filter } from 'mongodb';
import { ConflictError } from '../../shared/app-error.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { userSchema } from '../../users/domain/user-schema.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository, type UserFilter } from '../../users/ports/user-repository.ts';
import type { Collections, Stored } from './collections.ts';
import { isDuplicateKey } from './duplicate-key.ts';

/** Users in MongoDB; the unique index on the address decides who was first. */
export class MongoUserRepository extends UserRepository {
  readonly #users: Collections['users'];

  constructor(collections: Collections) {
    super();
    this.#users = collections.users;
  }

  override async create(user: User): Promise<void> {
    try {
      await this.#users.insertOne({ ...user, _id: user.id });
    } catch (error) {
      throw isDuplicateKey(error) ? new ConflictError('A user with this email already exists.', { cause: error }) : error;
    }
  }

  override async update(user: User): Promise<boolean> {
    const { matchedCount } = await this.#users.replaceOne({ _id: user.id }, { ...user });
    return matchedCount === 1;
  }

  override async findById(id: string): Promise<User | null> {
    return toUser(await this.#users.findOne({ _id: id }));
  }

  override async findByEmail(email: string): Promise<User | null> {
    return toUser(await this.#users.findOne({ email }));
  }

  override async list(filter: UserFilter, page: PageRequest): Promise<Page<User>> {
    const query = queryOf(filter);
    const [documents, total] = await Promise.all([
      this.#users
        .find(query)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page.page - 1) * page.limit)
        .limit(page.limit)
        .toArray(),
      this.#users.countDocuments(query),
    ]);
    return { items: documents.map((document) => userSchema.parse(document)), total };
  }

  override count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    const { from, to, ...rest } = filter;
    const range = { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
    return this.#users.countDocuments({
      ...queryOf(rest),
      ...(Object.keys(range).length === 0 ? {} : { createdAt: range }),
    });
  }
}

function queryOf({ role, department }: UserFilter): Filter<Stored> {
  return {
    deletedAt: null,
    ...(role === undefined ? {} : { role }),
    ...(department === undefined ? {} : { department }),
  };
}

function toUser(document: Stored | null): User | null {
  return document === null ? null : userSchema.parse(document);
}
