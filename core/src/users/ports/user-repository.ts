import type { DepartmentKey, Role } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { User } from '../domain/user.ts';

export interface UserFilter {
  readonly role?: Role;
  readonly department?: DepartmentKey;
}

/** Users by id and by address. Deleted users are kept and answered by `findByEmail`, so that callers see `deletedAt`. */
export abstract class UserRepository {
  /** Throws ConflictError when the address is taken by a user, deleted or not. */
  abstract create(user: User): Promise<void>;
  /** Replaces the whole user; false when there is none with this id. */
  abstract update(user: User): Promise<boolean>;
  abstract findById(id: string): Promise<User | null>;
  /** The address in lower case. */
  abstract findByEmail(email: string): Promise<User | null>;
  /** Users that are not deleted, newest first. */
  abstract list(filter: UserFilter, page: PageRequest): Promise<Page<User>>;
  /** Users that are not deleted, created within [from, to). */
  abstract count(filter: UserFilter & { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number>;
}
