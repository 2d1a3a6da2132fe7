import { SandboxUse } from '../connections/use-cases/sandbox-use.ts';
import { ChangeUserAccess } from '../people/users/use-cases/change-user-access.ts';
import { CreateUser } from '../people/users/use-cases/create-user.ts';
import { DeleteUser } from '../people/users/use-cases/delete-user.ts';
import { EnsureFirstUsers } from '../people/users/use-cases/ensure-first-users.ts';
import { ErasedAddresses } from '../people/users/use-cases/erased-addresses.ts';
import { FindActingUser } from '../people/users/use-cases/find-acting-user.ts';
import { GetUser } from '../people/users/use-cases/get-user.ts';
import { ImportUser } from '../people/users/use-cases/import-user.ts';
import { ListDashboardUsers } from '../people/users/use-cases/list-dashboard-users.ts';
import { ListUsers } from '../people/users/use-cases/list-users.ts';
import { PasswordPolicy } from '../people/users/use-cases/password-policy.ts';
import { SandboxAccounts } from '../people/users/use-cases/sandbox-accounts.ts';
import { UpdateProfile } from '../people/users/use-cases/update-profile.ts';
import type { Wiring } from './bindings.ts';
import {
  keyedHash,
  audit,
  clock,
  commonPasswords,
  erasedAddresses,
  hasher,
  ids,
  jobs,
  logger,
  passwordPolicy,
  sandboxAccounts,
  users,
} from './tokens.ts';

/** Binds the use cases of user administration and profiles. */
export function usersModule({ bind, settings }: Wiring): void {
  bind(PasswordPolicy, {
    commonPasswords,
    productName: { value: settings.productName },
    sandbox: SandboxUse,
  });
  bind(ErasedAddresses, { users, keyedHash });
  bind(CreateUser, { users, erasedAddresses, hasher, passwordPolicy, audit, clock, ids });
  bind(ChangeUserAccess, { users, audit, clock });
  bind(ImportUser, { users, createUser: CreateUser, changeAccess: ChangeUserAccess });
  bind(DeleteUser, { users, jobs, audit, clock });
  bind(SandboxAccounts, { users, hasher });
  bind(EnsureFirstUsers, { users, createUser: CreateUser, sandboxAccounts, logger });
  bind(FindActingUser, { users });
  bind(GetUser, { users });
  bind(ListUsers, { users });
  bind(ListDashboardUsers, { users });
  bind(UpdateProfile, { users, clock });
}
