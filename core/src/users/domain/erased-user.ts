import type { User } from './user.ts';

/** `.invalid` is never a real domain (RFC 2606). */
const erasedDomain = 'erased.invalid';

/** Stands for the name of an erased user where something is kept that the user did. */
export const erasedName = 'erased';

/** What an erased user has in place of an address: it says nothing about the person, and the same address gives the same. */
export function erasedEmail(hash: string): string {
  return `${hash}@${erasedDomain}`;
}

export function isErased(user: Pick<User, 'email'>): boolean {
  return user.email.endsWith(`@${erasedDomain}`);
}

/** The user without anything about the person; the id stays for the figures of use. */
export function erasedUser(user: User, hash: string): User {
  return { ...user, email: erasedEmail(hash), passwordHash: null, googleSub: null, oidcSubject: null, profile: null };
}
