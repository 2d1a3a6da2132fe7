import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerEmail } from '../../models/contract/ai-result.ts';
import type { WritingProgress } from '../../models/ports/text-generator.ts';
import type { ClaimedJob } from '../../records/domain/generation-record.ts';
import { leaseFrom } from '../../records/domain/lease.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { buildEmail, buildNewJob } from '../../testing/builders.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { FakeStatusFeed } from '../../testing/fake-status-feed.ts';
import { openTestStore } from '../../testing/open-test-store.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { LiveSequence } from './live-sequence.ts';
import type { BegunReview } from './sequence-reviewer.ts';

const one = buildEmail({ subject: 'One', body: 'Hello.', send_after_days: 2 });
const two = buildEmail({ subject: 'Two', body: 'Again.', send_after_days: 4, purpose: 'Ask' });
const leaseMs = 60_000;

describe('LiveSequence', () => {
  const clock = new FakeClock();
  let store: ReturnType<typeof openTestStore>;
  let feed: FakeStatusFeed;
  let record: ClaimedJob;
  /** The emails that were reviewed, in order. */
  let reviewed: string[];

  const review: Pick<BegunReview, 'emailAt'> = {
    emailAt: (emails, position) => {
      reviewed.push(emails[position]?.subject ?? '');
      return { evidence: [], checks: [] };
    },
  };
  const claim = async (workerId: string): Promise<ClaimedJob> => {
    const claimed = await store.jobs.claim(record.id, leaseFrom(clock.now(), { workerId, leaseMs }));
    if (claimed === null) throw new Error('the record cannot be claimed');
    return claimed;
  };
  const live = (reviewing: () => Promise<typeof review> = async () => review) => {
    const announcer = new StatusAnnouncer({ feed, logger: silentLogger });
    return new LiveSequence({ jobs: store.jobs, announcer, clock, logger: silentLogger }, record, reviewing);
  };
  const writing = (...emails: AnswerEmail[]): WritingProgress => ({ emails, hasAllEmails: false });
  /** Tells one after the other, each once the one before is shown. */
  const tell = async (sequence: LiveSequence, ...steps: WritingProgress[]) => {
    for (const step of steps) {
      const before = feed.events.length;
      sequence.tell(step);
      await expect.poll(() => feed.events.length, { interval: 1 }).toBe(before + 1);
    }
  };
  const stored = async () => (await store.history.findById(record.id))?.partial;
  const subjects = (partial: Awaited<ReturnType<typeof stored>>) => partial?.emails.map(({ subject }) => subject);

  beforeEach(async () => {
    store = openTestStore({ clock });
    feed = new FakeStatusFeed();
    reviewed = [];
    const job = buildNewJob({ now: clock.now() });
    const { id } = await store.jobs.submit({ ...job, inputs: { ...job.inputs, promptText: 'Write two emails.' } });
    record = { id } as ClaimedJob;
    record = await claim('worker-1');
  });

  afterEach(() => store.close());

  it('stores and tells each email as soon as it is whole, reviewed once, on the day on which it will be sent', async () => {
    await tell(live(), writing(), writing(one), writing(one, two));
    expect(feed.events.map(({ stage, partial }) => [stage, subjects(partial)])).toEqual([
      [{ name: 'writing', email: 1, of: 2 }, undefined],
      [{ name: 'writing', email: 2, of: 2 }, ['One']],
      [{ name: 'writing', of: 2 }, ['One', 'Two']],
    ]);
    expect(reviewed).toEqual(['One', 'Two']);
    expect(await stored()).toEqual({
      of: 2,
      emails: [
        { index: 0, subject: 'One', body: 'Hello.', sendAfterDays: 0, purpose: null, evidence: [], checks: [] },
        { index: 1, subject: 'Two', body: 'Again.', sendAfterDays: 4, purpose: 'Ask', evidence: [], checks: [] },
      ],
    });
    expect(await stored()).toEqual(feed.events.at(-1)?.partial);
  });

  it('begins again from nothing when the answer is asked for again', async () => {
    const again = buildEmail({ ...one, subject: 'Other' });
    const sequence = live();
    await tell(sequence, writing(one), writing());
    expect([await stored(), feed.events.at(-1)?.partial]).toEqual([null, null]);
    await tell(sequence, writing(again));
    expect(subjects(await stored())).toEqual(['Other']);
  });

  it('shows at once what came while the store was busy, and nothing of an answer that was given up meanwhile', async () => {
    const sequence = live();
    for (const step of [writing(), writing(one), writing(), writing(two), writing(two, one)]) sequence.tell(step);
    await expect.poll(() => feed.events.length).toBe(2);
    expect(reviewed).toEqual(['Two', 'One']);
    expect(subjects(await stored())).toEqual(['Two', 'One']);
  });

  it('stores and tells nothing once another worker has the job', async () => {
    const sequence = live();
    await tell(sequence, writing(one));
    clock.advance(leaseMs);
    await claim('worker-2');
    expect(await stored()).toBeNull();
    sequence.tell(writing(one, two));
    await sequence.stop();
    expect([await stored(), feed.events.length]).toEqual([null, 1]);
  });

  it('tells nothing after it was stopped', async () => {
    const sequence = live();
    sequence.tell(writing(one));
    sequence.tell(writing(one, two));
    await sequence.stop();
    sequence.tell(writing(one, two));
    expect(subjects(await stored())).toEqual(['One']);
  });

  it('survives a review that fails, and shows the email with the next one', async () => {
    let attempts = 0;
    const sequence = live(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The store does not answer.');
      return review;
    });
    sequence.tell(writing(one));
    await sequence.stop();
    expect(await stored()).toBeNull();
    await tell(live(), writing(one, two));
    expect(subjects(await stored())).toEqual(['One', 'Two']);
  });
});
