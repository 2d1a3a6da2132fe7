import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSizes } from '@overture/core/contract';

/** How one value is read from and written to a query parameter. */
export interface UrlField<T> {
  /** Returns the default for a value that cannot be read. */
  readonly parse: (text: string | null) => T;
  /** Returns null for the default, which is left out of the address. */
  readonly format: (value: T) => string | null;
}

/** Free text; empty by default. */
export function urlText(): UrlField<string> {
  return { parse: (text) => text ?? '', format: (value) => value || null };
}

/** One of a few words; undefined (or `fallback`) by default. */
export function urlChoice<const T extends string>(choices: readonly T[]): UrlField<T | undefined> {
  return { parse: (text) => choices.find((choice) => choice === text), format: (value) => value ?? null };
}

/** A whole number from 1. */
export function urlNumber(fallback: number): UrlField<number> {
  return {
    parse: (text) => (text !== null && /^\d{1,7}$/.test(text) && Number(text) >= 1 ? Number(text) : fallback),
    format: (value) => (value === fallback ? null : String(value)),
  };
}

/** One of `pageSizes`; 10 by default. */
export function urlPageSize(): UrlField<number> {
  return {
    parse: (text) => pageSizes.find((size) => String(size) === text) ?? 10,
    format: (value) => (value === 10 ? null : String(value)),
  };
}

export type UrlFields<T> = { readonly [K in keyof T]: UrlField<T[K]> };

/** The state that these fields keep. */
export type UrlState<F> = F extends UrlFields<infer T> ? Readonly<T> : never;

export type UrlStateSetter<T> = (patch: Partial<T>, options?: { replace?: boolean }) => void;

/**
 * Page state that is kept in the address, so that reload, Back and a shared link restore it. Declare `fields` outside
 * the component. Changing anything but `page` returns to the first page. Pass `replace` while typing.
 */
export function useUrlState<T extends object>(fields: UrlFields<T>): [T, UrlStateSetter<T>] {
  const [search, setSearch] = useSearchParams();
  const values = useMemo(() => readAll(fields, search), [fields, search]);
  const set = useCallback<UrlStateSetter<T>>(
    (patch, options) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('page' in patch)) next.delete('page');
          writeAll(fields, next, { ...readAll(fields, next), ...patch });
          return next;
        },
        { replace: options?.replace ?? false },
      );
    },
    [fields, setSearch],
  );
  return [values, set];
}

function namesOf<T extends object>(fields: UrlFields<T>): (keyof T & string)[] {
  return Object.keys(fields) as (keyof T & string)[];
}

function readAll<T extends object>(fields: UrlFields<T>, search: URLSearchParams): T {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].parse(search.get(name))])) as T;
}

function writeAll<T extends object>(fields: UrlFields<T>, search: URLSearchParams, values: T): void {
  for (const name of namesOf(fields)) {
    const text = fields[name].format(values[name]);
    if (text === null) search.delete(name);
    else search.set(name, text);
  }
}
