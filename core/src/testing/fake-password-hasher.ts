import { PasswordHasher } from '../people/users/ports/password-hasher.ts';

/** Hashes without any work. Counts its verifications, so that equal effort for unknown users can be seen. */
export class FakePasswordHasher extends PasswordHasher {
  verifications = 0;

  async hash(password: string): Promise<string> {
    return `fake$${password}`;
  }

  async verify(password: string, hash: string): Promise<boolean> {
    this.verifications += 1;
    return hash.endsWith(`$${password}`);
  }

  needsRehash(hash: string): boolean {
    return !hash.startsWith('fake$');
  }
}
