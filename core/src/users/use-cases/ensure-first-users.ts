import { systemActor } from '../../audit/domain/audit-entry.ts';
import type { Logger } from '../../shared/logger.ts';
import { AppError } from '../../shared/app-error.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { CreateUser } from './create-user.ts';

interface SignInData {
  readonly email: string;
  readonly password: string;
}

interface Deps {
  users: UserRepository;
  createUser: CreateUser;
  logger: Logger;
}

/** Creates the first superadmin when the store has none, and in the full sandbox the sample admin when it has no admin. */
export class EnsureFirstUsers {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: { superadmin: SignInData | undefined; sampleAdmin: SignInData | undefined }): Promise<void> {
    const { users } = this.#deps;
    if ((await users.count({ role: 'superadmin' })) === 0 && input.superadmin !== undefined) {
      await this.#create(input.superadmin, 'superadmin');
    }
    if (input.sampleAdmin !== undefined && (await users.findByEmail(input.sampleAdmin.email)) === null) {
      await this.#create(input.sampleAdmin, 'admin');
    }
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
      // Another process starting at the same moment was first.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
}
