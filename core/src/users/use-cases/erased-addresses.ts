import { AppError } from '../../shared/app-error.ts';
import { erasedEmail } from '../domain/erased-user.ts';
import type { AddressHash } from '../ports/address-hash.ts';
import type { UserRepository } from '../ports/user-repository.ts';

/** Recognises the addresses of erased users by their keyed hash. */
export class ErasedAddresses {
  readonly #deps: { users: UserRepository; addressHash: AddressHash };

  constructor(deps: { users: UserRepository; addressHash: AddressHash }) {
    this.#deps = deps;
  }

  /** `email` in lower case. */
  async has(email: string): Promise<boolean> {
    const { users, addressHash } = this.#deps;
    const found = await Promise.all(addressHash.of(email).map((hash) => users.findByEmail(erasedEmail(hash))));
    return found.some((user) => user !== null);
  }

  /** Throws AppError `conflict` for an address whose user was erased, because nobody may sign in with it again. */
  async refuse(email: string): Promise<void> {
    if (!(await this.has(email))) return;
    throw new AppError('conflict', 'The user with this email was erased, and the address stays refused.');
  }
}
