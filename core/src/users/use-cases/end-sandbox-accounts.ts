import { systemActor } from '../../audit/domain/audit-entry.ts';
import { sandboxAccounts, sandboxPassword } from '../domain/sandbox-accounts.ts';
import type { User } from '../domain/user.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { DeleteUser } from './delete-user.ts';

interface Deps {
  users: UserRepository;
  hasher: PasswordHasher;
  deleteUser: DeleteUser;
}

/** Deletes the sandbox's accounts once there is data to protect. An account whose password was changed stays. */
export class EndSandboxAccounts {
  readonly #deps: Deps;
  /**
   * Whether a hash is that of the sandbox's password. It is cached, because verifying is slow and needed at every
   * stored key.
   */
  readonly #isPublic = new Map<string, Promise<boolean>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether the sandbox's superadmin is the only one. Another one must be created first, or nobody could sign in. */
  async isOwnSuperadminMissing(): Promise<boolean> {
    const { users } = this.#deps;
    const sandboxCount = (await this.#sandboxUsers()).filter(({ role }) => role === 'superadmin').length;
    return sandboxCount > 0 && (await users.count({ role: 'superadmin' })) === sandboxCount;
  }

  /** Deletes them if there is another superadmin. */
  async execute(): Promise<void> {
    if (await this.isOwnSuperadminMissing()) return;
    for (const { id } of await this.#sandboxUsers()) await this.#deps.deleteUser.execute({ actor: systemActor, id });
  }

  async #sandboxUsers(): Promise<User[]> {
    const { users, hasher } = this.#deps;
    const found: User[] = [];
    for (const email of Object.values(sandboxAccounts)) {
      const user = await users.findByEmail(email);
      if (user === null || user.deletedAt !== null || user.passwordHash === null) continue;
      const isPublic = this.#isPublic.get(user.passwordHash) ?? hasher.verify(sandboxPassword, user.passwordHash);
      this.#isPublic.set(user.passwordHash, isPublic);
      if (await isPublic) found.push(user);
    }
    return found;
  }
}
