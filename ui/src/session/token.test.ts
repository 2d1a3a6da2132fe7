import { expect, it } from 'vitest';
import { tokenOf } from '../testing/sessions.ts';
import { readToken } from './token.ts';

it('reads role and expiry from a valid token', () => {
  const exp = Math.floor(Date.now() / 1000) + 60;
  expect(readToken(tokenOf({ role: 'admin', exp }))).toEqual({ role: 'admin', exp });
});

it('reads names beyond ASCII', () => {
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify({ role: 'адмін', exp: 9e9 }))));
  expect(readToken(`h.${payload}.s`)?.role).toBe('адмін');
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['two parts', 'a.b'],
  ['four parts', 'a.b.c.d'],
  ['an empty part', `${tokenOf({ role: 'admin' }).split('.')[0]}..s`],
  ['a payload that is no base64', 'a.%%%.c'],
  ['a payload that is no JSON', `a.${btoa('hello')}.c`],
  ['a payload without exp', `a.${btoa('{"role":"admin"}')}.c`],
])('counts %s as not logged in', (_, token) => {
  expect(readToken(token)).toBeUndefined();
});

it('counts a token as not logged in from the second it expires', () => {
  const token = tokenOf({ role: 'admin', exp: 1000 });
  expect(readToken(token, 999_999)).toBeDefined();
  expect(readToken(token, 1_000_000)).toBeUndefined();
});

it('keeps a token without a role apart from an invalid one', () => {
  expect(readToken(tokenOf({}))).toMatchObject({ role: null });
  expect(readToken(tokenOf({ role: '' }))).toMatchObject({ role: null });
});
