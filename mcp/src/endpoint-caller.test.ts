import { departmentNames, listKeys, saveLimit } from '@overture/core/contract';
import { expect, it, vi } from 'vitest';
import { callEndpoint } from './endpoint-caller.ts';

const session = {
  userId: 'user-1',
  email: 'boss@agency.example',
  role: 'superadmin' as const,
  department: null,
  sessionId: 'session-1',
  expiresAt: 0,
  isFresh: true,
  mfaSetupRequired: false,
};
const answer = vi.fn<() => Promise<unknown>>(async () => []);
const deps = {
  resolve: () => undefined as never,
  session,
  names: departmentNames('Overture'),
  origin: 'http://localhost',
  signal: new AbortController().signal,
  countRequest: async () => undefined,
};
const route = { kind: 'answer', endpoint: listKeys, bind: () => answer } as never;

it('refuses what is for another role, and what needs a new proof of identity', async () => {
  const refused = { code: 'forbidden', message: 'Your account may not do this.' };
  const rep = { ...session, role: 'admin' as const, department: 'dt-pm' as const };
  await expect(callEndpoint(listKeys, route, {}, { ...deps, session: rep })).rejects.toMatchObject(refused);
  const body = { scope: 'all' as const, key: null, dailyUsd: 1, monthlyUsd: null, perMinute: null };
  await expect(callEndpoint(saveLimit, route, { body }, deps)).rejects.toMatchObject(refused);
  expect(answer).not.toHaveBeenCalled();
  expect(await callEndpoint(listKeys, route, {}, deps)).toEqual([]);
});
