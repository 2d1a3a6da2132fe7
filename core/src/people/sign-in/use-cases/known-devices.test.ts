import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildUser, FakeClock, openTestStore, type TestStore } from '../../../testing/index.ts';
import type { User } from '../../users/domain/user.ts';
import { KnownDevices } from './known-devices.ts';

const caller = { address: '192.0.2.1', userAgent: '' };
let clock: FakeClock;
let store: TestStore;
let devices: KnownDevices;
beforeEach(() => {
  clock = new FakeClock();
  store = openTestStore({ clock });
  devices = new KnownDevices({ users: store.users, clock });
});
afterEach(() => store.close());

async function addUsers(count: number): Promise<User[]> {
  const users = Array.from({ length: count }, () => buildUser());
  for (const user of users) await store.users.create(user);
  return users;
}
const stored = async ({ id }: User) => (await store.users.findById(id)) ?? buildUser();
const remember = async (user: User, deviceToken?: string) =>
  devices.remember(await stored(user), { ...caller, deviceToken });
const isKnown = ({ email }: User, deviceToken: string) => devices.isKnown(email, { ...caller, deviceToken });

it('knows the five users who signed in last in a shared browser, each by a secret of their own', async () => {
  const users = await addUsers(6);
  let cookie = '';
  for (const user of users) cookie = await remember(user, cookie);
  const known = await Promise.all(users.map((user) => isKnown(user, cookie)));
  expect(known).toEqual([false, true, true, true, true, true]);
  const secrets = cookie.split('.');
  expect(new Set(secrets).size).toBe(5);
  const recognised = users.slice(1).map((user) => Promise.all(secrets.map((secret) => isKnown(user, secret))));
  for (const ofUser of await Promise.all(recognised)) expect(ofUser.filter(Boolean)).toHaveLength(1);
});

it('stores one device for a browser, however often the user signs in there, and ten at most', async () => {
  const [user = buildUser()] = await addUsers(1);
  let cookie: string | undefined;
  for (let time = 0; time < 3; time += 1) cookie = await remember(user, cookie);
  expect((await stored(user)).knownDevices).toHaveLength(1);
  for (let browser = 0; browser < 20; browser += 1) await remember(user);
  expect((await stored(user)).knownDevices).toHaveLength(10);
});

it('stores only digests, and none that no longer counts', async () => {
  const [user = buildUser()] = await addUsers(1);
  const cookie = await remember(user);
  expect(JSON.stringify(await stored(user))).not.toContain(cookie);
  await store.users.update({ ...(await stored(user)), tokenVersion: 2 });
  expect(await isKnown(user, cookie)).toBe(false);
  const second = await remember(user, cookie);
  expect((await stored(user)).knownDevices).toHaveLength(1);
  clock.advance(91 * 24 * 3_600_000);
  expect(await isKnown(user, second)).toBe(false);
  await remember(user);
  expect((await stored(user)).knownDevices).toHaveLength(1);
});
