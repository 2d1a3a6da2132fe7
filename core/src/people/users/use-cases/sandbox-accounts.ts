import { LRUCache } from 'lru-cache';
import { sandboxAccounts, sandboxPassword } from '../domain/sandbox-accounts.ts';
import type { User } from '../domain/user.ts';
import { PasswordHasher } from '../ports/password-hasher.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Knows the accounts to which everybody has the password. */
export class SandboxAccounts extends UseCase({ users: UserRepository, hasher: PasswordHasher }) {
  /** Whether a hash is that of the sandbox's password. It is cached, because verifying is slow. */
  readonly #isPublic = new LRUCache<string, Promise<boolean>>({ max: 100 });

  /** Whether the user's password is the sandbox's. */
  async isPublic({ passwordHash }: Pick<User, 'passwordHash'>): Promise<boolean> {
    if (passwordHash === null) return false;
    const isPublic = this.#isPublic.get(passwordHash) ?? this.deps.hasher.verify(sandboxPassword, passwordHash);
    this.#isPublic.set(passwordHash, isPublic);
    return isPublic;
  }

  /** The sandbox's own accounts, as far as they exist and have its password. */
  async list(): Promise<readonly User[]> {
    const found: User[] = [];
    for (const email of Object.values(sandboxAccounts)) {
      const user = await this.deps.users.findByEmail(email);
      if (user !== null && user.deletedAt === null && (await this.isPublic(user))) found.push(user);
    }
    return found;
  }

  /** Whether there is a superadmin, but only the sandbox's own. */
  async isOwnSuperadminMissing(): Promise<boolean> {
    const count = (await this.list()).filter(({ role }) => role === 'superadmin').length;
    return count > 0 && (await this.deps.users.count({ role: 'superadmin' })) === count;
  }
}
