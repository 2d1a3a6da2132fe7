import { describeWithServer } from '@overture/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DrillProduct, DrillTab, Submitted } from './support/drill-product.ts';
import { type DrillSetUp, onSqlite, overRabbitmq } from './support/drill-set-ups.ts';

/**
 * The model's speed in tokens a second: slow while something must happen between two emails, crawling while an answer
 * must have begun and none of its emails may be whole.
 */
const speed = { crawling: 1, slow: 120, brisk: 400 };
/** A request waits until the faults are cleared. */
const untilCleared = { delayMs: 600_000 };
const withinMs = 120_000;

/** The requests of a contact's first generation: its summary, the answer, and what follows. */
const nth = { answer: 2, next: 3 } as const;

/** What becomes of the emails that can be read of a sequence, whatever happens before it is whole. */
function describePartials(start: () => Promise<DrillSetUp>): void {
  let product: DrillProduct;
  let stop: () => Promise<void>;
  const tabs: DrillTab[] = [];
  beforeAll(async () => ({ product, stop } = await start()));
  afterEach(async () => {
    for (const tab of tabs.splice(0)) tab.close();
    for (const worker of product.workers) await product.kill(worker);
    await product.clearFaults();
  });
  afterAll(() => stop());

  const openTab = async (at?: string): Promise<DrillTab> => {
    const tab = await product.openTab(at);
    tabs.push(tab);
    return tab;
  };
  const submit = async (tokensPerSecond: number): Promise<Submitted> => {
    await product.slowWriter(tokensPerSecond);
    const [submitted] = await product.submitAll(1);
    if (submitted === undefined) throw new Error('Nothing was submitted.');
    return submitted;
  };
  const emailsOf = async (hubspotId: string, at?: string) =>
    (await product.record(hubspotId, at)).partial?.emails ?? [];
  /** A busy machine may tell several emails at once. */
  const untilEmails = (hubspotId: string, count: number) =>
    expect
      .poll(async () => (await emailsOf(hubspotId)).length, { timeout: withinMs, interval: 20 })
      .toBeGreaterThanOrEqual(count);
  const untilEnded = (hubspotId: string) =>
    expect
      .poll(async () => (await product.record(hubspotId)).responseStatus, { timeout: withinMs, interval: 50 })
      .toMatch(/^(ready|error)$/);
  /** How many emails each event told, without repetitions. */
  const toldTo = ({ events }: DrillTab, { hubspotId }: Submitted): number[] =>
    events
      .filter((event) => event.hubspotId === hubspotId)
      .map(({ partial }) => partial?.emails.length ?? 0)
      .filter((count, at, all) => count !== all[at - 1]);
  /** Between the emails of two answers there was nothing to read. */
  const expectBegunAgain = (told: readonly number[]) => expect(told.join()).toMatch(/[1-9],0,[1-9]/);

  const untilTold = (tab: DrillTab, submitted: Submitted, what: RegExp) =>
    expect.poll(() => toldTo(tab, submitted).join(), { timeout: withinMs, interval: 20 }).toMatch(what);
  /**
   * Waits until an email of the first answer was told, and then, while the next answer crawls, until it has vanished. The
   * next request must wait, so that a busy machine does not tell both at once.
   */
  const untilVanished = async (tab: DrillTab, submitted: Submitted): Promise<void> => {
    await untilTold(tab, submitted, /[1-9]/);
    await product.untilStruck();
    await product.slowWriter(speed.crawling);
    await product.clearFaults();
    await untilTold(tab, submitted, /[1-9],0/);
    await product.slowWriter(speed.brisk);
  };

  it('vanish with a repair, and begin again', async () => {
    await product.startWorker();
    const tab = await openTab();
    await product.fault({ vendor: 'openai', match: '/responses', nth: [nth.answer], kind: 'bad-json' });
    await product.fault({ vendor: 'openai', match: '/responses', nth: [nth.next], ...untilCleared });
    const submitted = await submit(speed.slow);
    await untilVanished(tab, submitted);
    await product.expectOneResultEach([submitted]);
    expectBegunAgain(toldTo(tab, submitted));
    expect(await product.record(submitted.hubspotId)).toMatchObject({ attempts: 1, partial: null });
  });

  it('vanish with a refused answer, and nothing of them is kept', async () => {
    await product.startWorker();
    const tab = await openTab();
    await product.fault({ vendor: 'openai', match: '/responses', nth: [nth.answer], kind: 'bad-json' });
    await product.fault({ vendor: 'openai', match: '/responses', nth: [nth.next], kind: 'refusal', ...untilCleared });
    const submitted = await submit(speed.slow);
    await untilTold(tab, submitted, /[1-9]/);
    await product.untilStruck();
    await product.clearFaults();
    await untilEnded(submitted.hubspotId);
    const ended = await product.record(submitted.hubspotId);
    expect(ended).toMatchObject({ responseStatus: 'error', versions: [], partial: null });
    await expect.poll(() => toldTo(tab, submitted).at(-1), { timeout: withinMs }).toBe(0);
    expect(Math.max(...toldTo(tab, submitted))).toBeGreaterThan(0);
  });

  it('vanish with a new attempt, and begin again', async () => {
    await product.startWorker();
    const tab = await openTab();
    await product.fault({ vendor: 'openai', match: '/responses', nth: [nth.answer], kind: 'bad-json' });
    const unavailable = { kind: 'status', status: 503, ...untilCleared };
    await product.fault({ vendor: 'openai', match: '/responses', nth: [nth.next], ...unavailable });
    const submitted = await submit(speed.slow);
    await untilVanished(tab, submitted);
    await product.expectOneResultEach([submitted]);
    expectBegunAgain(toldTo(tab, submitted));
    expect(await product.record(submitted.hubspotId)).toMatchObject({ attempts: 2, partial: null });
  });

  it('vanish with a lease that is lost, whose worker tells nothing more', async () => {
    const stalled = await product.startWorker();
    const tab = await openTab();
    const submitted = await submit(speed.slow);
    await untilEmails(submitted.hubspotId, 1);
    stalled.child.kill('SIGSTOP');
    await product.startWorker();
    await expect
      .poll(async () => (await product.record(submitted.hubspotId)).attempts, { timeout: withinMs, interval: 20 })
      .toBeGreaterThanOrEqual(2);
    // What the first worker has of its answer comes to it at once.
    stalled.child.kill('SIGCONT');
    await product.slowWriter(speed.brisk);
    await product.expectOneResultEach([submitted]);
    const told = toldTo(tab, submitted);
    expectBegunAgain(told);
    // Its telling would have put further emails between those of the second.
    const again = told.slice(told.lastIndexOf(0, -2), -1);
    expect(again).toEqual(again.toSorted((a, b) => a - b));
    expect(await product.record(submitted.hubspotId)).toMatchObject({ responseStatus: 'ready', partial: null });
  });

  it('outlive a killed worker until another begins', async () => {
    const worker = await product.startWorker();
    const tab = await openTab();
    const submitted = await submit(speed.slow);
    const { hubspotId } = submitted;
    await untilEmails(hubspotId, 1);
    const first = await emailsOf(hubspotId);
    await product.kill(worker);
    expect((await emailsOf(hubspotId))[0]).toEqual(first[0]);
    const another = product.startWorker();
    await expect.poll(() => toldTo(tab, submitted).join(), { timeout: withinMs, interval: 20 }).toMatch(/[1-9],0/);
    expect((await product.record(hubspotId)).attempts).toBeGreaterThanOrEqual(2);
    await product.slowWriter(speed.brisk);
    await product.expectOneResultEach([submitted]);
    expect(await product.record(hubspotId)).toMatchObject({ responseStatus: 'ready', partial: null });
    await another;
  });

  it('are the same after a reload, in a second tab and at a second API, and only for reading', async () => {
    await product.startWorker();
    const second = await product.startApi();
    const all = [await openTab(), await openTab(), await openTab(second)];
    const submitted = await submit(speed.slow);
    const { hubspotId } = submitted;
    await untilEmails(hubspotId, 2);
    const loaded = [await emailsOf(hubspotId), await emailsOf(hubspotId), await emailsOf(hubspotId, second)];
    for (const emails of loaded) expect(emails.slice(0, 2)).toEqual(loaded[0]?.slice(0, 2));

    const email = { hubspotId, index: 0, subject: 'Mine', body: 'Mine.' };
    const refused = [
      product.patch('/email-sequence/email', email),
      product.post('/email-sequence/check', email),
      product.post('/email-sequence/rewrite-email', { hubspotId, index: 0, instruction: 'Shorter.' }),
      product.post('/email-sequence/vouch', {
        hubspotId,
        index: 0,
        field: 'body',
        start: 0,
        end: 2,
        text: 'Hi',
        vouched: true,
      }),
      product.post('/email-sequence/approve', { hubspotId, version: 1 }),
      product.post('/email-sequence/add-to-hubspot', { hubspotId, playBook: '<p>Call early.</p>' }),
      product.post('/email-sequence/hand-over', { hubspotId, version: 1, to: 'tasks' }),
      product.post('/email-sequence/mark-sent', { hubspotId, index: 0, sent: true }),
    ];
    for (const answer of await Promise.all(refused)) {
      expect([404, 409], JSON.stringify(answer.body)).toContain(answer.status);
    }
    const { body: list } = await product.get('/email-sequence/get-email-sequence-history?page=1&limit=10');
    expect(JSON.stringify(list)).toContain(hubspotId);
    expect(JSON.stringify(list)).not.toContain(JSON.stringify(loaded[0]?.[0]?.subject));

    await product.slowWriter(speed.brisk);
    await product.expectOneResultEach([submitted]);
    for (const tab of all) {
      await expect.poll(() => toldTo(tab, submitted).at(-1), { timeout: withinMs }).toBe(0);
      const subjects = tab.events.flatMap(({ partial }) => partial?.emails.map(({ subject }) => subject) ?? []);
      expect(subjects).toContain(loaded[0]?.[1]?.subject);
    }
  });
}

describe('emails that can be read while the rest is written, on SQLite', () => describePartials(onSqlite));
describeWithServer('AMQP_TEST_URL', 'emails that can be read while the rest is written, over RabbitMQ', (address) =>
  describePartials(() => overRabbitmq(address)),
);
