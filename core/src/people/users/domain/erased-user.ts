import type { User } from './user.ts';

/** `.invalid` is never a real domain (RFC 2606). */
const erasedDomain = 'erased.invalid';

/** Replaces the name of an erased user where something that the user did is kept. */
export const erasedName = 'erased';

/** Replaces the address of an erased user. It says nothing about the person, and equal addresses give equal values. */
export function erasedEmail(hash: string): string {
  return `${hash}@${erasedDomain}`;
}

export function isErased(user: Pick<User, 'email'>): boolean {
  return user.email.endsWith(`@${erasedDomain}`);
}

/** The user without personal data. The id stays, because the usage figures refer to it. */
export function erasedUser(user: User, hash: string): User {
  return { ...user, email: erasedEmail(hash), passwordHash: null, googleSub: null, oidcSubject: null, profile: null };
}
