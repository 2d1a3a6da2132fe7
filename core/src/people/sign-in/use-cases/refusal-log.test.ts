import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import {
  auditOn,
  buildUser,
  FakeClock,
  FakeIdGenerator,
  openTestStore,
  silentLogger,
  testMasterKey,
  type TestStore,
} from '../../../testing/index.ts';
import { erasedUser } from '../../users/domain/erased-user.ts';
import { maxListed, RefusalLog, refusalWindowMs } from './refusal-log.ts';

const boss = buildUser({ email: 'boss@agency.example', role: 'superadmin' });
const from = (address: string) => ({ address, userAgent: '' });
let clock: FakeClock;
let store: TestStore;
let refusals: RefusalLog;
beforeEach(async () => {
  clock = new FakeClock();
  store = openTestStore({ clock });
  await store.users.create(boss);
  const { audit } = auditOn({ log: store.audit, clock, ids: new FakeIdGenerator() });
  const keyedHash = new KeyedHash(testMasterKey());
  refusals = new RefusalLog({ users: store.users, keyedHash, audit, clock, logger: silentLogger });
});
afterEach(() => store.close());

const entries = async () => (await store.audit.list({}, { page: 1, limit: 1_000 })).items;
const stranger = (number: number, address: string) =>
  refusals.record(number % 2 === 0 ? 'sign_in_failed' : 'sign_in_locked', `${number}@x.example`, from(address));

it('lists some refusals of a network, and sums up the others in one entry with their number and time', async () => {
  const begin = new Date(clock.now());
  for (let number = 0; number < 3_000; number += 1) {
    await stranger(number, `2001:db8::${number.toString(16)}`);
    clock.advance(1);
  }
  expect(await entries()).toHaveLength(maxListed.ofNetwork);
  await refusals.settle();
  await refusals.settle();
  const [sum, ...listed] = await entries();
  expect(listed).toHaveLength(maxListed.ofNetwork);
  const at = (ms: number) => new Date(begin.getTime() + ms).toISOString();
  expect(sum).toMatchObject({
    actor: { userId: null, name: 'unknown addresses' },
    action: 'sign_in_failed',
    detail: `2980 more, between ${at(20)} (from 2001:db8::14) and ${at(2_999)} (from 2001:db8::bb7)`,
  });
});

it('lists some refusals in all, wherever they come from, in each window again', async () => {
  for (let number = 0; number < 500; number += 1) await stranger(number, `10.0.${number >> 8}.${number & 255}`);
  expect(await entries()).toHaveLength(maxListed.inAll);
  clock.advance(refusalWindowMs);
  await stranger(500, '192.0.2.1');
  const [newest, sum, ...before] = await entries();
  expect(newest?.detail).toBe('from 192.0.2.1');
  expect(sum?.detail).toContain('400 more');
  expect(before).toHaveLength(maxListed.inAll);
});

it('hides no refusal of an account behind others: it is listed, or summed up with its own number and reason', async () => {
  for (let number = 0; number < 500; number += 1) await stranger(number, `10.0.${number >> 8}.${number & 255}`);
  await refusals.record('sign_in_failed', boss.email, from('192.0.2.1'), 'wrong code');
  clock.advance(1_000);
  await refusals.record('sign_in_failed', boss.email, from('192.0.2.2'), 'wrong code');
  await refusals.record('reauthentication_failed', boss.email, from('192.0.2.3'), 'wrong password');
  await refusals.settle();
  const ofBoss = (await entries()).filter(({ target }) => target === boss.email);
  expect(ofBoss.toReversed()).toMatchObject([
    {
      actor: { name: boss.email },
      action: 'sign_in_failed',
      detail: expect.stringMatching(/^wrong code 2 more, .*192\.0\.2\.1.*192\.0\.2\.2/),
    },
    {
      actor: { name: boss.email },
      action: 'reauthentication_failed',
      detail: expect.stringMatching(/^wrong password 1 more/),
    },
  ]);
  expect(await entries()).toHaveLength(maxListed.inAll + 3);
});

it('lists once that somebody has to wait, and how often it was tried', async () => {
  for (let time = 0; time < 5; time += 1) await refusals.record('sign_in_locked', boss.email, from('192.0.2.1'));
  expect(await entries()).toMatchObject([{ action: 'sign_in_locked', target: boss.email }]);
  await refusals.settle();
  expect((await entries())[0]).toMatchObject({ action: 'sign_in_locked', detail: expect.stringMatching(/^4 more/) });
});

it('does not name in a sum who was erased meanwhile', async () => {
  for (let time = 0; time < 2; time += 1) await refusals.record('sign_in_locked', boss.email, from('192.0.2.1'));
  await store.users.update(erasedUser({ ...boss, deletedAt: clock.now() }, 'f'.repeat(40)));
  await refusals.settle();
  expect((await entries())[0]?.target).toMatch(/^address [0-9a-f]{40}$/);
});

it('writes a sum that could not be written with the next ones', async () => {
  for (let time = 0; time < 2; time += 1) await refusals.record('sign_in_locked', boss.email, from('192.0.2.1'));
  store.database.exec(`CREATE TRIGGER full BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await expect(refusals.settle()).rejects.toThrow();
  store.database.exec('DROP TRIGGER full');
  await refusals.settle();
  expect((await entries())[0]?.detail).toMatch(/^1 more/);
});
