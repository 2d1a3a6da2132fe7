import type { DepartmentKey, Role } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

export interface UserProfile {
  readonly firstName: string;
  readonly lastName: string;
  /** The name below the emails, as it was typed; empty: first and last name. */
  readonly signAs: string;
  readonly company: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly about: string;
  readonly meetingLink: string;
  /** In which the user reads playbooks: an ISO 639-1 code. */
  readonly language: string;
}

export interface User {
  readonly id: string;
  /** Lower case; unique among all users, deleted ones included. */
  readonly email: string;
  readonly role: Role;
  /** Null for superadmins, who choose a zone per call. */
  readonly department: DepartmentKey | null;
  /** PHC string; null for accounts that only sign in with Google or single sign-on, or whose owner has not chosen one yet. */
  readonly passwordHash: string | null;
  /** Somebody else chose the password, who may still know it. */
  readonly isPasswordOfOthers: boolean;
  /** Google's own id of the account that signs in as this user; null until one has. */
  readonly googleSub: string | null;
  /** Issuer and `sub` of the single sign-on account that signs in as this user; null until one is connected. */
  readonly oidcSubject: string | null;
  /** Somebody else ended the user's second factor, which the user was not told yet. */
  readonly wasMfaReset: boolean;
  /** Null until the user has filled in the profile once. */
  readonly profile: UserProfile | null;
  /** Tokens carry it; raising it stops every token issued before. */
  readonly tokenVersion: number;
  /** When the user last did something, to the hour; null for never, or not since this is noted. */
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

/** Spec, section 5: first and last name get a capital first letter and a lowercase rest. */
export function normaliseName(name: string): string {
  const trimmed = name.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase() + trimmed.slice(first.length).toLocaleLowerCase();
}
