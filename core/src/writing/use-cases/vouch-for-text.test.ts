import { beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '../../checks/contract/evidence.ts';
import { presentReview } from '../../records/presentation/record.ts';
import { packSources } from '../../records/domain/source-bundles.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import {
  auditOn,
  buildEmail,
  buildNewJob,
  buildReview,
  buildVersion,
  FakeClock,
  FakeIdGenerator,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { EditEmail } from './edit-email.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import { VersionReviewer } from './version-reviewer.ts';
import { VouchForText } from './vouch-for-text.ts';

const actor = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const auditActor = { userId: 'rep-1', name: 'kim@agency.com' };
const hubspotId = '40000000001';
const offer: Source = { kind: 'email', id: 'e1', label: 'Offer', text: 'It costs EUR 5,000.' };
const text = 'EUR 84,317';
const body = `Hello Marta,\n\nyour budget is ${text}. See https://made.example/up.`;

describe('A rep who knows that a marked text is right', () => {
  let store: TestStore;
  let vouch: VouchForText;
  let edit: EditEmail;

  beforeEach(async () => {
    const clock = new FakeClock();
    store = openTestStore({ clock });
    const { history, jobs } = store;
    const reviewer = new VersionReviewer({
      history,
      reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
    });
    const announcer = new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger });
    const getRecord = new GetRecord({ history, viewer: reviewer });
    vouch = new VouchForText({
      history,
      getRecord,
      reviewer,
      announcer,
      audit: auditOn({ log: store.audit, clock, ids: new FakeIdGenerator() }).audit,
      clock,
    });
    edit = new EditEmail({ history, reviewer, locks: { whyLocked: async () => null }, announcer, clock });
    const { id } = await jobs.submit(buildNewJob({ userId: actor.userId, hubspotId }));
    const claimed = await jobs.claim(id, { owner: 'worker', now: Date.now(), until: Date.now() + 1_000 });
    const bundles = packSources([offer]);
    const review = buildReview({ sources: bundles.map(({ hash }) => hash), linkRule: 0 });
    const email = buildEmail({ subject: 'Our offer', body, claims: [] });
    const answer = { ...buildVersion().answer, emails: [email, email] };
    await jobs.complete(id, claimed?.job.fence ?? 0, buildVersion({ answer, review }), bundles);
    await edit.execute({ actor, hubspotId, index: 0, change: { subject: 'Our offer!', body } });
  });

  const place = (within: string, sought: string) => {
    const start = within.indexOf(sought);
    return { field: 'body' as const, start, end: start + sought.length, text: sought };
  };
  const say = (input: Partial<Parameters<VouchForText['execute']>[0]> = {}) =>
    vouch.execute({
      actor,
      auditActor,
      hubspotId,
      ownerId: undefined,
      version: undefined,
      index: 0,
      vouched: true,
      ...place(body, text),
      ...input,
    });
  const statuses = async () => {
    const [shown] = (await store.history.findByContact(actor.userId, hubspotId))?.results ?? [];
    return shown?.review?.emails.map(({ evidence }) => evidence.find((piece) => piece.text === text)?.status);
  };
  const audited = async () => (await store.audit.list({}, { page: 1, limit: 10 })).items.map(({ detail }) => detail);

  it('unmarks it by their name, moves it with edits, and can take it back', async () => {
    const { review, vouches } = await say();
    const shown = presentReview(review, vouches);
    expect(shown.evidence?.find((piece) => piece.text === text)).toMatchObject({
      status: 'vouched',
      by: 'kim@agency.com',
      at: expect.stringMatching(/^20/),
    });
    expect(shown.checks.map(({ rule }) => rule)).not.toContain('unsupported_amount');
    expect(await statuses()).toEqual(['vouched', 'unsupported']);

    const longer = `Hello Marta,\n\nas you know, your budget is ${text}.`;
    await edit.execute({ actor, hubspotId, index: 0, change: { subject: 'Our offer', body: longer } });
    expect(await statuses()).toEqual(['vouched', 'unsupported']);

    await say({ ...place(longer, text), vouched: false });
    expect(await statuses()).toEqual(['unsupported', 'unsupported']);
    expect(await audited()).toEqual([
      expect.stringMatching(/^taken back: "EUR 84,317" in email 1, version 1 of record /),
      expect.stringMatching(/^"EUR 84,317" in email 1, version 1 of record /),
    ]);
  });

  it('says it once for all emails of the sequence', async () => {
    await say({ everywhere: true });
    expect(await statuses()).toEqual(['vouched', 'vouched']);
    await say({ everywhere: true });
    expect(await audited()).toEqual([expect.stringContaining('in email 1, 2,')]);
  });

  it('is refused where another text stands, where nothing is marked, and for a link', async () => {
    await expect(say({ start: 0, end: text.length })).rejects.toMatchObject({ code: 'conflict' });
    await expect(say(place(body, 'budget'))).rejects.toMatchObject({ code: 'conflict' });
    await expect(say(place(body, 'https://made.example/up'))).rejects.toMatchObject({ code: 'conflict' });
    await expect(say({ index: 7 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(say({ actor: { ...actor, userId: 'rep-2' } })).rejects.toMatchObject({ code: 'not_found' });
    expect(await statuses()).toEqual(['unsupported', 'unsupported']);
  });
});
