import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  ['a page of the role', '/admin/history?page=2', 'admin', '/admin/history?page=2'],
  ['a page with a parameter', '/detailed-history/101#sequence', 'superadmin', '/detailed-history/101#sequence'],
  ['a page of another role', '/admin/dashboard', 'admin', undefined],
  ['a page nobody knows', '/nowhere', 'admin', undefined],
  ['an address elsewhere', 'https://elsewhere.example/admin/history', 'admin', undefined],
])('goes back to %s: %s', (_, from, role, expected) => {
  expect(returnPath({ from }, role)).toBe(expected);
});

it.each([[null], [undefined], ['x'], [{}], [{ from: 3 }]])('has nowhere to go back to with %j', (state) => {
  expect(returnPath(state, 'admin')).toBeUndefined();
});
