import { AppError } from '../../../platform/app-error.ts';
import { erasedEmail } from '../domain/erased-user.ts';
import type { KeyedHash } from '../ports/keyed-hash.ts';
import type { UserRepository } from '../ports/user-repository.ts';

/** Recognises the addresses of erased users by their keyed hash. */
export class ErasedAddresses {
  readonly #deps: { users: UserRepository; keyedHash: KeyedHash };

  constructor(deps: { users: UserRepository; keyedHash: KeyedHash }) {
    this.#deps = deps;
  }

  /** `email` in lower case. */
  async has(email: string): Promise<boolean> {
    const { users, keyedHash } = this.#deps;
    const found = await Promise.all(keyedHash.of(email).map((hash) => users.findByEmail(erasedEmail(hash))));
    return found.some((user) => user !== null);
  }

  /** Throws AppError `conflict` for an address whose user was erased, because nobody may sign in with it again. */
  async refuse(email: string): Promise<void> {
    if (!(await this.has(email))) return;
    throw new AppError('conflict', 'The user with this email was erased, and the address stays refused.');
  }
}
