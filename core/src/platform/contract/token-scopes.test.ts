import { expect, test } from 'vitest';
import { scopeOf } from './token-scopes.ts';

test.each([
  ['GET', '/email-sequence/get-email-sequence-by-id', 'read'],
  ['GET', '/worklist', 'read'],
  ['GET', '/runs/:id/rows', 'read'],
  ['POST', '/check', 'check'],
  ['POST', '/runs/plan', 'generate'],
  ['POST', '/runs', null],
  ['POST', '/email-sequence/approve', null],
  ['DELETE', '/email-sequence/hand-over/:id', null],
  ['GET', '/worklists', null],
  ['GET', '/model-ai', null],
  ['GET', '/auth/my-profile', null],
] as const)('%s %s needs %s', (method, path, scope) => {
  expect(scopeOf({ method, path })).toBe(scope);
});
