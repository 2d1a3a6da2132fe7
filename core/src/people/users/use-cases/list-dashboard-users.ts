import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** The limit exists because the dashboard loads the whole list and pages it in the browser. */
const maxUsers = 10_000;
const pageLimit = 1_000;

/** Lists users of both roles, newest first, 10,000 at most. */
export class ListDashboardUsers extends UseCase({ users: UserRepository }) {
  async execute(input: { department: DepartmentKey | null }): Promise<readonly User[]> {
    const filter = input.department === null ? {} : { department: input.department };
    const found: User[] = [];
    for (let page = 1; found.length < maxUsers; page += 1) {
      const { items, total } = await this.deps.users.list(filter, { page, limit: pageLimit });
      found.push(...items);
      if (items.length < pageLimit || found.length >= total) break;
    }
    return found;
  }
}
