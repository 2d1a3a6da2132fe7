import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { User } from '../../users/domain/user.ts';
import { PasswordHasher } from '../../users/ports/password-hasher.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller, Session } from '../../../platform/caller.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { orAbandon } from './or-abandon.ts';
import { SecondFactor } from './second-factor.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

export type Proof = { readonly password: string } | { readonly code: string };

/**
 * Proves that the signed-in user is still present, which allows `reauthenticate` endpoints for 15 minutes.
 * Errors: `invalid_credentials` (counted and recorded like a failed sign-in), `too_many_attempts`.
 */
export class Reauthenticate extends UseCase({
  users: UserRepository,
  sessions: SessionRepository,
  hasher: PasswordHasher,
  attempts: SignInAttempts,
  secondFactor: SecondFactor,
  clock: Clock,
  /** Whether single sign-on is the only way to sign in. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  async execute(input: { session: Session; proof: Proof; caller: Caller }): Promise<void> {
    const { users, sessions, attempts, secondFactor, clock } = this.deps;
    const { session, proof, caller } = input;
    const user = await users.findById(session.userId);
    if (user === null) throw new AppError('unauthenticated', 'Your account was deleted. Please sign in again.');
    try {
      if ('password' in proof) await this.#checkPassword(user, proof.password, caller);
      else await secondFactor.check(user, proof.code, caller);
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_credentials') {
        const why = 'password' in proof ? 'wrong password' : 'wrong code';
        await attempts.recordRefusal(user.email, caller, why, 'reauthentication_failed');
      }
      throw error;
    }
    await sessions.renew(session.sessionId, clock.now());
  }

  async #checkPassword(user: User, password: string, caller: Caller): Promise<void> {
    const { hasher, attempts, ssoOnly } = this.deps;
    if (ssoOnly || user.passwordHash === null) {
      throw new AppError('invalid_credentials', 'You sign in without a password. Sign out and sign in again instead.');
    }
    const attempt = await attempts.begin(user.email, caller);
    if (!(await orAbandon(attempt, hasher.verify(password, user.passwordHash)))) {
      throw new AppError('invalid_credentials', 'The password is wrong.');
    }
    await attempt.succeeded();
  }
}
