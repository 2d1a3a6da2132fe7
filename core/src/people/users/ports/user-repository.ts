import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Page, PageRequest, Sort } from '../../../platform/page.ts';
import type { KnownDevice, User } from '../domain/user.ts';

export interface UserFilter {
  readonly role?: Role;
  readonly department?: DepartmentKey;
}

export interface UserListFilter extends UserFilter {
  /** Words that the address or the name must contain. */
  readonly search?: string | undefined;
}

export type UserSort = Sort<'email' | 'createdAt'>;

/** Stores users. Deleted users are kept and returned by `findByEmail`; callers must look at `deletedAt`. */
export abstract class UserRepository {
  /**
   * Throws ConflictError when the address, or the Google or single sign-on account, belongs to another user, deleted or
   * not.
   */
  abstract create(user: User): Promise<void>;
  /**
   * Replaces the whole user; answers false when there is none with this id. With `seen` it changes nothing unless the
   * stored user is not deleted and still has that token version, so that a deletion or a new password meanwhile is not
   * undone.
   */
  abstract update(user: User, seen?: Pick<User, 'tokenVersion'>): Promise<boolean>;
  /** Stores when the user last did something; nothing else of the user changes. */
  abstract noteUse(id: string, now: Timestamp): Promise<void>;
  /** Replaces the user's known devices; nothing else of the user changes. */
  abstract noteDevices(id: string, devices: readonly KnownDevice[]): Promise<void>;
  /**
   * Marks the user as deleted and raises its token version. Answers `last_superadmin`, and changes nothing, when no
   * other superadmin would be left. The same write decides it, so that of two superadmins who delete each other at
   * once, one stays.
   */
  abstract delete(id: string, now: Timestamp): Promise<'deleted' | 'missing' | 'last_superadmin'>;
  abstract findById(id: string): Promise<User | null>;
  /** `email` in lower case. */
  abstract findByEmail(email: string): Promise<User | null>;
  /** The user as whom a Google account signs in, deleted or not. */
  abstract findByGoogleSub(googleSub: string): Promise<User | null>;
  /** The user as whom a single sign-on account signs in, deleted or not. */
  abstract findByOidcSubject(oidcSubject: string): Promise<User | null>;
  /** Users that are not deleted, newest first unless `sort` says otherwise. */
  abstract list(filter: UserListFilter, page: PageRequest, sort?: UserSort): Promise<Page<User>>;
  /** Counts users that are not deleted and were created at `from` or later, and before `to`. */
  abstract count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number>;
}
