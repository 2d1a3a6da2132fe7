import { systemActor } from '../../../audit/domain/audit-entry.ts';
import { Logger } from '../../../platform/logger.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isSandboxSignIn } from '../domain/sandbox-accounts.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { CreateUser } from './create-user.ts';
import { SandboxAccounts } from './sandbox-accounts.ts';
import { only, UseCase } from '../../../platform/needs.ts';

interface SignInData {
  readonly email: string;
  readonly password: string;
}

/** The text for an installation without a superadmin. */
export const superadminMissing =
  'There is no superadmin of your own, so nobody could manage Overture. Set SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD, other than the sandbox’s, or run "npx overture users create --email you@agency.com --role superadmin".';

/** Creates the first users of an installation. */
export class EnsureFirstUsers extends UseCase({
  users: UserRepository,
  createUser: CreateUser,
  sandboxAccounts: only(SandboxAccounts, 'isOwnSuperadminMissing'),
  logger: Logger,
}) {
  /** In the full sandbox: creates its superadmin if the store has none, and its admin if the store never had it. */
  async inSandbox(superadmin: SignInData, admin: SignInData): Promise<void> {
    const { users } = this.deps;
    if ((await users.count({ role: 'superadmin' })) === 0) await this.#create(superadmin, 'superadmin');
    if ((await users.findByEmail(admin.email)) === null) await this.#create(admin, 'admin');
  }

  /** Outside the full sandbox: creates the settings' superadmin if the store has none. */
  async outsideSandbox(superadmin: SignInData | undefined): Promise<void> {
    const isOwn = superadmin !== undefined && !isSandboxSignIn(superadmin);
    if (isOwn && (await this.isSuperadminMissing())) await this.#create(superadmin, 'superadmin');
  }

  /** Whether an installation outside the full sandbox has no superadmin. */
  async isSuperadminMissing(): Promise<boolean> {
    const { users, sandboxAccounts } = this.deps;
    return (await users.count({ role: 'superadmin' })) === 0 || (await sandboxAccounts.isOwnSuperadminMissing());
  }

  async #create(signIn: SignInData, role: 'admin' | 'superadmin'): Promise<void> {
    try {
      await this.deps.createUser.execute({
        actor: systemActor,
        ...signIn,
        role,
        department: role === 'admin' ? 'product-sales' : null,
      });
      this.deps.logger.info({ role }, 'first user created');
    } catch (error) {
      // Another process that started at the same moment created the user.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
}
