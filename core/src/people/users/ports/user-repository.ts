import { z } from 'zod';
import { ConflictError } from '../../../platform/app-error.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { DocumentRepository } from '../../../platform/documents.ts';
import type { Page, PageRequest, Sort } from '../../../platform/page.ts';
import { userSchema, type KnownDevice, type User } from '../domain/user.ts';

export interface UserFilter {
  readonly role?: Role;
  readonly department?: DepartmentKey;
}

export interface UserListFilter extends UserFilter {
  /** Words that the address or the name must contain. */
  readonly search?: string | undefined;
}

export type UserSort = Sort<'email' | 'createdAt'>;

/** The superadmins who are leaving. They count as deleted; `revision` counts the changes. */
const departuresSchema = z.object({ revision: z.number(), leaving: z.array(z.string()).default([]) });
type Departures = z.infer<typeof departuresSchema>;

const departuresId = 'superadmin-departures';
/** Each failed attempt means that another deletion succeeded. */
const maxAttempts = 50;

/**
 * Stores users. Deleted users are kept and returned by `findByEmail`; callers must look at `deletedAt`. Writes throw
 * ConflictError when the address, or the Google or single sign-on account, belongs to another user, deleted or not.
 */
export class UserRepository extends DocumentRepository {
  readonly #users = this.deps.store.open<User>({
    name: 'users',
    schema: userSchema,
    taken: 'This address is already in use.',
  });
  readonly #departures = this.deps.store.open<Departures>({ name: 'singletons', schema: departuresSchema });

  create(user: User): Promise<void> {
    return this.#users.insert(user);
  }

  /**
   * Replaces the whole user; answers false when there is none with this id. With `seen` it changes nothing unless the
   * stored user is not deleted and still has that token version, so that a deletion or a new password meanwhile is not
   * undone.
   */
  update(user: User, seen?: Pick<User, 'tokenVersion'>): Promise<boolean> {
    return this.#users.replace(user, seen && unchanged(seen));
  }

  /** Stores when the user last did something; nothing else of the user changes. */
  async noteUse(id: string, now: Timestamp): Promise<void> {
    await this.#users.set({ id }, { lastActiveAt: now }, { relaxed: true });
  }

  /** Replaces the user's known devices; nothing else of the user changes. */
  async noteDevices(id: string, devices: readonly KnownDevice[]): Promise<void> {
    await this.#users.set({ id }, { knownDevices: devices });
  }

  /**
   * Marks the user as deleted and raises its token version. Answers `last_superadmin`, and changes nothing, when no
   * other superadmin would be left.
   *
   * One write cannot change two users, so a third document decides which of two superadmins who delete each other at once
   * stays. If the process dies before it marks a user who is leaving, the next deletion does.
   */
  async delete(id: string, now: Timestamp): Promise<'deleted' | 'missing' | 'last_superadmin'> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const user = await this.findById(id);
      if (user === null || user.deletedAt !== null) return 'missing';
      if (user.role !== 'superadmin') return (await this.#mark(id, now)) ? 'deleted' : 'missing';

      const { revision, leaving } = await this.#readDepartures();
      for (const gone of leaving) await this.#depart(gone, now);
      if (leaving.includes(id)) return 'deleted';
      const others = { role: 'superadmin', deletedAt: null, id: { notIn: [id, ...leaving] } } as const;
      if ((await this.#users.count(others)) === 0) return 'last_superadmin';
      if (await this.#decide({ revision, leaving: [id] })) {
        await this.#depart(id, now);
        return 'deleted';
      }
    }
    throw new ConflictError('Superadmins are being deleted right now. Please try again.');
  }

  findById(id: string): Promise<User | null> {
    return this.#users.findOne({ id });
  }

  /** `email` in lower case. */
  findByEmail(email: string): Promise<User | null> {
    return this.#users.findOne({ email });
  }

  /** The user as whom a Google account signs in, deleted or not. */
  findByGoogleSub(googleSub: string): Promise<User | null> {
    return this.#users.findOne({ googleSub });
  }

  /** The user as whom a single sign-on account signs in, deleted or not. */
  findByOidcSubject(oidcSubject: string): Promise<User | null> {
    return this.#users.findOne({ oidcSubject });
  }

  /** Users that are not deleted, newest first unless `sort` says otherwise. */
  list({ role, department, search }: UserListFilter, page: PageRequest, sort?: UserSort): Promise<Page<User>> {
    return this.#users.page({ deletedAt: null, role, department }, page, {
      sort,
      search: { words: search, fields: ['email', 'profile.firstName', 'profile.lastName'] },
    });
  }

  /** Counts users that are not deleted and were created at `from` or later, and before `to`. */
  count({
    role,
    department,
    from,
    to,
  }: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    return this.#users.count({ deletedAt: null, role, department, createdAt: { gte: from, lt: to } });
  }

  async #readDepartures(): Promise<Departures> {
    const stored = await this.#departures.findOne({ id: departuresId });
    if (stored !== null) return stored;
    await this.#departures.add({ id: departuresId, revision: 0, leaving: [] });
    return this.#readDepartures();
  }

  /** Stores who is leaving; false if somebody else changed it since `revision`. */
  #decide({ revision, leaving }: Departures): Promise<boolean> {
    return this.#departures.replace({ id: departuresId, revision: revision + 1, leaving }, { revision });
  }

  /** Carries out a deletion that was decided. */
  async #depart(id: string, now: Timestamp): Promise<void> {
    await this.#mark(id, now);
    const { revision, leaving } = await this.#readDepartures();
    if (leaving.includes(id)) await this.#decide({ revision, leaving: leaving.filter((one) => one !== id) });
  }

  async #mark(id: string, now: Timestamp): Promise<boolean> {
    for (;;) {
      const user = await this.findById(id);
      if (user === null || user.deletedAt !== null) return false;
      const fields = { deletedAt: now, updatedAt: now, tokenVersion: user.tokenVersion + 1 };
      if ((await this.#users.set({ id, ...unchanged(user) }, fields)) === 1) return true;
    }
  }
}

/** Users from before token versions count as having the first. */
function unchanged({ tokenVersion }: Pick<User, 'tokenVersion'>) {
  return { deletedAt: null, tokenVersion: tokenVersion === 1 ? { in: [1, null] } : tokenVersion };
}
