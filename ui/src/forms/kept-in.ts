import type { z } from 'zod';
import { lastUserId } from '../session/session.ts';

/** What a user typed, by name. Nothing is kept after a sign-out. */
export interface Kept<T> {
  /** The kept value; null if there is none, or none that can be read. */
  readonly read: (name?: string) => T | null;
  /** Keeps a value. It is lost if the storage is full or forbidden, which stops nobody from typing. */
  readonly keep: (value: T, name?: string) => void;
  readonly forget: (name?: string) => void;
  /** The names that begin so. */
  readonly names: (start: string) => readonly string[];
}

/** Keeps values of a kind for the user, in this tab alone (`sessionStorage`) or in the browser. Signing out deletes them. */
export function keptIn<S extends z.ZodType>(
  storage: 'localStorage' | 'sessionStorage',
  kind: string,
  schema: S,
): Kept<z.output<S>> {
  const keyOf = (userId: string, name: string) => `overture.${kind}.${userId}${name && `.${name}`}`;
  /** Applies what is to be done to the storage and the user's key; null after a sign-out and if it fails. */
  const attempt = <R>(name: string, act: (kept: Storage, key: string) => R): R | null => {
    try {
      const userId = lastUserId();
      return userId === null ? null : act(globalThis[storage], keyOf(userId, name));
    } catch {
      return null;
    }
  };
  return {
    read: (name = '') => attempt(name, (kept, key) => schema.parse(JSON.parse(kept.getItem(key) ?? 'null'))),
    keep: (value, name = '') => attempt(name, (kept, key) => kept.setItem(key, JSON.stringify(value))),
    forget: (name = '') => attempt(name, (kept, key) => kept.removeItem(key)),
    names: (start) =>
      attempt(start, (kept, key) =>
        Object.keys(kept)
          .filter((each) => each.startsWith(key))
          .map((each) => start + each.slice(key.length)),
      ) ?? [],
  };
}
