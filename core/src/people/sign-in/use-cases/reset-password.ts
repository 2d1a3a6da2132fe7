import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { PasswordHasher } from '../../users/ports/password-hasher.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { existingUser, withPassword, type User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { PasswordPolicy } from '../../users/use-cases/password-policy.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Gives a user a new password. All their tokens stop working at once, and earlier failures no longer delay their
 * sign-in.
 * Errors: `validation_failed` (password rules), `not_found`, `conflict` (the user was changed in the meantime).
 */
export class ResetPassword extends UseCase({
  users: UserRepository,
  hasher: PasswordHasher,
  passwordPolicy: PasswordPolicy,
  attempts: SignInAttempts,
  audit: AuditTrail,
  clock: Clock,
}) {
  /** `email` in lower case. */
  async execute(input: { actor: AuditActor; email: string; password: string }): Promise<User> {
    const { users, hasher, passwordPolicy, attempts, audit, clock } = this.deps;
    await passwordPolicy.require(input.password, input.email);
    const user = existingUser(await users.findByEmail(input.email), `There is no user ${input.email}.`);
    const changed = withPassword(user, await hasher.hash(input.password), { others: true, now: clock.now() });
    if (!(await users.update(changed, user))) {
      throw new AppError('conflict', 'This user was changed meanwhile. Please try again.');
    }
    await attempts.forget(user.email);
    await audit.record(input.actor, 'user_password_reset', user.email);
    return changed;
  }
}
