import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Role } from '../../../platform/contract/common.ts';
import type { Timestamp } from '../../../platform/clock.ts';

export interface UserProfile {
  readonly firstName: string;
  readonly lastName: string;
  /** The name that ends the emails, as the user typed it; empty: first and last name. */
  readonly signAs: string;
  readonly company: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly about: string;
  readonly meetingLink: string;
  /** The language of the user's playbooks: an ISO 639-1 code. */
  readonly language: string;
}

/** A browser in which the user signed in. */
export interface KnownDevice {
  /** Of the secret in the browser's cookie. */
  readonly digest: string;
  /** The user's token version at the sign-in. With another one, the browser is no longer known. */
  readonly tokenVersion: number;
  readonly expiresAt: Timestamp;
}

export interface User {
  readonly id: string;
  /** In lower case; unique among all users, deleted ones included. */
  readonly email: string;
  readonly role: Role;
  /** Null for superadmins, who choose a domain in each call. */
  readonly department: DepartmentKey | null;
  /**
   * A PHC string; null for accounts that only sign in with Google or single sign-on, or whose owner has not chosen a
   * password yet.
   */
  readonly passwordHash: string | null;
  /** Whether somebody else chose the password, who may still know it. */
  readonly wasPasswordChosenByOthers: boolean;
  /** Google's own id of the account that signs in as this user; null until one has signed in. */
  readonly googleSub: string | null;
  /** Issuer and `sub` of the single sign-on account that signs in as this user; null until one is connected. */
  readonly oidcSubject: string | null;
  /** Whether somebody else turned off the user's second factor, and the user was not told yet. */
  readonly wasMfaReset: boolean;
  /** Newest last. `KnownDevices` reads and bounds them. */
  readonly knownDevices: readonly KnownDevice[];
  /** Null until the user has filled in the profile once. */
  readonly profile: UserProfile | null;
  /** Tokens contain this number; raising it invalidates every token issued before. */
  readonly tokenVersion: number;
  /** When the user last did something, rounded to the hour; null if never, or not since this is stored. */
  readonly lastActiveAt: Timestamp | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** A deleted address stays refused until a superadmin creates it again. */
  readonly deletedAt: Timestamp | null;
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

/** Gives a name a capital first letter and a lowercase rest. */
export function normaliseName(name: string): string {
  const trimmed = name.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase() + trimmed.slice(first.length).toLocaleLowerCase();
}
