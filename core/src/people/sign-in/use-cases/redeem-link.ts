import { z } from 'zod';
import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { withPassword, type User } from '../../users/domain/user.ts';
import { PasswordHasher } from '../../users/ports/password-hasher.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { PasswordPolicy } from '../../users/use-cases/password-policy.ts';
import type { Caller } from '../../../platform/caller.ts';
import { readLinkToken } from '../domain/link-token.ts';
import { refuseUnlessAllowed } from '../domain/sso-only.ts';
import { FinishSignIn, type SignInResult } from './finish-sign-in.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

const linkSchema = z.object({ userId: z.string(), tokenVersion: z.number() });

/**
 * Signs in with a one-time link. Invitations and reset links set a password; they work until a password is accepted,
 * and a second factor is still required. A sign-in link requires neither.
 * Errors: `invalid_credentials` (the link was used, has expired or was revoked), `validation_failed` (the password),
 * `forbidden` (passwords are not allowed).
 */
export class RedeemLink extends UseCase({
  users: UserRepository,
  hasher: PasswordHasher,
  passwordPolicy: PasswordPolicy,
  attempts: SignInAttempts,
  oneTimeSecrets: OneTimeSecrets,
  finish: FinishSignIn,
  audit: AuditTrail,
  clock: Clock,
  /** Whether single sign-on is the only way to sign in, apart from sign-in links. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  async execute(input: { token: string; password: string | undefined; caller: Caller }): Promise<SignInResult> {
    const { users, passwordPolicy, oneTimeSecrets, finish, ssoOnly } = this.deps;
    const { password, caller } = input;
    const link = readLinkToken(input.token);
    if (link === null) throw invalid();
    const { purpose, secret } = link;
    const data = await oneTimeSecrets.read(purpose, secret, linkSchema);
    const user = data === null ? null : await users.findById(data.userId);
    if (data === null || user === null || user.deletedAt !== null || user.tokenVersion !== data.tokenVersion) {
      throw invalid();
    }
    if (purpose !== 'sign_in') refuseUnlessAllowed(ssoOnly);
    if (purpose !== 'sign_in') await passwordPolicy.require(password ?? '', user.email, { namesUser: true });
    if ((await oneTimeSecrets.take(purpose, secret, linkSchema)) === null) throw invalid();
    if (purpose === 'sign_in')
      return finish.execute(user, caller, 'with a sign-in link', { skipCode: true, isAllowedBySsoOnly: true });
    return finish.execute(await this.#setPassword(user, password ?? ''), caller, 'with a one-time link');
  }

  async #setPassword(user: User, password: string): Promise<User> {
    const { users, hasher, attempts, audit, clock } = this.deps;
    const changed = withPassword(user, await hasher.hash(password), { others: false, now: clock.now() });
    if (!(await users.update(changed, user))) throw invalid();
    await attempts.forget(user.email);
    await audit.record(
      auditActorOf({ userId: user.id, email: user.email }),
      'password_changed',
      user.email,
      'by a link',
    );
    return changed;
  }
}

function invalid(): AppError {
  return new AppError('invalid_credentials', 'This link is no longer valid. Ask a superadmin for a new one.');
}
