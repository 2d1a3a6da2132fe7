import type { User } from './user.ts';

type Own = Pick<User, 'id' | 'email'> & Partial<Pick<User, 'googleSub' | 'oidcSubject'>>;

/** Whom the agency's own sign-in vouches for at the first time: an admin of the product's sales, without a password. */
export function newSelfMadeUser(own: Own, now: User['createdAt']): User {
  return {
    role: 'admin',
    department: 'product-sales',
    passwordHash: null,
    wasPasswordChosenByOthers: false,
    googleSub: null,
    oidcSubject: null,
    wasMfaReset: false,
    knownDevices: [],
    profile: null,
    tokenVersion: 1,
    lastActiveAt: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...own,
  };
}
