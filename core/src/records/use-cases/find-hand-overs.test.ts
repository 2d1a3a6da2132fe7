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
  const byWhom = async () => (await find.ofContact(handOver.department, handOver.hubspotId))?.by;

  expect(await byWhom()).toBeNull();
  await store.users.create(kim);
  expect(await byWhom()).toBe(kim.email);
  const named = { ...kim, profile: { ...emptyProfile, firstName: 'Kim', lastName: 'Novak' } };
  await store.users.update(named);
  expect(await byWhom()).toBe('Kim Novak');
  await store.users.update(erasedUser(named, 'a1b2'));
  expect(await byWhom()).toBeNull();
});
