import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { User } from '../../users/domain/user.ts';
import { isSandboxSignIn } from '../../users/domain/sandbox-accounts.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../../../platform/caller.ts';
import { refuseUnlessAllowed } from '../domain/sso-only.ts';
import { PasswordHasher } from '../../users/ports/password-hasher.ts';
import { FinishSignIn, type SignInResult } from './finish-sign-in.ts';
import { orAbandon } from './or-abandon.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

const sandboxSignInRefused =
  'Everybody knows this password, so it opens the sandbox alone. Sign in with an account of your own; "npx overture users create --role superadmin" makes one.';

/**
 * Signs in with email and password. Success and failure are recorded in the audit log. A throttled attempt is not, so
 * that nobody can fill the log.
 * Errors: `too_many_attempts` (decided before any hashing); `invalid_credentials` (in the same time for an unknown,
 * deleted or Google-only user, a wrong password and, outside the sandbox, its accounts); `forbidden` (only single
 * sign-on).
 */
export class SignIn extends UseCase({
  users: UserRepository,
  hasher: PasswordHasher,
  attempts: SignInAttempts,
  finish: FinishSignIn,
  clock: Clock,
  /** Whether the sandbox's accounts, whose passwords are public, may sign in. */
  isSandbox: setting((settings) => settings.sandbox.full),
  /** Whether single sign-on is the only way to sign in. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  #decoy: Promise<string> | undefined;

  async execute(input: { email: string; password: string; caller: Caller }): Promise<SignInResult> {
    const { users, hasher, attempts, finish, isSandbox, ssoOnly } = this.deps;
    refuseUnlessAllowed(ssoOnly);
    if (!isSandbox && isSandboxSignIn(input)) throw new AppError('invalid_credentials', sandboxSignInRefused);
    const attempt = await attempts.begin(input.email, input.caller);
    const user = await orAbandon(attempt, users.findByEmail(input.email));
    const hash = user !== null && user.deletedAt === null ? user.passwordHash : null;
    // An unknown address is checked against a decoy hash, so that the duration reveals nothing.
    const expected = hash ?? (await orAbandon(attempt, this.#decoyHash()));
    const matches = await orAbandon(attempt, hasher.verify(input.password, expected));
    if (user === null || hash === null || !matches) {
      await attempts.recordRefusal(input.email, input.caller);
      throw new AppError('invalid_credentials', 'Invalid email or password');
    }
    await attempt.succeeded();
    const current = hasher.needsRehash(hash) ? await this.#rehash(user, input.password) : user;
    return finish.execute(current, input.caller);
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.deps.hasher.hash('a password nobody has');
    return this.#decoy;
  }

  async #rehash(user: User, password: string): Promise<User> {
    const { users, hasher, clock } = this.deps;
    const rehashed = { ...user, passwordHash: await hasher.hash(password), updatedAt: clock.now() };
    // A user who was deleted or got a new password in the meantime is not signed in.
    return (await users.update(rehashed, user)) ? rehashed : user;
  }
}
