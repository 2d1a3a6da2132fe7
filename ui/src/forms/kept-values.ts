import { lastUserId } from '../session/session.ts';

/** In this tab only, and only for the user who typed it: signing out forgets who that was. */
function keyOf(form: string): string | null {
  const userId = lastUserId();
  return userId === null ? null : `overture.form.${userId}.${form}`;
}

/** Keeps what was typed into a form while its user signs in again. */
export function keepValues(form: string, values: object): void {
  const key = keyOf(form);
  if (key === null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage that is full or forbidden costs the text, not the way to the sign-in.
  }
}

/** What was kept for the form, each value in place of an initial one of its type; null when nothing was. */
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
