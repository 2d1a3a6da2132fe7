import { sessionKeys } from '../session/session.ts';

/** A token with this payload, which expires in an hour unless `exp` (in seconds) is given. */
export function tokenOf(payload: { role?: string | null; exp?: number }): string {
  const encode = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600, ...payload })}.signature`;
}

/** Stores a session, as signing in does. */
export function signedIn(role: string, { department = 'Overture-Sales', username = 'Priya Raman' } = {}): void {
  localStorage.clear();
  localStorage.setItem(sessionKeys.token, tokenOf({ role }));
  localStorage.setItem(sessionKeys.role, role);
  if (role !== 'superadmin') localStorage.setItem(sessionKeys.department, department);
  localStorage.setItem(sessionKeys.username, username);
  localStorage.setItem(sessionKeys.userId, 'user-1');
  window.dispatchEvent(new StorageEvent('storage'));
}
