import { AppError } from '../../../platform/app-error.ts';
import { erasedEmail } from '../domain/erased-user.ts';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

export class ErasedAddresses extends UseCase({ users: UserRepository, keyedHash: KeyedHash }) {
  /** `email` in lower case. */
  async has(email: string): Promise<boolean> {
    const { users, keyedHash } = this.deps;
    const found = await Promise.all(keyedHash.of(email).map((hash) => users.findByEmail(erasedEmail(hash))));
    return found.some((user) => user !== null);
  }

  /** Throws AppError `conflict` for an address whose user was erased, because nobody may sign in with it again. */
  async refuse(email: string): Promise<void> {
    if (!(await this.has(email))) return;
    throw new AppError('conflict', 'The user with this email was erased, and the address stays refused.');
  }
}
