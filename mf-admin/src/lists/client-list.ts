import { urlNumber, urlPageSize, urlText } from '@overture/ui';
import type { TableSort } from '@overture/ui';
import { tableSortOf } from './list-sort.ts';

/** How the address keeps the state of a list that the server sends as a whole. */
export const clientListFields = {
  search: urlText(),
  /** The key of a column, with a leading `-` for descending order; empty for the server's order. */
  sort: urlText(),
  page: urlNumber(1),
  limit: urlPageSize(),
};

export interface ClientListRules<T> {
  readonly searched: (row: T) => readonly string[];
  /** The value by which each sortable column sorts. */
  readonly sortBy: Readonly<Record<string, (row: T) => string | number>>;
}

/** One page of a list. `page` always exists, even if the address names one that does not. */
export interface ListPage<T> {
  /** Undefined while loading. */
  readonly rows: readonly T[] | undefined;
  /** The number of all rows that match the search. */
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  /** The position of the page's first row in the whole list, from 0. */
  readonly offset: number;
  readonly sort?: TableSort | undefined;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * A whole list in the order of `sort`: numbers by value, texts in alphabetical order, equal rows in their previous
 * order. The server's order stays if there is no such column. Undefined while loading.
 */
export function sortedOf<T>(
  all: readonly T[] | undefined,
  sort: string,
  rules: ClientListRules<T>,
): readonly T[] | undefined {
  const asked = knownSort(sort, rules);
  const by = asked && rules.sortBy[asked.key];
  if (!by || !all) return all;
  const sign = asked.direction === 'asc' ? 1 : -1;
  return all.toSorted((a, b) => sign * compare(by(a), by(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** The searched text of each row, in lower case. */
export function searchTexts<T>(all: readonly T[], { searched }: ClientListRules<T>): ReadonlyMap<T, string> {
  return new Map(all.map((row) => [row, searched(row).join('\n').toLowerCase()]));
}

/** The rows that contain every word of a search. */
export function foundOf<T>(
  rows: readonly T[] | undefined,
  search: string,
  texts: ReadonlyMap<T, string>,
): readonly T[] | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows?.filter((row) => {
    const text = texts.get(row) ?? '';
    return words.every((word) => text.includes(word));
  });
}

export function pageOf<T>(
  found: readonly T[] | undefined,
  state: { readonly page: number; readonly limit: number },
): Omit<ListPage<T>, 'sort'> {
  const { limit } = state;
  const total = found?.length ?? 0;
  const page = pageWithin(state.page, limit, total);
  const offset = (page - 1) * limit;
  return { rows: found?.slice(offset, offset + limit), total, page, limit, offset };
}

/** The sort that an address names; undefined if the list has no such column. */
export function knownSort(text: string, { sortBy }: Pick<ClientListRules<never>, 'sortBy'>): TableSort | undefined {
  const sort = tableSortOf(text);
  return Object.hasOwn(sortBy, sort.key) ? sort : undefined;
}

/** The requested page, or the last page if there are fewer. */
export function pageWithin(page: number, limit: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)));
}
