import { beforeEach, expect, it } from 'vitest';
import { FindColleagues } from './find-colleagues.ts';
import { describeHandOver, nora } from './hand-over.fixtures.ts';

const day = 24 * 60 * 60_000;

describeHandOver('Finding colleagues', (world) => {
  beforeEach(async () => {
    await world().setContact({ hs_email_optout: 'false' });
    await world().ready();
  });
  const foundBy = (userId: string) => {
    const { store, clock, contactId } = world();
    return new FindColleagues({ ...store, clock }).execute(contactId, userId);
  };

  it('tells who generated for the contact, and from then on who handed it over, but not to themselves', async () => {
    expect(await foundBy('somebody')).toMatchObject([{ email: nora.email, handOver: null }]);
    const made = await world().open().handOver();
    expect(await foundBy('somebody')).toMatchObject([
      { email: nora.email, at: made.createdAt, handOver: { id: made.id } },
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
    expect(await foundBy('somebody')).toMatchObject([{ handOver: { to: 'tasks' } }]);
    clock.set(start);
  });
});
