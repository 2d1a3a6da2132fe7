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
import { KnownDevices } from './known-devices.ts';
import { RefusalLog } from './refusal-log.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

const caller = { address: '192.0.2.1', userAgent: '' };
const email = 'kim@agency.example';
let clock: FakeClock;
let store: TestStore;
let attempts: SignInAttempts;
beforeEach(async () => {
  clock = new FakeClock();
  store = openTestStore({ clock });
  const ids = new FakeIdGenerator();
  await store.users.create(buildUser({ email }));
  const keyedHash = new KeyedHash(testMasterKey());
  attempts = new SignInAttempts({
    throttle: store.throttle,
    knownDevices: new KnownDevices({ users: store.users, clock }),
    keyedHash,
    refusals: new RefusalLog({
      users: store.users,
      keyedHash,
      audit: auditOn({ log: store.audit, clock, ids }).audit,
      clock,
      logger: silentLogger,
    }),
  });
});
afterEach(() => store.close());

const listed = (action: 'sign_in_failed' | 'sign_in_locked') =>
  store.audit.list({ actions: [action] }, { page: 1, limit: 5 });

it('records once that an account was locked', async () => {
  for (let failure = 0; failure < 10; failure += 1) await attempts.begin(email, caller);
  for (let refused = 0; refused < 3; refused += 1) {
    await expect(attempts.begin(email, caller)).rejects.toMatchObject({ code: 'too_many_attempts' });
  }
  expect(await listed('sign_in_locked')).toMatchObject({ total: 1, items: [{ target: email }] });
});

it('names an address that is no user by a keyed hash, always the same, in the log and in the throttle', async () => {
  const typed = 'ada@northwind.example';
  for (let failure = 0; failure < 10; failure += 1) await attempts.begin(typed, caller);
  await expect(attempts.begin(typed, caller)).rejects.toMatchObject({ code: 'too_many_attempts' });
  await attempts.begin(typed, { ...caller, address: '2001:db8::1' }, `google:${typed}`);
  await attempts.recordRefusal(typed, caller);
  await attempts.recordRefusal(typed, caller);
  const entries = [...(await listed('sign_in_failed')).items, ...(await listed('sign_in_locked')).items];
  expect(entries).toHaveLength(3);
  const target = entries[0]?.target;
  expect(target).toMatch(/^address [0-9a-f]{40}$/);
  for (const entry of entries) expect(entry).toMatchObject({ actor: { userId: null, name: target }, target });
  const counted = JSON.stringify(store.database.prepare('SELECT * FROM sign_in_failures').all());
  expect(counted).not.toMatch(/ada|192\.0\.2|2001:db8/);
});
