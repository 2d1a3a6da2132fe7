import { systemActor } from '../../audit/domain/audit-entry.ts';
import type { Logger } from '../../shared/logger.ts';
import { AppError } from '../../shared/app-error.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { CreateUser } from './create-user.ts';
import type { EndSandboxAccounts } from './end-sandbox-accounts.ts';

interface SignInData {
  readonly email: string;
  readonly password: string;
}

interface Deps {
  users: UserRepository;
  createUser: CreateUser;
  endSandboxAccounts: EndSandboxAccounts;
  logger: Logger;
}

/** Creates the users that an installation begins with. */
export class EnsureFirstUsers {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** In the full sandbox: its superadmin when the store has none, and its admin when the store never had it. */
  async inSandbox(superadmin: SignInData, admin: SignInData): Promise<void> {
    const { users } = this.#deps;
    if ((await users.count({ role: 'superadmin' })) === 0) await this.#create(superadmin, 'superadmin');
    if ((await users.findByEmail(admin.email)) === null) await this.#create(admin, 'admin');
  }

  /**
   * Outside of it: the superadmin of the settings, when the store has none but a sandbox's, whose accounts end with
   * that.
   */
  async outsideSandbox(superadmin: SignInData | undefined): Promise<void> {
    const { users, endSandboxAccounts } = this.#deps;
    const isMissing =
      (await users.count({ role: 'superadmin' })) === 0 || (await endSandboxAccounts.isOwnSuperadminMissing());
    if (superadmin === undefined || !isMissing) return;
    await this.#create(superadmin, 'superadmin');
    await endSandboxAccounts.execute();
  }

  async #create(signIn: SignInData, role: 'admin' | 'superadmin'): Promise<void> {
    try {
      await this.#deps.createUser.execute({
        actor: systemActor,
        ...signIn,
        role,
        department: role === 'admin' ? 'product-sales' : null,
      });
      this.#deps.logger.info({ email: signIn.email, role }, 'first user created');
    } catch (error) {
      // Another process that started at the same moment created it.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
}
