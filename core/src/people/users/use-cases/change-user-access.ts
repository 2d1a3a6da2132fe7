import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { existingUser, type User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Gives a user another role or domain, and invalidates all their tokens at once. Errors: `validation_failed` (an admin
 * without a domain), `not_found`, `conflict` (the actor's own account, or changed meanwhile), `last_superadmin`.
 */
export class ChangeUserAccess extends UseCase({ users: UserRepository, audit: AuditTrail, clock: Clock }) {
  async execute(input: { actor: AuditActor; id: string; role: Role; department: DepartmentKey | null }): Promise<User> {
    const { users, audit, clock } = this.deps;
    const { actor, id, role } = input;
    if (role === 'admin' && input.department === null) throw invalidField('department', 'Please select a Domain');
    if (actor.userId === id) throw new AppError('conflict', 'You cannot change your own role or domain.');
    const user = existingUser(await users.findById(id));
    const isDemotion = user.role === 'superadmin' && role !== 'superadmin';
    if (isDemotion && (await users.count({ role: 'superadmin' })) <= 1) throw lastSuperadmin();
    const department = role === 'admin' ? input.department : null;
    const changed = { ...user, role, department, tokenVersion: user.tokenVersion + 1, updatedAt: clock.now() };
    if (!(await users.update(changed, user))) {
      throw new AppError('conflict', 'This user was changed meanwhile. Please try again.');
    }
    // This is checked again after the write: when two superadmins are demoted at once, each sees the other's change. Their
    // sessions go on with the version that they had.
    if (isDemotion && (await users.count({ role: 'superadmin' })) === 0) {
      await users.update(user, changed);
      throw lastSuperadmin();
    }
    await audit.record(actor, 'user_updated', user.email, `${role}${department === null ? '' : ` in ${department}`}`);
    return changed;
  }
}

function lastSuperadmin(): AppError {
  return new AppError('last_superadmin', 'The last superadmin cannot become an admin.');
}
