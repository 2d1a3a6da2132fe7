import { AuthenticateToken } from '@overture/core/people/sign-in/use-cases/authenticate-token';
import { openCore, readSettings } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from './testing/overture-here.ts';
import { OvertureProcess } from './testing/overture-process.ts';

let place: OvertureProcess;
beforeAll(async () => {
  place = await OvertureProcess.create();
  await overture('users', 'create', '--email', 'kim@agency.com', '--domain', 'DT-Sales', '--password-stdin');
});
afterAll(() => place.remove());

const overture = (...args: string[]) => runHere(args, place.environment, 'Secret!42');
const as = ['--as', 'kim@agency.com'];

it('makes a token that is printed once, lists it, and ends it', async () => {
  const made = await overture('tokens', 'create', ...as, '--name', 'Nightly report', '--scopes', 'read,check');
  expect(made).toMatchObject({ code: 0, stderr: 'It ends in 90 days and cannot be printed again.\n' });
  const token = made.stdout.trim();
  expect(token).toMatch(/^ovt_/);

  const core = await openCore(readSettings(place.environment), { logger: silentLogger });
  const authenticate = core.get(AuthenticateToken);
  expect(await authenticate.execute(token)).toMatchObject({ email: 'kim@agency.com', scopes: ['read', 'check'] });

  const listed = await overture('tokens', 'list', ...as);
  const [id = '', name, scopes] = listed.stdout.split('\t');
  expect([name, scopes]).toEqual(['Nightly report', 'read, check']);
  expect(listed.stdout).not.toContain(token);
  expect(await overture('tokens', 'end', id, ...as)).toMatchObject({ code: 0 });
  await expect(authenticate.execute(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await overture('tokens', 'end', id, ...as)).toMatchObject({ code: 1 });
  await core.close();
});

it('refuses a scope that does not exist, and a superadmin', async () => {
  const token = ['tokens', 'create', '--name', 'x'];
  expect(await overture(...token, ...as, '--scopes', 'read,approve')).toMatchObject({ code: 2 });
  await overture('users', 'create', '--email', 'boss@agency.com', '--role', 'superadmin', '--password-stdin');
  expect(await overture(...token, '--as', 'boss@agency.com', '--scopes', 'read')).toMatchObject({ code: 4 });
});
