import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';
import { allItems } from '../../../platform/page.ts';

/** Lists users of both roles, newest first, 10,000 at most, because the dashboard loads them all and pages them in the browser. */
export class ListDashboardUsers extends UseCase({ users: UserRepository }) {
  execute({ department }: { department: DepartmentKey | null }): Promise<readonly User[]> {
    const { users } = this.deps;
    const filter = department === null ? {} : { department };
    return allItems((page) => users.list(filter, page), { limit: 1_000, max: 10_000 });
  }
}
