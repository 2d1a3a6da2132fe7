import type { Page, PageRequest } from '../../../platform/page.ts';
import type { User } from '../domain/user.ts';
import { type UserListFilter, UserRepository, type UserSort } from '../ports/user-repository.ts';
import type { Needs } from '../../../platform/needs.ts';

/** Lists one page of users that are not deleted, newest first unless `sort` says otherwise. */
export class ListUsers {
  static readonly needs = { users: UserRepository };
  readonly #deps: Needs<typeof ListUsers>;

  constructor(deps: Needs<typeof ListUsers>) {
    this.#deps = deps;
  }

  execute(input: { filter: UserListFilter; page: PageRequest; sort?: UserSort | undefined }): Promise<Page<User>> {
    return this.#deps.users.list(input.filter, input.page, input.sort);
  }
}
