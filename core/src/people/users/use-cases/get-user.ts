import { existingUser, type User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Finds a user by id or by email address. Errors: `not_found`, also for a deleted user. */
export class GetUser extends UseCase({ users: UserRepository }) {
  async execute(input: { id: string } | { email: string }): Promise<User> {
    const { users } = this.deps;
    return existingUser(
      'id' in input ? await users.findById(input.id) : await users.findByEmail(input.email.toLowerCase()),
    );
  }
}
