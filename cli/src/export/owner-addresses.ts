import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import type { OpenCore } from '@overture/core/composition';

/** Limits the cache; there are far fewer users than this. */
const maxOwners = 10_000;

/** Finds the email address of a record's owner, deleted users included. Each user is read once. */
export function ownerAddresses(core: OpenCore): (userId: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (userId) => {
    const remembered = known.get(userId);
    if (remembered !== undefined) return remembered;
    const email = (await core.get(UserRepository).findById(userId))?.email ?? userId;
    if (known.size < maxOwners) known.set(userId, email);
    return email;
  };
}
