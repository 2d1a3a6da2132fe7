import { profileSchema } from '@overture/core/contract';
import type { LoginResponse, Profile } from '@overture/core/contract';
import { readToken } from './token.ts';

/** The keys of browser storage, as the spec's section 3 names them. */
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
  /** From the token's payload: what the guards go by. Null when the token has none. */
  readonly role: string | null;
  readonly expiresAt: number;
  readonly department: string | null;
  readonly username: string;
  readonly userId: string;
  /** Null or missing until the profile was filled in. */
  readonly userProfile: Profile | null;
  readonly profileDialogShown: boolean;
  /** Somebody else chose the password. */
  readonly passwordChangeAdvised: boolean;
  /** Somebody else turned two-step sign-in off before this sign-in. */
  readonly mfaWasReset: boolean;
}

const listeners = new Set<() => void>();
let snapshot: Session | null = null;
let snapshotKey: string | undefined;
let endReason: string | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The signed-in user, or null without a valid token. The same object until something about it changes. */
export function currentSession(): Session | null {
  const key = JSON.stringify(Object.values(sessionKeys).map((name) => localStorage.getItem(name)));
  const expired = snapshot !== null && snapshot.expiresAt <= Date.now();
  if (key !== snapshotKey || expired) {
    snapshot = readSession();
    snapshotKey = key;
  }
  return snapshot;
}

/** Stores what the login answered, and tells everyone who listens. */
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

/** Who signed in with Google, as the spec's section 3 keeps it. */
export interface GoogleUser {
  readonly email: string;
  readonly name: string;
  readonly picture: string;
  readonly id: string;
}

/** Keeps who signed in with Google; signing out forgets it with the rest. */
export function storeGoogleUser(user: GoogleUser): void {
  put(sessionKeys.googleUser, JSON.stringify(user));
  notify();
}

/** Keeps a changed profile, so that the account entry and the profile dialog follow it. */
export function storeProfile(profile: Profile): void {
  const fullName = `${profile.firstName} ${profile.lastName}`.trim();
  put(sessionKeys.userProfile, JSON.stringify(profile));
  if (fullName) put(sessionKeys.username, fullName);
  notify();
}

/** Replaces the token after a change of password, which its owner has chosen. */
export function storeToken(token: string): void {
  put(sessionKeys.token, token);
  put(sessionKeys.passwordChangeAdvised, null);
  notify();
}

/** The user has set two-step sign-in up anew. */
export function forgetMfaReset(): void {
  put(sessionKeys.mfaWasReset, null);
  notify();
}

/** Remembers that the profile-completion dialog was shown. */
export function markProfileDialogShown(): void {
  put(sessionKeys.profileDialogShown, 'true');
  notify();
}

/**
 * Removes the token and nothing else, after a 401 or for a token without a role. With `token`, only if it is still stored.
 * `reason` is the server's, in words for people.
 */
export function dropToken(token?: string, reason?: string): void {
  if (token !== undefined && localStorage.getItem(sessionKeys.token) !== token) return;
  endReason = reason;
  put(sessionKeys.token, null);
  notify();
}

/**
 * Signing out clears all of local storage (spec, section 4), and with it what this tab kept of the user's work; other
 * tabs do the same when they hear of it.
 */
export function clearSession(): void {
  localStorage.clear();
  sessionStorage.clear();
  notify();
}

/** The user who is signed in, or was when the session expired; null after a sign-out. A tab keeps its drafts for this user. */
export function lastUserId(): string | null {
  return localStorage.getItem(sessionKeys.userId);
}

/** Why nobody is signed in any more, in words for people; undefined where nobody was, and after a sign-out. */
export function whySessionEnded(): string | undefined {
  if (currentSession() !== null || lastUserId() === null) return undefined;
  return endReason ?? 'Your session has ended. Please sign in again.';
}

/** Calls back when the session changes here, in another tab, or by expiring. */
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
