import { beforeEach, expect, it } from 'vitest';
import type { UserRepository } from '../../people/users/ports/user-repository.ts';
import { FindColleagues } from './find-colleagues.ts';
import { buildUser, uniqueId } from '../../testing/index.ts';
import { describeHandOver, nora } from './hand-over.fixtures.ts';
import { ShowHandOvers } from './show-hand-overs.ts';

const day = 24 * 60 * 60_000;

describeHandOver('Finding colleagues', (world) => {
  beforeEach(async () => {
    await world().setContact({ hs_email_optout: 'false' });
    await world().ready();
  });
  const foundBy = (userId: string) => {
    const { store, clock, contactId } = world();
    const show = new ShowHandOvers(store);
    return new FindColleagues({ ...store, show, clock }).execute(contactId, userId, { userId });
  };

  it('tells who generated for the contact, and from then on who handed it over, but not to themselves', async () => {
    expect(await foundBy('somebody')).toMatchObject([{ email: nora.email, handOver: null }]);
    const made = await world().open().handOver();
    expect(await foundBy('somebody')).toMatchObject([
      { email: nora.email, at: made.createdAt, handOver: { handOver: { id: made.id }, user: { email: nora.email } } },
    ]);
    expect(await foundBy(world().rep.id)).toEqual([]);
    await world().open().withdraw(made.id);
    expect(await foundBy('somebody')).toMatchObject([{ handOver: null }]);
  });

  it('tells an open hand-over whenever it was, and a sequence that was only generated for 14 days', async () => {
    const { clock } = world();
    const start = clock.now();
    clock.set(start + 15 * day);
    expect(await foundBy('somebody')).toEqual([]);
    clock.set(start);
    await world().open().handOver();
    clock.set(start + 15 * day);
    expect(await foundBy('somebody')).toMatchObject([{ handOver: { handOver: { to: 'tasks' } } }]);
    clock.set(start);
  });

  it('tells nothing of a contact of the sandbox to who writes to a real one with the same id', async () => {
    const { contactId, store } = world();
    const other = buildUser({ email: `${uniqueId('kim')}@overture.example` });
    const sample = { sandbox: { crm: true, ai: true } };
    await world().next(sample, other);
    expect(await foundBy(other.id)).toEqual([]);
    expect(await foundBy(world().rep.id)).toEqual([]);
    await world().open().handOver();
    expect(await foundBy(other.id)).toEqual([]);
    await world().next({}, other);
    expect(await foundBy(other.id)).toMatchObject([{ email: nora.email, handOver: {} }]);
    const record = await store.history.findByContact(other.id, contactId);
    await store.history.delete(record?.id ?? '');
  });

  it('looks a user up once', async () => {
    const { clock, contactId, store } = world();
    await world().open().handOver();
    const asked: string[] = [];
    const users: Pick<UserRepository, 'findById'> = {
      findById: (id) => {
        asked.push(id);
        return store.users.findById(id);
      },
    };
    const show = new ShowHandOvers({ history: store.history, users });
    await new FindColleagues({ ...store, users, show, clock }).execute(contactId, 'somebody', { userId: 'somebody' });
    expect(asked).toEqual([world().rep.id]);
  });
});
