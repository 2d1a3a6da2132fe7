import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { emptyProfile, existingUser, normaliseName, type User, type UserProfile } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Updates the given fields of the user's own profile; names get a capital first letter. Errors: `not_found`,
 * `conflict`.
 */
export class UpdateProfile extends UseCase({ users: UserRepository, clock: Clock }) {
  async execute(input: { userId: string; changes: Partial<UserProfile> }): Promise<User> {
    const { users, clock } = this.deps;
    const user = existingUser(await users.findById(input.userId));
    const { firstName, lastName, ...rest } = input.changes;
    const profile: UserProfile = {
      ...emptyProfile,
      ...user.profile,
      ...rest,
      ...(firstName === undefined ? {} : { firstName: normaliseName(firstName) }),
      ...(lastName === undefined ? {} : { lastName: normaliseName(lastName) }),
    };
    const updated = { ...user, profile, updatedAt: clock.now() };
    if (!(await users.update(updated, user))) {
      throw new AppError('conflict', 'Your account was changed meanwhile. Please try again.');
    }
    return updated;
  }
}
