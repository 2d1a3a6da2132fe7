import type { DepartmentKey, Role } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest, Sort } from '../../shared/page.ts';
import type { User } from '../domain/user.ts';

export interface UserFilter {
  readonly role?: Role;
  readonly department?: DepartmentKey;
}

export interface UserListFilter extends UserFilter {
  /** Words that the address or the name holds. */
  readonly search?: string | undefined;
}

export type UserSort = Sort<'email' | 'createdAt'>;

/** Users by id and by address. Deleted users are kept and answered by `findByEmail`, so that callers see `deletedAt`. */
export abstract class UserRepository {
  /** Throws ConflictError when the address, or the Google or single sign-on account, is another user's, deleted or not. */
  abstract create(user: User): Promise<void>;
  /**
   * Replaces the whole user; false when there is none with this id. With `seen`, only while the stored user is not
   * deleted and still has that token version: whoever read the user before a deletion or a new password changes nothing.
   */
  abstract update(user: User, seen?: Pick<User, 'tokenVersion'>): Promise<boolean>;
  /** Notes that the user did something; nothing else of the user changes. */
  abstract noteUse(id: string, now: Timestamp): Promise<void>;
  /**
   * Marks the user as deleted and raises its token version. `last_superadmin` when no other superadmin would be left,
   * decided in the same write: of two superadmins who delete each other at once, one stays.
   */
  abstract delete(id: string, now: Timestamp): Promise<'deleted' | 'missing' | 'last_superadmin'>;
  abstract findById(id: string): Promise<User | null>;
  /** The address in lower case. */
  abstract findByEmail(email: string): Promise<User | null>;
  /** The user as whom a Google account signs in, deleted or not. */
  abstract findByGoogleSub(googleSub: string): Promise<User | null>;
  /** The user as whom a single sign-on account signs in, deleted or not. */
  abstract findByOidcSubject(oidcSubject: string): Promise<User | null>;
  /** Users that are not deleted, newest first unless `sort` says otherwise. */
  abstract list(filter: UserListFilter, page: PageRequest, sort?: UserSort): Promise<Page<User>>;
  /** Users that are not deleted, created within [from, to). */
  abstract count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number>;
}
