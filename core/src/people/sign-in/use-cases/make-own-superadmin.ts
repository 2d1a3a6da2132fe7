import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { ApiKeyRepository } from '../../../connections/ports/api-key-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { CreateUser } from '../../users/use-cases/create-user.ts';
import { PasswordPolicy } from '../../users/use-cases/password-policy.ts';
import type { Caller } from '../../../platform/caller.ts';
import { LeaveSandbox } from './leave-sandbox.ts';
import { TokenIssuer } from './token-issuer.ts';
import { only, UseCase } from '../../../platform/needs.ts';

/**
 * Creates a superadmin whose password is secret, for somebody with whom the sandbox cannot end, and signs in as that
 * account. If keys are already stored, the sandbox ends. Errors: `conflict` (the caller's account can stay, or the
 * address is in use), `validation_failed` (a well-known password, such as the sandbox's), and those of `CreateUser`.
 */
export class MakeOwnSuperadmin extends UseCase({
  users: UserRepository,
  createUser: CreateUser,
  passwordPolicy: only(PasswordPolicy, 'require'),
  sandbox: LeaveSandbox,
  keys: ApiKeyRepository,
  tokens: TokenIssuer,
}) {
  /** `email` in lower case. */
  async execute(input: {
    /** Signed in; their account ends with the sandbox. */
    actor: AuditActor & { readonly userId: string };
    email: string;
    password: string;
    caller: Caller;
  }): Promise<{ readonly token: string; readonly user: User }> {
    const { users, createUser, passwordPolicy, sandbox, keys, tokens } = this.deps;
    if (!(await sandbox.isOpenTo(input.actor.userId))) {
      throw new AppError('conflict', 'You already have a superadmin of your own. Sign in with that account.');
    }
    await passwordPolicy.require(input.password, input.email, { outlivesSandbox: true, isOwn: true });
    const made = await createUser.execute({ ...input, isOwnPassword: true, role: 'superadmin', department: null });
    if ((await keys.list()).length > 0) {
      await sandbox.nameKeeper({ userId: made.id, sessionId: null });
      await sandbox.leave(input.actor);
    }
    const user = (await users.findById(made.id)) ?? made;
    return { token: await tokens.issue(user, input.caller), user };
  }
}
