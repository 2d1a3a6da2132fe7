import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { existingUser } from '../domain/user.ts';
import { UserJobs } from '../ports/user-jobs.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Deletes a user. All their tokens become invalid at once, pending generations are cancelled, and records are kept. The
 * address stays refused until it is created again. Errors: `not_found`, `conflict` (the actor's own account),
 * `last_superadmin`.
 */
export class DeleteUser extends UseCase({ users: UserRepository, jobs: UserJobs, audit: AuditTrail, clock: Clock }) {
  /** `why` is for the audit log. */
  async execute(input: { actor: AuditActor; id: string; why?: string }): Promise<void> {
    const { users, jobs, audit, clock } = this.deps;
    if (input.actor.userId === input.id) throw new AppError('conflict', 'You cannot delete yourself.');
    const user = existingUser(await users.findById(input.id), 'This user no longer exists.');
    const now = clock.now();
    const outcome = await users.delete(user.id, now);
    if (outcome === 'missing') throw new AppError('not_found', 'This user no longer exists.');
    if (outcome === 'last_superadmin') throw new AppError('last_superadmin', 'The last superadmin cannot be deleted.');
    const reason = { code: 'conflict', message: 'Cancelled because its user was deleted.' } as const;
    await jobs.cancelAllOf(user.id, reason, now);
    await audit.record(input.actor, 'user_deleted', user.email, input.why);
  }
}
