import { lastUserId } from '../session/session.ts';

/** The values are kept only in this tab and for this user; signing out deletes them. */
function keyOf(form: string): string | null {
  const userId = lastUserId();
  return userId === null ? null : `overture.form.${userId}.${form}`;
}

/** Keeps the values of a form while its user signs in again. */
export function keepValues(form: string, values: object): void {
  const key = keyOf(form);
  if (key === null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // With full or forbidden storage the values are lost, but the user can still sign in.
  }
}

/** The kept values of the form, which replace initial ones of the same type; null when nothing was kept. */
export function keptValues<V extends object>(form: string, initial: V): V | null {
  const key = keyOf(form);
  if (key === null) return null;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const found = new Map(Object.entries(kept));
    const entries = Object.entries(initial).map(([name, value]: [string, unknown]) => {
      const other: unknown = found.get(name);
      return [name, typeof other === typeof value ? other : value] as const;
    });
    return Object.fromEntries(entries) as V;
  } catch {
    return null;
  }
}

export function forgetValues(form: string): void {
  const key = keyOf(form);
  if (key !== null) sessionStorage.removeItem(key);
}
