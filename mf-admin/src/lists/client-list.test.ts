import { expect, test } from 'vitest';
import { foundOf, knownSort, pageOf, pageWithin, searchTexts, sortedOf } from './client-list.ts';
import type { ClientListRules } from './client-list.ts';
import { sortText } from './list-sort.ts';

interface Row {
  readonly name: string;
  readonly size: number;
}

const rows: readonly Row[] = [
  { name: 'Model 10', size: 2 },
  { name: 'model 9', size: 30 },
  { name: 'Ärger', size: 4 },
];

const rules: ClientListRules<Row> = {
  searched: ({ name }) => [name],
  sortBy: { name: ({ name }) => name, size: ({ size }) => size },
};

type State = { search?: string; sort?: string; page?: number; limit?: number };

function list(state: State) {
  const full = { search: '', sort: '', page: 1, limit: 5, ...state };
  return pageOf(foundOf(sortedOf(rows, full.sort, rules), full.search, searchTexts(rows, rules)), full);
}

const names = (state: State) => list(state).rows?.map(({ name }) => name);

test('keeps the server’s order until a sort is chosen', () => {
  expect(names({})).toEqual(['Model 10', 'model 9', 'Ärger']);
  expect(names({ sort: 'unknown' })).toEqual(['Model 10', 'model 9', 'Ärger']);
  expect(names({ sort: 'constructor' })).toEqual(['Model 10', 'model 9', 'Ärger']);
});

test('sorts texts alphabetically and numbers by value, in both directions', () => {
  expect(names({ sort: 'name' })).toEqual(['Ärger', 'model 9', 'Model 10']);
  expect(names({ sort: '-name' })).toEqual(['Model 10', 'model 9', 'Ärger']);
  expect(names({ sort: 'size' })).toEqual(['Model 10', 'Ärger', 'model 9']);
  expect(knownSort('-size', rules)).toEqual({ key: 'size', direction: 'desc' });
  expect(knownSort('constructor', rules)).toBeUndefined();
  expect(sortText({ key: 'size', direction: 'desc' })).toBe('-size');
});

test('keeps the order of equal rows, in both directions', () => {
  const same = ['ada', 'Ada', 'Åda', 'ADA'].map((name, size) => ({ name, size }));
  for (const sort of ['name', '-name']) expect(sortedOf(same, sort, rules)).toEqual(same);
});

test('finds rows that contain every word, in upper or lower case', () => {
  expect(names({ search: ' MODEL 9 ' })).toEqual(['model 9']);
  expect(list({ search: 'nothing' })).toMatchObject({ rows: [], total: 0, page: 1 });
});

test('a page that no longer exists becomes the last page', () => {
  expect(list({ page: 9, limit: 2 })).toMatchObject({ page: 2, offset: 2, total: 3, rows: [{ name: 'Ärger' }] });
  expect(pageWithin(3, 10, 0)).toBe(1);
});

test('has no rows while it is loading', () => {
  const state = { search: '', sort: '', page: 1, limit: 10 };
  expect(pageOf(foundOf(sortedOf(undefined, 'name', rules), 'a', new Map()), state).rows).toBeUndefined();
});
