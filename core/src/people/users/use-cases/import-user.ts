import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AppError } from '../../../platform/app-error.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { ChangeUserAccess } from './change-user-access.ts';
import { CreateUser } from './create-user.ts';
import { only, UseCase } from '../../../platform/needs.ts';

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

export interface ImportOptions {
  /** Whether an existing user gets the list's role and domain where they differ. */
  readonly updates: boolean;
  /** Whether a deleted user is created again. */
  readonly restores: boolean;
  /** Whether only the outcome is returned and nothing changes. */
  readonly dryRun: boolean;
}

/**
 * Imports one user of a list. It may be called again with the same user: one who exists with the same role and domain
 * keeps everything, the password included. Errors: `conflict` for a user who differs or was deleted, unless the options
 * allow it, and those of `CreateUser` and `ChangeUserAccess`.
 */
export class ImportUser extends UseCase({
  users: UserRepository,
  createUser: only(CreateUser, 'execute', 'check'),
  changeAccess: only(ChangeUserAccess, 'execute'),
}) {
  /**
   * `email` in lower case. `makePassword` is called when a user is created whose `password` the list leaves out; null
   * for one who has to be invited to choose it.
   */
  async execute(input: {
    actor: AuditActor;
    email: string;
    role: Role;
    department: DepartmentKey | null;
    password: string | undefined;
    makePassword: () => Promise<string | null>;
    options: ImportOptions;
  }): Promise<ImportOutcome> {
    const { actor, email, role, department, options } = input;
    const existing = await this.deps.users.findByEmail(email);
    if (existing === null || existing.deletedAt !== null) {
      if (existing !== null && !options.restores) {
        throw new AppError('conflict', 'This user was deleted. Only restoring creates it again.');
      }
      const user = { actor, email, role, department };
      if (options.dryRun) await this.deps.createUser.check({ ...user, password: input.password ?? null });
      else {
        await this.deps.createUser.execute({ ...user, password: input.password ?? (await input.makePassword()) });
      }
      return 'created';
    }
    if (existing.role === role && existing.department === department) return 'unchanged';
    if (!options.updates) {
      const known = existing.department === null ? existing.role : `${existing.role} in another domain`;
      const is = existing.role === role ? known : existing.role;
      throw new AppError('conflict', `This user already exists as ${is}. Only updating changes it.`);
    }
    if (!options.dryRun) await this.deps.changeAccess.execute({ actor, id: existing.id, role, department });
    return 'updated';
  }
}
