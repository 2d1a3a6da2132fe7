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

/** Ends the sandbox's accounts once there is data to protect. An account whose password was changed stays. */
export class EndSandboxAccounts {
  readonly #deps: Deps;
  /** Whether a hash is of the sandbox's password: asked with every key that is stored, and slow on purpose. */
  readonly #isPublic = new Map<string, Promise<boolean>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** True while the sandbox's superadmin is the only one. Another one must be created first, or nobody could sign in. */
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
    const { users, hasher } = this.#deps;
    const living: User[] = [];
    for (const email of Object.values(sandboxAccounts)) {
      const user = await users.findByEmail(email);
      if (user === null || user.deletedAt !== null || user.passwordHash === null) continue;
      const isPublic = this.#isPublic.get(user.passwordHash) ?? hasher.verify(sandboxPassword, user.passwordHash);
      this.#isPublic.set(user.passwordHash, isPublic);
      if (await isPublic) living.push(user);
    }
    return living;
  }
}
