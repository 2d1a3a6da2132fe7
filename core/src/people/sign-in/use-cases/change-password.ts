import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { withPassword } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { PasswordPolicy } from '../../users/use-cases/password-policy.ts';
import type { Caller, Session } from '../../../platform/caller.ts';
import { refuseUnlessAllowed } from '../domain/sso-only.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { PasswordHasher } from '../../users/ports/password-hasher.ts';
import { KnownDevices } from './known-devices.ts';
import { orAbandon } from './or-abandon.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { TokenIssuer } from './token-issuer.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

/**
 * Changes the user's own password. All tokens that were issued before stop working, and all browsers are forgotten;
 * returns a new token and the cookie that makes this browser known again. The new session ends when the caller's would have,
 * because this is no sign-in and asks for no second factor.
 * Errors: `invalid_credentials` for a wrong current password (counted and recorded like a failed sign-in),
 * `too_many_attempts`, `validation_failed` (an easy new password), `forbidden` (passwords are not allowed), `unauthenticated`
 * if the user was deleted or changed, or the session ended, in the meantime.
 */
export class ChangePassword extends UseCase({
  users: UserRepository,
  sessions: SessionRepository,
  hasher: PasswordHasher,
  passwordPolicy: PasswordPolicy,
  attempts: SignInAttempts,
  knownDevices: KnownDevices,
  tokens: TokenIssuer,
  audit: AuditTrail,
  clock: Clock,
  /** Whether single sign-on is the only way to sign in. */
  ssoOnly: setting((settings) => settings.ssoOnly),
}) {
  async execute(input: {
    session: Session;
    currentPassword: string;
    newPassword: string;
    caller: Caller;
  }): Promise<{ token: string; deviceToken: string }> {
    const { users, sessions, hasher, passwordPolicy, attempts, knownDevices, tokens, audit, clock, ssoOnly } =
      this.deps;
    const { email, userId, sessionId, expiresAt } = input.session;
    refuseUnlessAllowed(ssoOnly);
    await passwordPolicy.require(input.newPassword, email, { path: 'newPassword' });
    const attempt = await attempts.begin(email, input.caller);
    const user = await orAbandon(attempt, users.findById(userId));
    const hash = user?.passwordHash ?? null;
    if (user === null || hash === null || !(await orAbandon(attempt, hasher.verify(input.currentPassword, hash)))) {
      await attempts.recordRefusal(email, input.caller, 'wrong password', 'password_change_failed');
      throw new AppError('invalid_credentials', 'The current password is not right.');
    }
    await attempt.succeeded();
    const before = await sessions.findById(sessionId);
    const changed = withPassword(user, await hasher.hash(input.newPassword), { others: false, now: clock.now() });
    if (before === null || !(await users.update(changed, user))) {
      throw new AppError('unauthenticated', 'Please sign in again.');
    }
    await audit.record(auditActorOf(input.session), 'password_changed', email);
    const deviceToken = await knownDevices.remember(changed, input.caller);
    const { isAllowedBySsoOnly, isAllowedByMfa } = before;
    const asBefore = { isAllowedBySsoOnly, isAllowedByMfa, expiresAt };
    return { token: await tokens.issue(changed, input.caller, asBefore), deviceToken };
  }
}
