import type { Page, PageRequest } from '../../../platform/page.ts';
import type { User } from '../domain/user.ts';
import type { UserListFilter, UserRepository, UserSort } from '../ports/user-repository.ts';

/** Lists one page of users that are not deleted, newest first unless `sort` says otherwise. */
export class ListUsers {
  readonly #deps: { users: UserRepository };

  constructor(deps: { users: UserRepository }) {
    this.#deps = deps;
  }

  execute(input: { filter: UserListFilter; page: PageRequest; sort?: UserSort | undefined }): Promise<Page<User>> {
    return this.#deps.users.list(input.filter, input.page, input.sort);
  }
}
