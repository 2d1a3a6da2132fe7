import type { Page, PageRequest } from '../../shared/page.ts';
import type { User } from '../domain/user.ts';
import type { UserFilter, UserRepository } from '../ports/user-repository.ts';

/** One page of users that are not deleted, newest first. */
export class ListUsers {
  readonly #deps: { users: UserRepository };

  constructor(deps: { users: UserRepository }) {
    this.#deps = deps;
  }

  execute(input: { filter: UserFilter; page: PageRequest }): Promise<Page<User>> {
    return this.#deps.users.list(input.filter, input.page);
  }
}
