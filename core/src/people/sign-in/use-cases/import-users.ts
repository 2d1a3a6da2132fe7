import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { only, UseCase } from '../../../platform/needs.ts';
import { ImportUser, type ImportOptions, type ImportOutcome } from '../../users/use-cases/import-user.ts';
import { SignInLinks, type IssuedLink } from './sign-in-links.ts';

export interface ImportResult {
  readonly email: string;
  readonly status: ImportOutcome | 'error';
  /** Why the user was not imported, for people; null if they were. */
  readonly problem: string | null;
  /** For a user who has no way to sign in yet. */
  readonly link: IssuedLink | null;
}

/**
 * Imports users one after the other, and invites those who have no way to sign in yet. A user who cannot be imported
 * does not stop the others. Importing the same users again makes new links for those who have not used theirs. Rejects
 * only with errors that concern all users, such as those of the store.
 */
export class ImportUsers extends UseCase({
  importUser: only(ImportUser, 'execute'),
  links: only(SignInLinks, 'inviteAgain'),
}) {
  /** Addresses in lower case. */
  async execute(input: {
    actor: AuditActor;
    users: readonly {
      readonly email: string;
      readonly role: Role;
      readonly department: DepartmentKey | null;
      readonly password: string | undefined;
    }[];
    options: ImportOptions;
    origin: string;
  }): Promise<readonly ImportResult[]> {
    const { actor, options, origin } = input;
    const results: ImportResult[] = [];
    for (const user of input.users) {
      const { email } = user;
      try {
        const makePassword = async (): Promise<null> => null;
        const status = await this.deps.importUser.execute({ actor, ...user, makePassword, options });
        const link = options.dryRun ? null : await this.deps.links.inviteAgain({ actor, email, origin });
        results.push({ email, status, problem: null, link });
      } catch (error) {
        if (!(error instanceof AppError) || isOfAll.has(error.code)) throw error;
        results.push({ email, status: 'error', problem: error.message, link: null });
      }
    }
    return results;
  }
}

/** The store does not answer, or whoever imports has no account any more. */
const isOfAll: ReadonlySet<string> = new Set(['not_ready', 'unauthenticated', 'internal']);
