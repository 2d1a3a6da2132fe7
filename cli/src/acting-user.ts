import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import type { User } from '@overture/core/people/users/domain/user';
import type { DepartmentKey } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import { departmentKey } from './department-option.ts';
import { UsageError } from './usage-error.ts';

export interface Acting {
  readonly user: User;
  readonly actor: { readonly userId: string; readonly role: User['role']; readonly department: DepartmentKey | null };
  /** The domain to work in: the one that was named, else the user's. */
  readonly department: DepartmentKey;
}

/**
 * Finds the user of `--as` and the domain to work in. Errors: `not_found`; UsageError if a superadmin names no domain.
 */
export async function actingIn(
  core: OpenCore,
  options: {
    readonly as: string | undefined;
    readonly domain: string | undefined;
    /** The domain of a superadmin who names none; without it they must. */
    readonly fallback?: DepartmentKey | undefined;
  },
): Promise<Acting> {
  const user = await core.get(FindActingUser).execute({ email: options.as });
  const named =
    options.domain === undefined
      ? (user.department ?? options.fallback)
      : departmentKey(options.domain, core.settings.productName);
  if (named === undefined) throw new UsageError('Name the domain with --domain: a superadmin has none.');
  return { user, actor: { userId: user.id, role: user.role, department: user.department }, department: named };
}
