import { expect, it } from 'vitest';
import { buildHandOver, buildUser, openTestStore, uniqueId } from '../../testing/index.ts';
import { erasedUser } from '../../people/users/domain/erased-user.ts';
import { emptyProfile } from '../../people/users/domain/user.ts';
import { FindHandOvers } from './find-hand-overs.ts';

it('names who handed a contact over: by name, by address where there is none, and an erased user not at all', async () => {
  const store = openTestStore();
  const kim = buildUser({ email: `${uniqueId('kim')}@agency.com` });
  const handOver = buildHandOver({ userId: kim.id });
  await store.handOvers.create({
    ...handOver,
    steps: handOver.steps.map((step) => ({ ...step, crmId: 'task-1', state: 'placed' })),
  });
  const find = new FindHandOvers({ ...store, getRecord: { execute: () => Promise.reject(new Error('Not asked')) } });
  const byWhom = async () => (await find.ofContact(handOver, handOver.hubspotId))?.by;

  expect(await byWhom()).toBeNull();
  await store.users.create(kim);
  expect(await byWhom()).toBe(kim.email);
  const named = { ...kim, profile: { ...emptyProfile, firstName: 'Kim', lastName: 'Novak' } };
  await store.users.update(named);
  expect(await byWhom()).toBe('Kim Novak');
  await store.users.update(erasedUser(named, 'a1b2'));
  expect(await byWhom()).toBeNull();
});

it('finds the newest that is on its way, and takes no sample contact for a real one of the same id', async () => {
  const store = openTestStore();
  const { hubspotId } = buildHandOver();
  const made = async (createdAt: number, isPlaced: boolean, sandbox = false) => {
    const one = buildHandOver({ hubspotId, createdAt, sandbox });
    await store.handOvers.create({
      ...one,
      steps: one.steps.map((step) => (isPlaced ? { ...step, crmId: 'task-1', state: 'placed' } : step)),
    });
    return one;
  };
  const [, newest] = [await made(1, true), await made(2, true), await made(3, false)];
  const sample = await made(4, true, true);
  const find = new FindHandOvers({ ...store, getRecord: { execute: () => Promise.reject(new Error('Not asked')) } });
  expect((await find.ofContact(newest, hubspotId))?.handOver.id).toBe(newest.id);
  expect((await find.ofContact(sample, hubspotId))?.handOver.id).toBe(sample.id);
});
