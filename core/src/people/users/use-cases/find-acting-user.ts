import { AppError } from '../../../platform/app-error.ts';
import { existingUser, type User } from '../domain/user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Finds the user as whom a command acts: the one with this address, or the first superadmin. No password is needed,
 * because whoever runs the command line can read the store. Errors: `not_found`.
 */
export class FindActingUser extends UseCase({ users: UserRepository }) {
  async execute(input: { email: string | undefined }): Promise<User> {
    const { email } = input;
    if (email !== undefined) {
      return existingUser(await this.deps.users.findByEmail(email.trim().toLowerCase()), `There is no user ${email}.`);
    }
    const user = await this.#firstSuperadmin();
    if (user !== null) return user;
    throw new AppError(
      'not_found',
      'There is no superadmin yet. Create one: overture users create --role superadmin --email you@agency.com',
    );
  }

  async #firstSuperadmin(): Promise<User | null> {
    const filter = { role: 'superadmin' } as const;
    const { total } = await this.deps.users.list(filter, { page: 1, limit: 1 });
    if (total === 0) return null;
    // Users are listed newest first, so the first superadmin is on the last page of one.
    const { items } = await this.deps.users.list(filter, { page: total, limit: 1 });
    return items[0] ?? null;
  }
}
