import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { PasswordHasher } from '../auth/ports/password-hasher.ts';
import { SignInThrottle } from '../auth/ports/sign-in-throttle.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';
import { Logger } from '../shared/logger.ts';
import { UserRepository } from '../users/ports/user-repository.ts';
import { ChangeUserAccess } from '../users/use-cases/change-user-access.ts';
import { CreateUser } from '../users/use-cases/create-user.ts';
import { DeleteUser } from '../users/use-cases/delete-user.ts';
import { EnsureFirstUsers } from '../users/use-cases/ensure-first-users.ts';
import { FindActingUser } from '../users/use-cases/find-acting-user.ts';
import { GetUser } from '../users/use-cases/get-user.ts';
import { ImportUser } from '../users/use-cases/import-user.ts';
import { ListDashboardUsers } from '../users/use-cases/list-dashboard-users.ts';
import { ListUsers } from '../users/use-cases/list-users.ts';
import { ResetPassword } from '../users/use-cases/reset-password.ts';
import { UpdateProfile } from '../users/use-cases/update-profile.ts';

/** Binds user administration and profiles. */
export function usersModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(CreateUser)
      .toResolvedValue(
        (users, hasher, audit, clock, ids) => new CreateUser({ users, hasher, audit, clock, ids }),
        [UserRepository, PasswordHasher, AuditTrail, Clock, IdGenerator],
      )
      .inSingletonScope();
    bind(ChangeUserAccess)
      .toResolvedValue(
        (users, audit, clock) => new ChangeUserAccess({ users, audit, clock }),
        [UserRepository, AuditTrail, Clock],
      )
      .inSingletonScope();
    bind(ImportUser)
      .toResolvedValue(
        (users, createUser, changeAccess) => new ImportUser({ users, createUser, changeAccess }),
        [UserRepository, CreateUser, ChangeUserAccess],
      )
      .inSingletonScope();
    bind(DeleteUser)
      .toResolvedValue(
        (users, jobs, audit, clock) => new DeleteUser({ users, jobs, audit, clock }),
        [UserRepository, JobRepository, AuditTrail, Clock],
      )
      .inSingletonScope();
    bind(ResetPassword)
      .toResolvedValue(
        (users, hasher, throttle, audit, clock) => new ResetPassword({ users, hasher, throttle, audit, clock }),
        [UserRepository, PasswordHasher, SignInThrottle, AuditTrail, Clock],
      )
      .inSingletonScope();
    bind(EnsureFirstUsers)
      .toResolvedValue(
        (users, createUser, logger) => new EnsureFirstUsers({ users, createUser, logger }),
        [UserRepository, CreateUser, Logger],
      )
      .inSingletonScope();
    bind(FindActingUser)
      .toResolvedValue((users) => new FindActingUser({ users }), [UserRepository])
      .inSingletonScope();
    bind(GetUser)
      .toResolvedValue((users) => new GetUser({ users }), [UserRepository])
      .inSingletonScope();
    bind(ListUsers)
      .toResolvedValue((users) => new ListUsers({ users }), [UserRepository])
      .inSingletonScope();
    bind(ListDashboardUsers)
      .toResolvedValue((users) => new ListDashboardUsers({ users }), [UserRepository])
      .inSingletonScope();
    bind(UpdateProfile)
      .toResolvedValue((users, clock) => new UpdateProfile({ users, clock }), [UserRepository, Clock])
      .inSingletonScope();
  });
}
