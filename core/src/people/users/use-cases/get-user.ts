import { AppError } from '../../../platform/app-error.ts';
import type { User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Finds a user by id or by email address. Errors: `not_found`, also for a deleted user. */
export class GetUser extends UseCase({ users: UserRepository }) {
  async execute(input: { id: string } | { email: string }): Promise<User> {
    const { users } = this.deps;
    const user = 'id' in input ? await users.findById(input.id) : await users.findByEmail(input.email.toLowerCase());
    if (user === null || user.deletedAt !== null) throw new AppError('not_found', 'There is no such user.');
    return user;
  }
}
