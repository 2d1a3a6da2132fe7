import { profileSchema } from '@overture/core/contract';
import type { LoginResponse, Profile } from '@overture/core/contract';
import { readToken } from './token.ts';

/** The keys of browser storage. A key that is renamed signs everybody out once. */
export const sessionKeys = {
  token: 'token',
  department: 'department',
  role: 'role',
  userProfile: 'userProfile',
  googleUser: 'googleUser',
  profileDialogShown: 'profileDialogShown',
  username: 'username',
  userId: 'user_id',
  passwordChangeAdvised: 'passwordChangeAdvised',
  mfaWasReset: 'mfaWasReset',
} as const;

export interface Session {
  readonly token: string;
  /** The role in the token's payload, which the guards use. Null when the token has none. */
  readonly role: string | null;
  readonly expiresAt: number;
  readonly department: string | null;
  readonly username: string;
  readonly userId: string;
  /** Null or missing until the profile was filled in. */
  readonly userProfile: Profile | null;
  readonly profileDialogShown: boolean;
  /** Whether somebody else chose the password. */
  readonly passwordChangeAdvised: boolean;
  /** Whether somebody else turned off two-step sign-in before this sign-in. */
  readonly mfaWasReset: boolean;
}

const listeners = new Set<() => void>();
let snapshot: Session | null = null;
let snapshotKey: string | undefined;
let endReason: string | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The signed-in user, or null without a valid token. It is the same object until something about it changes. */
export function currentSession(): Session | null {
  const key = JSON.stringify(Object.values(sessionKeys).map((name) => localStorage.getItem(name)));
  const expired = snapshot !== null && snapshot.expiresAt <= Date.now();
  if (key !== snapshotKey || expired) {
    snapshot = readSession();
    snapshotKey = key;
  }
  return snapshot;
}

/** Stores the answer of a login, and notifies all listeners. */
export function startSession(answer: LoginResponse): void {
  const { token, user, userProfile, passwordChangeAdvised, mfaWasReset } = answer;
  const fullName = userProfile ? `${userProfile.firstName} ${userProfile.lastName}`.trim() : '';
  endReason = undefined;
  put(sessionKeys.token, token);
  put(sessionKeys.role, user.role);
  put(sessionKeys.department, user.department);
  put(sessionKeys.userId, user._id);
  put(sessionKeys.username, fullName || user.email);
  put(sessionKeys.userProfile, userProfile ? JSON.stringify(userProfile) : null);
  put(sessionKeys.passwordChangeAdvised, passwordChangeAdvised ? 'true' : null);
  put(sessionKeys.mfaWasReset, mfaWasReset ? 'true' : null);
  notify();
}

/** The Google account of the user, as it is kept in browser storage. */
export interface GoogleUser {
  readonly email: string;
  readonly name: string;
  readonly picture: string;
  readonly id: string;
}

/** Stores the user's Google account; signing out deletes it with everything else. */
export function storeGoogleUser(user: GoogleUser): void {
  put(sessionKeys.googleUser, JSON.stringify(user));
  notify();
}

/** Stores a changed profile, so that the account entry and the profile dialog change too. */
export function storeProfile(profile: Profile): void {
  const fullName = `${profile.firstName} ${profile.lastName}`.trim();
  put(sessionKeys.userProfile, JSON.stringify(profile));
  if (fullName) put(sessionKeys.username, fullName);
  notify();
}

/** Replaces the token after the user has changed the password. */
export function storeToken(token: string): void {
  put(sessionKeys.token, token);
  put(sessionKeys.passwordChangeAdvised, null);
  notify();
}

/** Called when the user has set up two-step sign-in again. */
export function forgetMfaReset(): void {
  put(sessionKeys.mfaWasReset, null);
  notify();
}

export function markProfileDialogShown(): void {
  put(sessionKeys.profileDialogShown, 'true');
  notify();
}

/**
 * Removes only the token, after a 401 or for a token without a role. With `token`, it does so only if that one is still
 * stored. `reason` is the server's, in words for people.
 */
export function dropToken(token?: string, reason?: string): void {
  if (token !== undefined && localStorage.getItem(sessionKeys.token) !== token) return;
  endReason = reason;
  put(sessionKeys.token, null);
  notify();
}

/**
 * Clears all of local storage on signing out, and with it the user's unsaved work in this tab; other
 * tabs do the same when they notice.
 */
export function clearSession(): void {
  localStorage.clear();
  sessionStorage.clear();
  notify();
}

/**
 * The user who is signed in, or was when the session expired; null after a sign-out. A tab keeps its drafts for this
 * user.
 */
export function lastUserId(): string | null {
  return localStorage.getItem(sessionKeys.userId);
}

/** Why the session ended, in words for people; undefined without an earlier session, and after a sign-out. */
export function whySessionEnded(): string | undefined {
  if (currentSession() !== null || lastUserId() === null) return undefined;
  return endReason ?? 'Your session has ended. Please sign in again.';
}

/** Calls the listener when the session changes here, in another tab, or by expiring. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTab);
    scheduleExpiry();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', hearOtherTab);
    clearTimeout(expiryTimer);
  };
}

function hearOtherTab({ key }: StorageEvent): void {
  // Another tab cleared all of local storage, so the user signed out there.
  if (key === null) sessionStorage.clear();
  notify();
}

function readSession(): Session | null {
  const token = localStorage.getItem(sessionKeys.token);
  const payload = readToken(token);
  if (!token || !payload) return null;
  return {
    token,
    role: payload.role,
    expiresAt: payload.exp * 1000,
    department: localStorage.getItem(sessionKeys.department),
    username: localStorage.getItem(sessionKeys.username) ?? '',
    userId: localStorage.getItem(sessionKeys.userId) ?? '',
    userProfile: readProfile(),
    profileDialogShown: localStorage.getItem(sessionKeys.profileDialogShown) === 'true',
    passwordChangeAdvised: localStorage.getItem(sessionKeys.passwordChangeAdvised) === 'true',
    mfaWasReset: localStorage.getItem(sessionKeys.mfaWasReset) === 'true',
  };
}

function readProfile(): Profile | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionKeys.userProfile) ?? 'null');
    const profile = profileSchema.safeParse(stored);
    return profile.success ? profile.data : null;
  } catch {
    return null;
  }
}

function put(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

function notify(): void {
  scheduleExpiry();
  for (const listener of listeners) listener();
}

/** setTimeout overflows above 24.8 days and then fires at once. */
const maxTimeoutMs = 2 ** 31 - 1;

function scheduleExpiry(): void {
  clearTimeout(expiryTimer);
  const session = currentSession();
  if (session) expiryTimer = setTimeout(notify, Math.min(session.expiresAt - Date.now() + 50, maxTimeoutMs));
}
