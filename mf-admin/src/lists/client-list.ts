import { urlNumber, urlPageSize, urlText } from '@overture/ui';
import type { TableSort } from '@overture/ui';
import { tableSortOf } from './list-sort.ts';
import { sortedRows } from './sorted-rows.ts';

/** What the address says of a list that the server answers whole. */
export interface ClientListState {
  readonly search: string;
  /** Key of a column, with `-` before it for descending; empty for the server's order. */
  readonly sort: string;
  readonly page: number;
  readonly limit: number;
}

export const clientListFields = { search: urlText(), sort: urlText(), page: urlNumber(1), limit: urlPageSize() };

export interface ClientListRules<T> {
  /** The texts of a row that the search looks into. */
  readonly searched: (row: T) => readonly string[];
  /** What each sortable column sorts by. */
  readonly sortBy: Readonly<Record<string, (row: T) => string | number>>;
}

/** One page of a list; `page` is within the list whatever the address says. */
export interface ListPage<T> {
  /** Undefined while loading. */
  readonly rows: readonly T[] | undefined;
  /** Rows in all, after the search. */
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  /** Position of the first row of the page, from 0. */
  readonly offset: number;
  readonly sort?: TableSort | undefined;
}

/** A whole list in the order asked for; in the server's, when it has no such column. Undefined while loading. */
export function sortedOf<T>(
  all: readonly T[] | undefined,
  sort: string,
  rules: ClientListRules<T>,
): readonly T[] | undefined {
  const asked = knownSort(sort, rules);
  const by = asked && rules.sortBy[asked.key];
  if (!by || !all) return all;
  return sortedRows(all, { by, direction: asked.direction });
}

/** What each row of a list is searched in. */
export function searchTexts<T>(all: readonly T[], { searched }: ClientListRules<T>): ReadonlyMap<T, string> {
  return new Map(all.map((row) => [row, searched(row).join('\n').toLowerCase()]));
}

/** The rows that hold every word of a search. */
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

/** One page of what was found. */
export function pageOf<T>(
  found: readonly T[] | undefined,
  state: Pick<ClientListState, 'page' | 'limit'>,
): Omit<ListPage<T>, 'sort'> {
  const { limit } = state;
  const total = found?.length ?? 0;
  const page = pageWithin(state.page, limit, total);
  const offset = (page - 1) * limit;
  return { rows: found?.slice(offset, offset + limit), total, page, limit, offset };
}

/** The sort that an address names, when the list has such a column. */
export function knownSort(text: string, { sortBy }: Pick<ClientListRules<never>, 'sortBy'>): TableSort | undefined {
  const sort = tableSortOf(text);
  return Object.hasOwn(sortBy, sort.key) ? sort : undefined;
}

/** The page asked for, or the last one there is. */
export function pageWithin(page: number, limit: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)));
}
