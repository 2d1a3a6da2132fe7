import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { ApiKeyRepository } from '../../credentials/ports/api-key-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { User } from '../../users/domain/user.ts';
import type { CreateUser } from '../../users/use-cases/create-user.ts';
import type { EndSandboxAccounts } from '../../users/use-cases/end-sandbox-accounts.ts';
import type { PasswordPolicy } from '../../users/use-cases/password-policy.ts';
import type { Caller } from '../domain/caller.ts';
import type { TokenIssuer } from './token-issuer.ts';

interface Deps {
  createUser: CreateUser;
  passwordPolicy: Pick<PasswordPolicy, 'require'>;
  sandboxAccounts: EndSandboxAccounts;
  keys: ApiKeyRepository;
  tokens: TokenIssuer;
}

/**
 * Creates the first superadmin whose password is secret, and signs in as that account. If keys are already stored, it
 * ends the sandbox's accounts. Errors: `conflict` (there is such a superadmin, or the address is in use),
 * `validation_failed` (a well-known password, such as the sandbox's), and those of `CreateUser`.
 */
export class MakeOwnSuperadmin {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** `email` in lower case. */
  async execute(input: {
    actor: AuditActor;
    email: string;
    password: string;
    caller: Caller;
  }): Promise<{ readonly token: string; readonly user: User }> {
    const { createUser, passwordPolicy, sandboxAccounts, keys, tokens } = this.#deps;
    if (!(await sandboxAccounts.isOwnSuperadminMissing())) {
      throw new AppError('conflict', 'You already have a superadmin of your own. Sign in with that account.');
    }
    await passwordPolicy.require(input.password, input.email, { isForReal: true });
    const user = await createUser.execute({ ...input, isOwnPassword: true, role: 'superadmin', department: null });
    if ((await keys.list()).length > 0) await sandboxAccounts.execute();
    return { token: await tokens.issue(user, input.caller), user };
  }
}
