import { beforeEach, describe, expect, it } from 'vitest';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { emailHash } from '../../records/domain/email-revision.ts';
import { revisionsOf } from '../../records/domain/email-revisions.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import {
  buildNewJob,
  buildVersion,
  FakeClock,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import { EditEmail } from './edit-email.ts';
import { VersionReviewer } from './version-reviewer.ts';

const unlocked = { whyLocked: async () => null };

const actor = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const hubspotId = '40000000001';
const revision = emailHash({ subject: 'First', body: 'Hello.' });

describe('EditEmail', () => {
  let clock: FakeClock;
  let store: TestStore;
  let edit: EditEmail;

  const makeReady = async (): Promise<void> => {
    const { id } = await store.jobs.submit(buildNewJob({ userId: actor.userId, hubspotId, now: clock.now() }));
    const claimed = await store.jobs.claim(id, { owner: 'worker', now: clock.now(), until: clock.now() + 1_000 });
    const { fence = 0, version = 1 } = claimed?.job ?? {};
    await store.jobs.complete(id, fence, buildVersion({ version }));
  };
  const save = async (body: string, began: { version?: number; revision?: string } = {}) => {
    const { shown } = await edit.execute({ actor, hubspotId, index: 0, change: { subject: 'First', body }, ...began });
    return shown?.answer.emails[0]?.body;
  };

  beforeEach(async () => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    const announcer = new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger });
    const reviewer = new VersionReviewer({
      history: store.history,
      reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
    });
    edit = new EditEmail({ history: store.history, reviewer, locks: unlocked, announcer, clock });
    await makeReady();
  });

  it('refuses the second of two edits that began from the same text', async () => {
    expect(await save('Mine.', { version: 1, revision })).toBe('Mine.');
    await expect(save('Theirs.', { version: 1, revision })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email was changed elsewhere meanwhile. Your text was not saved.',
    });
    const both = ['One.', 'Two.'].map((body) =>
      save(body, { revision: emailHash({ subject: 'First', body: 'Mine.' }) }),
    );
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses an edit of a version that is no longer the newest', async () => {
    await makeReady();
    await expect(save('Mine.', { version: 1, revision })).rejects.toMatchObject({ code: 'conflict' });
    expect(await save('Mine.', { version: 2, revision })).toBe('Mine.');
  });

  it('replaces the present text if neither version nor revision is named', async () => {
    expect(await save('One.')).toBe('One.');
    expect(await save('Two.')).toBe('Two.');
  });

  it('keeps the last ten texts, each only once', async () => {
    for (let count = 1; count <= 11; count += 1) await save(`Text ${count}.`);
    await save('Text 5.');
    const [shown = expect.fail()] = (await store.history.findByContact(actor.userId, hubspotId))?.results ?? [];
    expect(revisionsOf(shown, 0).map(({ body }) => body)).toEqual(
      [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((count) => `Text ${count}.`),
    );
    expect(revisionsOf({ ...shown, revisions: {} }, 0)).toMatchObject([{ body: 'Text 5.' }, { body: 'Hello.' }]);
  });

  it('finds no email beyond the last one', async () => {
    const beyond = { actor, hubspotId, index: 7, change: { subject: 's', body: 'b' }, version: 1, revision };
    await expect(edit.execute(beyond)).rejects.toMatchObject({ code: 'not_found' });
  });
});
