import { systemActor } from '../../audit/domain/audit-entry.ts';
import { sandboxAccounts } from '../domain/sandbox-accounts.ts';
import type { User } from '../domain/user.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { DeleteUser } from './delete-user.ts';

/** Ends the sandbox's accounts once there is something to protect. */
export class EndSandboxAccounts {
  readonly #deps: { users: UserRepository; deleteUser: DeleteUser };

  constructor(deps: { users: UserRepository; deleteUser: DeleteUser }) {
    this.#deps = deps;
  }

  /** True while the sandbox's superadmin is the only one: somebody's own has to be made first, or nobody could sign in. */
  async isOwnSuperadminMissing(): Promise<boolean> {
    const { users } = this.#deps;
    const sandboxOnes = (await this.#living()).filter(({ role }) => role === 'superadmin').length;
    return sandboxOnes > 0 && (await users.count({ role: 'superadmin' })) === sandboxOnes;
  }

  /** Deletes them, if there is another superadmin. */
  async execute(): Promise<void> {
    if (await this.isOwnSuperadminMissing()) return;
    for (const { id } of await this.#living()) await this.#deps.deleteUser.execute({ actor: systemActor, id });
  }

  async #living(): Promise<User[]> {
    const emails = Object.values(sandboxAccounts);
    const found = await Promise.all(emails.map((email) => this.#deps.users.findByEmail(email)));
    return found.flatMap((user) => (user === null || user.deletedAt !== null ? [] : [user]));
  }
}
