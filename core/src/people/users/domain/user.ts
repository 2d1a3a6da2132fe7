import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Immutable } from '../../../platform/contract/immutable.ts';
import { departmentKeySchema } from '../../../platform/contract/departments.ts';
import { roleSchema } from '../../../platform/contract/common.ts';

const userProfileSchema = z.object({
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  /** The name that ends the emails, as the user typed it; empty: first and last name. */
  signAs: z.string().default(''),
  company: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  country: z.string().default(''),
  about: z.string().default(''),
  meetingLink: z.string().default(''),
  /** The language of the user's playbooks: an ISO 639-1 code. */
  language: z.string().default('en'),
});
export type UserProfile = Immutable<z.infer<typeof userProfileSchema>>;

/** A browser in which the user signed in. */
const knownDeviceSchema = z.object({
  /** Of the secret in the browser's cookie. */
  digest: z.string(),
  /** The user's token version at the sign-in. With another one, the browser is no longer known. */
  tokenVersion: z.number().int(),
  expiresAt: z.number(),
});
export type KnownDevice = Immutable<z.infer<typeof knownDeviceSchema>>;

const storedSchema = z.object({
  id: z.string(),
  /** In lower case; unique among all users, deleted ones included. */
  email: z.string(),
  role: roleSchema,
  /** Null for superadmins, who choose a domain in each call. */
  department: departmentKeySchema.nullable().default(null),
  /**
   * A PHC string; null for accounts that only sign in with Google or single sign-on, or whose owner has not chosen a
   * password yet.
   */
  passwordHash: z.string().nullable().default(null),
  /** Whether somebody else chose the password, who may still know it. */
  wasPasswordChosenByOthers: z.boolean().optional(),
  /** The name of the field before. */
  isPasswordOfOthers: z.boolean().default(false),
  /** Google's own id of the account that signs in as this user; null until one has signed in. */
  googleSub: z.string().nullable().default(null),
  /** Issuer and `sub` of the single sign-on account that signs in as this user; null until one is connected. */
  oidcSubject: z.string().nullable().default(null),
  /** Whether somebody else turned off the user's second factor, and the user was not told yet. */
  wasMfaReset: z.boolean().default(false),
  /** Newest last. `KnownDevices` reads and bounds them. */
  knownDevices: z.array(knownDeviceSchema).default([]),
  /** Null until the user has filled in the profile once. */
  profile: userProfileSchema.nullable().default(null),
  /** Tokens contain this number; raising it invalidates every token issued before. */
  tokenVersion: z.number().int().default(1),
  /** When the user last did something, rounded to the hour; null if never, or not since this is stored. */
  lastActiveAt: z.number().nullable().default(null),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** A deleted address stays refused until a superadmin creates it again. */
  deletedAt: z.number().nullable().default(null),
});

/** Reads users that this version or an older one stored. Fields that were added later have a default. */
export const userSchema = storedSchema.transform(({ isPasswordOfOthers, ...user }) => ({
  ...user,
  wasPasswordChosenByOthers: user.wasPasswordChosenByOthers ?? isPasswordOfOthers,
}));
export type User = Immutable<z.infer<typeof userSchema>>;

/** The user that a look-up answered, unless there is none or it was deleted. Errors: `not_found`, with this message. */
export function existingUser(user: User | null, message = 'There is no such user.'): User {
  if (user === null || user.deletedAt !== null) throw new AppError('not_found', message);
  return user;
}

/** The user with a new password. Whatever was issued to them before stops working. */
export function withPassword(
  user: User,
  passwordHash: string,
  by: { readonly others: boolean; readonly now: Timestamp },
): User {
  const tokenVersion = user.tokenVersion + 1;
  return { ...user, passwordHash, wasPasswordChosenByOthers: by.others, tokenVersion, updatedAt: by.now };
}

export const emptyProfile: UserProfile = {
  firstName: '',
  lastName: '',
  signAs: '',
  company: '',
  city: '',
  state: '',
  country: '',
  about: '',
  meetingLink: '',
  language: 'en',
};

/** What colleagues call a user: the name of the profile; the address where it has none. */
export function nameOfUser({ profile, email }: Pick<User, 'profile' | 'email'>): string {
  const { firstName, lastName } = profile ?? emptyProfile;
  return `${firstName} ${lastName}`.trim() || email;
}

/** Gives a name a capital first letter and a lowercase rest. */
export function normaliseName(name: string): string {
  const trimmed = name.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase() + trimmed.slice(first.length).toLocaleLowerCase();
}
