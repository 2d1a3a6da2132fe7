import { beforeEach, describe, expect, it } from 'vitest';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import type { CheckFacts, Source } from '../../checks/contract/evidence.ts';
import { runChecks } from '../../checks/index.ts';
import { packSources } from '../../records/domain/source-bundles.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import {
  buildEmail,
  buildNewJob,
  buildReview,
  buildVersion,
  FakeClock,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { CheckEmail } from './check-email.ts';
import { EditEmail } from './edit-email.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { GetSource } from '../../records/use-cases/get-source.ts';
import { VersionReviewer } from './version-reviewer.ts';

const unlocked = { whyLocked: async () => null };

const actor = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const hubspotId = '40000000001';
const offer: Source = { kind: 'email', id: 'e1', label: 'Offer', date: '2025-12-20', text: 'It costs EUR 5,000.' };
const claims = [{ text: 'EUR 5,000', source: 'e1', quote: 'costs EUR 5,000' }];
const texts = { subject: 'Our offer', body: 'Hello Marta,\n\nthe first phase costs EUR 5,000.' };

describe('A stored sequence', () => {
  let store: TestStore;
  let check: CheckEmail;
  let edit: EditEmail;
  let source: GetSource;

  beforeEach(() => {
    const clock = new FakeClock();
    store = openTestStore({ clock });
    const { history } = store;
    const reviewer = new VersionReviewer({
      history,
      reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
    });
    const getRecord = new GetRecord({ history, viewer: reviewer });
    const announcer = new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger });
    check = new CheckEmail({ getRecord, reviewer });
    edit = new EditEmail({ history, reviewer, locks: unlocked, announcer, clock });
    source = new GetSource({ history, getRecord });
  });

  async function ready({
    isReviewed,
    facts = buildReview().facts,
  }: {
    readonly isReviewed: boolean;
    readonly facts?: CheckFacts;
  }): Promise<void> {
    const { id } = await store.jobs.submit(buildNewJob({ userId: actor.userId, hubspotId }));
    const claimed = await store.jobs.claim(id, { owner: 'worker', now: Date.now(), until: Date.now() + 1_000 });
    const { fence = 0, version = 1 } = claimed?.job ?? {};
    const bundles = packSources([offer]);
    const review = isReviewed ? buildReview({ facts, sources: bundles.map(({ hash }) => hash) }) : null;
    const answer = { ...buildVersion().answer, emails: [buildEmail({ ...texts, claims }), buildEmail(texts)] };
    await store.jobs.complete(id, fence, buildVersion({ version, answer, review }), bundles);
  }
  const which = { actor, hubspotId, ownerId: undefined, version: undefined };
  const checked = (body: string) => check.execute({ ...which, index: 0, subject: texts.subject, body });
  const found = async (body: string) => (await checked(body)).review;

  it('is checked with another text for one of its emails, and stays unchanged', async () => {
    await ready({ isReviewed: true });
    const before = await store.history.findByContact(actor.userId, hubspotId);
    const good = await found(texts.body);
    expect(good?.evidence).toMatchObject([
      { status: 'verified', text: 'EUR 5,000', source: { id: 'e1', kind: 'email' } },
    ]);
    expect(good?.checks.filter(({ level }) => level === 'block')).toEqual([]);
    const bad = await found('Hello Marta,\n\nit costs EUR 7,000 [fill: for what].');
    expect(bad?.checks.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['unsupported_amount', 'placeholder']));
    expect(await store.history.findByContact(actor.userId, hubspotId)).toEqual(before);
    await expect(check.execute({ ...which, ...texts, index: 2 })).rejects.toMatchObject({ code: 'not_found' });
    const stranger = { ...actor, userId: 'rep-2' };
    await expect(check.execute({ ...which, ...texts, actor: stranger, index: 0 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('returns the facts of the rules, so that the editor finds the same', async () => {
    await ready({ isReviewed: true });
    const email = {
      subject: 'Re: Our offer',
      body: 'Hello Bob,\n\nI guarantee that it costs EUR 7,000 [fill: for what].',
    };
    const { review, grounds } = await check.execute({ ...which, index: 0, ...email });
    if (review === null || grounds === null) throw new Error('It was not reviewed.');
    const found = runChecks(email, { ...grounds, evidence: review.evidence, sequence: [email, texts], position: 0 });
    expect(found).toEqual(review.checks);
    expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['placeholder', 'unsupported_amount']));
  });

  it('counts days in the domain’s time zone', async () => {
    // It is 09:00 on January 5 in UTC; at 16:00 on January 3 in UTC it was January 4 in Tokyo.
    const { facts } = buildReview();
    const contact = { ...facts.contact, lastInboundAt: '2026-01-03T16:00:00Z' };
    await ready({ isReviewed: true, facts: { ...facts, contact } });
    const message = async () =>
      (await found(texts.body))?.checks.find(({ rule }) => rule === 'recent_inbound')?.message;
    expect(await message()).toBeUndefined();
    await store.agencies.change('product-sales', (agency) => ({ ...agency, timeZone: 'Asia/Tokyo' }));
    expect(await message()).toContain('wrote yesterday');
  });

  it('is reviewed again after every edit, even if two emails are edited at once', async () => {
    await ready({ isReviewed: true });
    await Promise.all(
      ['EUR 7,000', 'EUR 9,000'].map((amount, index) =>
        edit.execute({
          actor,
          hubspotId,
          index,
          change: { subject: texts.subject, body: `Hello Marta,\n\nit costs ${amount}.` },
        }),
      ),
    );
    const [shown] = (await store.history.findByContact(actor.userId, hubspotId))?.results ?? [];
    expect(
      shown?.review?.emails.map(({ evidence }) => evidence.map(({ status, text }) => `${status} ${text}`)),
    ).toEqual([['contradicted EUR 7,000'], ['contradicted EUR 9,000']]);
  });

  it('shows a source with its text', async () => {
    await ready({ isReviewed: true });
    expect(await source.execute({ ...which, id: 'e1' })).toEqual(offer);
    await expect(source.execute({ ...which, id: 'e2' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has no review if it was generated before sources were kept', async () => {
    await ready({ isReviewed: false });
    expect(await checked('It costs EUR 7,000.')).toEqual({ review: null, grounds: null, vouches: [] });
    const { shown } = await edit.execute({ actor, hubspotId, index: 0, change: { subject: 'Mine', body: 'Mine' } });
    expect(shown?.review).toBeNull();
  });
});
