// @vitest-environment jsdom
import { currentSession } from '@overture/ui';
import { signedIn, tokenOf } from '@overture/ui/testing';
import { beforeEach, expect, it } from 'vitest';
import { guestAccess, protectedAccess } from './access.ts';

beforeEach(() => localStorage.clear());

function sessionOf(role: string | null) {
  if (role === null) localStorage.setItem('token', tokenOf({}));
  else signedIn(role);
  return currentSession();
}

it.each([
  ['a guest', undefined, ['admin'], { kind: 'sign-in' }],
  ['an admin on an admin page', 'admin', ['admin'], { kind: 'pass' }],
  ['an admin on a shared page', 'admin', ['admin', 'superadmin'], { kind: 'pass' }],
  ['an admin on a superadmin page', 'admin', ['superadmin'], { kind: 'redirect', to: '/dashboard' }],
  ['a superadmin on an admin page', 'superadmin', ['admin'], { kind: 'redirect', to: '/admin/dashboard' }],
  ['an unknown role on a page for admins', 'intern', ['admin'], { kind: 'drop-token' }],
  ['a role that is a name of every object', 'constructor', ['admin'], { kind: 'drop-token' }],
  ['an unknown role on a page for everyone', 'intern', [], { kind: 'pass' }],
  ['a token without a role', null, ['admin'], { kind: 'drop-token' }],
  ['a token without a role on a page for everyone', null, [], { kind: 'drop-token' }],
])('protected page: %s', (_, role, roles, expected) => {
  expect(protectedAccess(role === undefined ? null : sessionOf(role), roles)).toEqual(expected);
});

it.each([
  ['a guest', undefined, { kind: 'pass' }],
  ['an admin', 'admin', { kind: 'redirect', to: '/dashboard' }],
  ['a superadmin', 'superadmin', { kind: 'redirect', to: '/admin/dashboard' }],
  ['an unknown role', 'intern', { kind: 'drop-token' }],
  ['a token without a role', null, { kind: 'drop-token' }],
])('login page: %s', (_, role, expected) => {
  expect(guestAccess(role === undefined ? null : sessionOf(role))).toEqual(expected);
});
