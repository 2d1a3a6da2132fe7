import type { DepartmentKey, Role } from '../../contract/index.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AppError } from '../../shared/app-error.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { ChangeUserAccess } from './change-user-access.ts';
import type { CreateUser } from './create-user.ts';

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

interface Deps {
  users: UserRepository;
  createUser: Pick<CreateUser, 'execute'>;
  changeAccess: Pick<ChangeUserAccess, 'execute'>;
}

export interface ImportOptions {
  /** Gives an existing user the role and domain of the list where they differ. */
  readonly updates: boolean;
  /** Creates a deleted user again. */
  readonly restores: boolean;
  /** Returns what would be done, and changes nothing. */
  readonly dryRun: boolean;
}

/**
 * Imports one user of a list. It may be called again with the same user: one that exists with the same role and domain
 * keeps everything, the password included.
 * Errors: `conflict` for one that differs or was deleted, where the options do not ask for it; those of `CreateUser`
 * and `ChangeUserAccess`.
 */
export class ImportUser {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** `email` in lower case; `password` is asked for only when a user is created. */
  async execute(input: {
    actor: AuditActor;
    email: string;
    role: Role;
    department: DepartmentKey | null;
    password: () => Promise<string>;
    options: ImportOptions;
  }): Promise<ImportOutcome> {
    const { actor, email, role, department, options } = input;
    const existing = await this.#deps.users.findByEmail(email);
    if (existing === null || existing.deletedAt !== null) {
      if (existing !== null && !options.restores) {
        throw new AppError('conflict', 'This user was deleted; --restore creates it again.');
      }
      if (!options.dryRun) {
        await this.#deps.createUser.execute({ actor, email, role, department, password: await input.password() });
      }
      return 'created';
    }
    if (existing.role === role && existing.department === department) return 'unchanged';
    if (!options.updates) {
      const known = existing.department === null ? existing.role : `${existing.role} in another domain`;
      const is = existing.role === role ? known : existing.role;
      throw new AppError('conflict', `This user already exists as ${is}; --update changes it.`);
    }
    if (!options.dryRun) await this.#deps.changeAccess.execute({ actor, id: existing.id, role, department });
    return 'updated';
  }
}
