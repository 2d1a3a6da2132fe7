import { urlNumber, urlPageSize, urlText } from '@overture/ui';
import type { TableSort } from '@overture/ui';

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

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Searches, sorts and pages a whole list. */
export function clientList<T>(
  all: readonly T[] | undefined,
  state: ClientListState,
  { searched, sortBy }: ClientListRules<T>,
): ListPage<T> {
  const { limit } = state;
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (all ?? []).filter((row) => {
    const text = searched(row).join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const sort = readSort(state.sort, sortBy);
  const by = sort && sortBy[sort.key];
  const sorted = by ? found.toSorted((a, b) => compare(by(a), by(b)) * (sort.direction === 'asc' ? 1 : -1)) : found;
  const page = pageWithin(state.page, limit, sorted.length);
  const offset = (page - 1) * limit;
  return {
    rows: all && sorted.slice(offset, offset + limit),
    total: sorted.length,
    page,
    limit,
    offset,
    sort,
  };
}

/** The page asked for, or the last one there is. */
export function pageWithin(page: number, limit: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)));
}

/** A sort as the address writes it. */
export function sortText({ key, direction }: TableSort): string {
  return direction === 'asc' ? key : `-${key}`;
}

function readSort(text: string, sortBy: Readonly<Record<string, unknown>>): TableSort | undefined {
  const key = text.replace(/^-/, '');
  if (!Object.hasOwn(sortBy, key)) return undefined;
  return { key, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
