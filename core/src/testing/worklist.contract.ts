import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPlaced, withPlaced, withSent, type HandOver } from '../records/domain/hand-over.ts';
import type { GenerationVersion } from '../records/domain/generation-record.ts';
import type { NewJob } from '../records/domain/new-job.ts';
import { hasOutdatedTask, tabOf } from '../records/domain/worklist-place.ts';
import { ListWorklist } from '../records/use-cases/list-worklist.ts';
import type { Check } from '../checks/contract/evidence.ts';
import {
  buildHandOver,
  buildOutcome,
  buildNewJob,
  buildRequest,
  buildReview,
  buildSnapshot,
  buildContact,
  buildInputs,
  buildVersion,
  testNow,
  uniqueId,
} from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

const day = 86_400_000;
const actor = (userId: string) => ({ userId, role: 'admin' }) as const;

/** What every store does for the worklist, through each way in which a record moves. */
export function describeWorklist(
  name: string,
  openStore: OpenContractStore<'jobs' | 'history' | 'handOvers' | 'worklist'>,
): void {
  describe(`The worklist on ${name}`, () => {
    let store: Pick<ContractStore, 'jobs' | 'history' | 'handOvers' | 'worklist' | 'close'>;
    let clock: FakeClock;
    beforeAll(async () => {
      clock = new FakeClock();
      store = await openStore(clock);
    });
    afterAll(() => store.close());

    /** Where the user's only record is, by its counts, its list and the record itself. */
    async function tabOfOnly(userId: string): Promise<string | null> {
      const list = new ListWorklist({ worklist: store.worklist, clock });
      const all = await list.execute({
        actor: actor(userId),
        ownerId: undefined,
        filter: {},
        tab: undefined,
        page: { page: 1, limit: 10 },
      });
      const [only] = all.items;
      if (only === undefined || all.total !== 1) throw new Error(`There are ${all.total} records.`);
      const counted = Object.entries(all.counts).filter(([, count]) => count > 0);
      expect(counted).toEqual(only.tab === null ? [] : [[only.tab, 1]]);
      const filtered = await list.execute({
        actor: actor(userId),
        ownerId: undefined,
        filter: { search: 'ada' },
        tab: undefined,
        page: { page: 1, limit: 10 },
      });
      expect(filtered).toEqual(all);
      expect(only.tab).toBe(tabOf(only.record, clock.now()));
      return only.tab;
    }

    async function submitted(userId: string, job: Partial<NewJob> = {}): Promise<string> {
      return (await store.jobs.submit(buildNewJob({ userId, now: clock.now(), ...job }))).id;
    }

    async function finished(id: string, version: Partial<GenerationVersion> = {}): Promise<void> {
      const now = clock.now();
      const claim = await store.jobs.claim(id, { owner: 'worker', now, until: now + 60_000 });
      if (claim === null) throw new Error('The job was not claimed.');
      const { job, properties } = claim;
      await store.jobs.complete(
        id,
        job.fence,
        buildVersion({ version: job.version, request: job.request, properties, ...version }),
      );
    }

    async function ready(userId: string, version: Partial<GenerationVersion> = {}, job: Partial<NewJob> = {}) {
      const id = await submitted(userId, job);
      await finished(id, version);
      return id;
    }

    function blockedBy(...rules: string[]): Partial<GenerationVersion> {
      const checks = rules.map((rule): Check => ({ rule, level: 'block', message: 'No.' }));
      return {
        review: buildReview({
          emails: [
            { evidence: [], checks },
            { evidence: [], checks: [] },
          ],
        }),
      };
    }

    const texts = buildVersion().answer.emails.map(({ subject, body }) => ({ subject, body }));
    const approval = { userId: 'boss', name: 'boss@overture.example', at: testNow, overrides: [] as string[] };
    const approve = (id: string, overrides: string[] | null = [], version = 1) =>
      store.history.setApproval({
        id,
        version,
        basedOn: texts,
        approval: overrides && { ...approval, overrides },
        now: clock.now(),
      });

    async function handedOver(recordId: string, overrides: Partial<HandOver> = {}): Promise<HandOver> {
      const planned = buildHandOver({ recordId, version: 1, ...overrides });
      const placed = withPlaced(planned, 0, 'task-1', clock.now()) ?? planned;
      expect(hasPlaced(placed)).toBe(true);
      await store.handOvers.create(placed);
      return placed;
    }

    it('follows a job from waiting over failed to ready', async () => {
      const userId = uniqueId('user');
      const id = await submitted(userId);
      expect(await tabOfOnly(userId)).toBe('waiting');
      const now = clock.now();
      const claim = await store.jobs.claimNext({ owner: 'worker', now, until: now + 60_000 });
      expect(claim?.id).toBe(id);
      expect(await tabOfOnly(userId)).toBe('waiting');
      await store.jobs.fail(id, claim?.job.fence ?? 0, { code: 'internal', message: 'No.' }, now);
      expect(await tabOfOnly(userId)).toBe('failed');
      await store.jobs.resubmit(id, now);
      expect(await tabOfOnly(userId)).toBe('waiting');
      await finished(id);
      expect(await tabOfOnly(userId)).toBe('review');
      await store.history.delete(id);
      expect(await store.worklist.count({ userId }, clock.now())).toEqual({});
    });

    it('asks to fix what is blocked, until the texts are mended or the rule is overridden', async () => {
      const userId = uniqueId('user');
      const id = await ready(userId, blockedBy('unknown_link', 'unknown_link'));
      expect(await tabOfOnly(userId)).toBe('mend');
      await approve(id);
      expect(await tabOfOnly(userId)).toBe('mend');
      await approve(id, ['unknown_link']);
      expect(await tabOfOnly(userId)).toBe('handOver');
      await approve(id, null);
      expect(await tabOfOnly(userId)).toBe('mend');
      const reviews = [0, 1].map(() => ({ evidence: [], checks: [] }));
      const edit = { id, version: 1, index: 0, subject: 'Mine', body: 'Mine', basedOn: texts, revisions: [] };
      await store.history.editEmail({ ...edit, reviews, now: clock.now() });
      expect(await tabOfOnly(userId)).toBe('review');
    });

    it('asks to review what was blocked once somebody vouches for it', async () => {
      const userId = uniqueId('user');
      const id = await ready(userId, blockedBy('unsupported_amount'));
      expect(await tabOfOnly(userId)).toBe('mend');
      const reviews = [0, 1].map(() => ({ evidence: [], checks: [] }));
      const basedOn = { emails: texts, vouched: [] };
      const call = { id, version: 1, vouched: [], reviews, basedOn, now: clock.now() };
      expect(await store.history.setVouched(call)).toBe('saved');
      expect(await tabOfOnly(userId)).toBe('review');
    });

    it('asks to hand over what is approved, and to review it again after an edit or a newer version', async () => {
      const userId = uniqueId('user');
      const id = await ready(userId);
      await approve(id);
      expect(await tabOfOnly(userId)).toBe('handOver');
      const edit = { id, version: 1, index: 0, subject: 'Mine', body: 'Mine', basedOn: texts, revisions: [] };
      await store.history.editEmail({ ...edit, reviews: null, now: clock.now() });
      expect(await tabOfOnly(userId)).toBe('review');
      await submitted(userId);
      expect(await tabOfOnly(userId)).toBe('waiting');
      await finished(id);
      expect(await tabOfOnly(userId)).toBe('review');
    });

    it('tells what is due, from the first moment of its day in the zone of the domain', async () => {
      const userId = uniqueId('user');
      const id = await ready(userId);
      const planned = buildHandOver();
      const steps = planned.steps.map((step, index) => ({
        ...step,
        dueOn: ['2026-01-05', '2026-01-08'][index] ?? '2026-01-09',
      }));
      const placed = await handedOver(id, { steps, timeZone: 'America/New_York' });
      expect(await tabOfOnly(userId)).toBe('due');
      await store.handOvers.replace(withSent(placed, 0, true, clock.now()) ?? placed);
      expect(await tabOfOnly(userId)).toBeNull();
      const before = clock.now();
      clock.advance(Date.UTC(2026, 0, 8, 4, 59) - before);
      expect(await tabOfOnly(userId)).toBeNull();
      clock.advance(60_000);
      expect(await tabOfOnly(userId)).toBe('due');
      await store.handOvers.delete(placed.id);
      expect(await tabOfOnly(userId)).toBe('review');
      clock.advance(before - clock.now());
    });

    it('shows a reply before everything else, until it is seen', async () => {
      const userId = uniqueId('user');
      const id = await ready(userId);
      const placed = await handedOver(id, {
        steps: buildHandOver().steps.map((step) => ({ ...step, dueOn: '2026-01-05' })),
      });
      const outcome = buildOutcome();
      const replied = await store.handOvers.replace({ ...placed, outcome: { ...outcome, repliedAt: testNow } });
      expect(await tabOfOnly(userId)).toBe('replied');
      expect(await store.worklist.markSeen(id)).toBe(true);
      expect(await tabOfOnly(userId)).toBe('due');
      const counted = await store.worklist.count({ userId }, clock.now(), { withNone: false });
      expect(counted).toEqual({ none: { due: 1, others: 0 } });
      await store.handOvers.replace({ ...(replied ?? placed), outcome: { ...outcome, repliedAt: testNow + day } });
      expect(await tabOfOnly(userId)).toBe('replied');
      await submitted(userId);
      expect(await tabOfOnly(userId)).toBe('replied');
      expect(await store.worklist.markSeen('nobody')).toBe(false);
    });

    it('counts a reply that came before any email was sent, once it has stopped the hand-over', async () => {
      const userId = uniqueId('user');
      const placed = await handedOver(await ready(userId), {});
      const mail = { at: testNow + 3, from: 'ada@northwind.example', subject: 'Hi', text: 'Please call me.' };
      await store.handOvers.replace({
        ...placed,
        ending: { at: testNow + 4, because: 'replied', mail, bouncedAddress: null },
      });
      expect(await tabOfOnly(userId)).toBe('replied');
      const [replied] = await store.worklist.list(
        { userId },
        { tab: 'replied', now: testNow, skip: 0, limit: 5, isReversed: false },
      );
      expect(replied?.work).toMatchObject({ repliedAt: testNow + 3, reply: 'Please call me.' });
    });

    it('keeps no reply for an answer of who opted out in it or after it, unless they have written since', async () => {
      const userId = uniqueId('user');
      const placed = await handedOver(await ready(userId), {});
      const mail = { at: testNow + 3, from: 'ada@northwind.example', subject: 'No', text: 'Please take me off.' };
      const ending = { at: testNow + 4, because: 'opted_out', mail, bouncedAddress: null } as const;
      const tabAfter = async (repliedAt: number, change: Partial<HandOver>) => {
        const stored = (await store.handOvers.find(placed.id)) ?? placed;
        await store.handOvers.replace({ ...stored, ending: null, outcome: buildOutcome({ repliedAt }), ...change });
        return tabOfOnly(userId);
      };
      expect(await tabAfter(testNow + 3, { ending })).not.toBe('replied');
      expect(await tabAfter(testNow + 5, { ending })).toBe('replied');
      const ahead = { ...ending, mail: { ...mail, at: testNow + day } };
      expect(await tabAfter(testNow + day, { ending: ahead })).not.toBe('replied');
      for (const readAt of [testNow + 6, testNow - day]) {
        const outcome = buildOutcome({ repliedAt: testNow, readAt, optedOut: true });
        expect(await tabAfter(0, { outcome })).not.toBe('replied');
      }
      const bounced = buildOutcome({ repliedAt: testNow, bouncedAt: testNow + 6 });
      expect(await tabAfter(0, { outcome: bounced })).toBe('replied');
    });

    it('shows a reply to what was sent before the rep took back the rest', async () => {
      const userId = uniqueId('user');
      const placed = await handedOver(await ready(userId), {});
      const steps = placed.steps.map((step) => ({ ...step, state: 'withdrawn' as const }));
      const ending = { at: testNow + 1, because: null, mail: null, bouncedAddress: null };
      await store.handOvers.replace({ ...placed, steps, ending, outcome: buildOutcome({ repliedAt: testNow + 2 }) });
      expect(await tabOfOnly(userId)).toBe('replied');
    });

    it('keeps the words of a reply, and tells who was lost, the newest first', async () => {
      const userId = uniqueId('user');
      const outcome = buildOutcome();
      const become = async (hubspotId: string, change: Partial<HandOver>) => {
        const id = await ready(userId, {}, { hubspotId });
        const placed = await handedOver(id, { hubspotId });
        await store.handOvers.replace({ ...placed, ...change });
        return id;
      };
      const replyText = 'Hi Sam,\n\nTuesday works for us. See you then.';
      await become('901', { outcome: { ...outcome, repliedAt: testNow, replyText } });
      const bounced = await become('902', { outcome: { ...outcome, bouncedAt: testNow + 2 } });
      const mail = { at: testNow + 3, from: 'ada@northwind.example', subject: 'No', text: 'Please take me off.' };
      const ending = { at: testNow + 3, because: 'opted_out', mail, bouncedAddress: null } as const;
      const optedOut = await become('903', { outcome: { ...outcome, optedOut: true }, ending });
      await become('904', { outcome: { ...outcome, leftAt: testNow - day } });
      const leftText = 'Ada has left, please turn to Ben.';
      const left = await become('906', { outcome: { ...outcome, leftAt: testNow, leftText } });
      const optOutText = 'Please stop writing to me.';
      const asked = await become('905', { outcome: { ...outcome, readAt: testNow + 1, optedOut: true, optOutText } });
      const lost = await store.worklist.listLost(userId, { since: testNow, sentAt: testNow }, 5);
      expect(lost.map(({ id, work }) => [id, work.lost])).toEqual([
        [optedOut, { because: 'opted_out', at: testNow + 3, words: 'Please take me off.', sentUntil: null }],
        [bounced, { because: 'bounced', at: testNow + 2, words: '', sentUntil: null }],
        [asked, { because: 'opted_out', at: testNow + 1, words: 'Please stop writing to me.', sentUntil: null }],
        [left, { because: 'left', at: testNow, words: leftText, sentUntil: null }],
      ]);
      expect(await store.worklist.listLost(userId, { since: testNow, sentAt: testNow }, 1)).toHaveLength(1);
      const [replied] = await store.worklist.list(
        { userId },
        { tab: 'replied', now: testNow, skip: 0, limit: 5, isReversed: false },
      );
      expect(replied?.work.reply).toBe('Tuesday works for us. See you then.');
    });

    it('tells of who was lost long ago as long as a sequence of the CRM may go on, before all others', async () => {
      const userId = uniqueId('user');
      const outcome = buildOutcome({ optedOut: true });
      const lose = async (hubspotId: string, at: number, to: HandOver['to']) => {
        const id = await ready(userId, {}, { hubspotId });
        const placed = await handedOver(id, { hubspotId, to });
        const steps = placed.steps.map((step) => ({ ...step, state: 'placed' as const }));
        await store.handOvers.replace({ ...placed, steps, outcome: { ...outcome, readAt: at } });
        return { id, hubspotId };
      };
      const sent = await lose('911', testNow - 20 * day, 'sequence');
      const lately = await lose('912', testNow, 'tasks');
      await lose('913', testNow - 20 * day, 'tasks');
      const lastDue = Date.parse(buildHandOver().steps.at(-1)?.dueOn ?? '');
      const lostAt = async (sentAt: number) =>
        (await store.worklist.listLost(userId, { since: testNow, sentAt }, 5)).map(({ hubspotId }) => hubspotId);
      expect(await lostAt(testNow)).toEqual([sent.hubspotId, lately.hubspotId]);
      expect(await lostAt(lastDue + 10 * day)).toEqual([lately.hubspotId]);
      const [handOver] = await store.handOvers.ofRecords([sent.id]);
      const ending = { at: testNow, because: null, mail: null, bouncedAddress: null };
      const steps = handOver?.steps.map((step) => ({ ...step, state: 'withdrawn' as const })) ?? [];
      if (handOver !== undefined) await store.handOvers.replace({ ...handOver, steps, ending });
      expect(await lostAt(testNow)).toEqual([lately.hubspotId]);
    });

    it('tells that an open task holds another text than the record', async () => {
      const userId = uniqueId('user');
      const id = await ready(userId);
      const steps = buildHandOver().steps.map((step) => ({ ...step, ...texts[step.index] }));
      const isOutdated = async (): Promise<boolean | undefined> => {
        const part = { tab: null, now: 0, skip: 0, limit: 10, isReversed: false } as const;
        const [record] = await store.worklist.list({ userId }, part);
        return record && hasOutdatedTask(record);
      };
      const placed = await handedOver(id, { steps });
      expect(await isOutdated()).toBe(false);
      const edit = { id, version: 1, reviews: null, revisions: [], now: clock.now() };
      const other = { subject: 'Mine', body: 'Mine' };
      await store.history.editEmail({ ...edit, index: 1, ...other, basedOn: texts });
      // The second email is not in the CRM yet.
      expect(await isOutdated()).toBe(false);
      const second = texts[1] ?? other;
      await store.history.editEmail({ ...edit, index: 0, ...other, basedOn: texts.with(1, other) });
      expect(await isOutdated()).toBe(true);
      const [first = other] = texts;
      await store.history.editEmail({ ...edit, index: 0, ...first, basedOn: [other, other] });
      await store.history.editEmail({ ...edit, index: 1, ...second, basedOn: texts.with(1, other) });
      expect(await isOutdated()).toBe(false);
      const theirs = steps.map((step, index) => ({ ...step, ...(index === 0 && { theirs: other }) }));
      const changed = await store.handOvers.replace(withPlaced({ ...placed, steps: theirs }, 0, 'task-1', 1) ?? placed);
      expect(await isOutdated()).toBe(true);
      await store.handOvers.replace(withSent(changed ?? placed, 0, true, clock.now()) ?? placed);
      expect(await isOutdated()).toBe(false);
    });

    it('lists each tab on any page, the riskiest first, and all of them in their order', async () => {
      const userId = uniqueId('user');
      const expected: Record<string, string[]> = { waiting: [], mend: [], review: [], none: [] };
      for (let n = 0; n < 9; n += 1) {
        const now = clock.advance(1_000);
        const job = { hubspotId: `70${n}`, now };
        const clean = { review: buildReview(), readyAt: now };
        expected.review?.unshift(await ready(userId, clean, job));
        const blocks = { ...blockedBy(...Array.from({ length: n + 1 }, () => 'unknown_link')), readyAt: now };
        expected.mend?.unshift(await ready(userId, blocks, { ...job, hubspotId: `71${n}` }));
        expected.waiting?.unshift(await submitted(userId, { ...job, hubspotId: `72${n}` }));
        const done = await ready(userId, clean, { ...job, hubspotId: `73${n}` });
        await handedOver(done, { steps: buildHandOver().steps.map((step) => ({ ...step, dueOn: '2026-02-02' })) });
        expected.none?.unshift(done);
      }
      const list = new ListWorklist({ worklist: store.worklist, clock });
      const read = async (tab: 'review' | 'mend' | 'waiting' | undefined, page: number, limit: number) => {
        const found = await list.execute({
          actor: actor(userId),
          ownerId: undefined,
          filter: {},
          tab,
          page: { page, limit },
        });
        return { ids: found.items.map(({ record }) => record.id), total: found.total };
      };
      for (const tab of ['waiting', 'mend', 'review'] as const) {
        for (const page of [1, 2, 3, 4]) {
          const ids = expected[tab]?.slice((page - 1) * 4, page * 4);
          expect(await read(tab, page, 4)).toEqual({ ids, total: 9 });
        }
      }
      const all = ['waiting', 'mend', 'review', 'none'].flatMap((tab) => expected[tab] ?? []);
      for (const page of [1, 2, 3, 4, 5]) {
        expect(await read(undefined, page, 10)).toEqual({ ids: all.slice((page - 1) * 10, page * 10), total: 36 });
      }
    });

    it('filters by domain, template, run, owner and search, in counts and list', async () => {
      const userId = uniqueId('user');
      const owner = { id: '7', name: 'Kim Lee', email: 'kim@agency.com' };
      const request = buildRequest({ department: 'dt-sales', promptId: 'prompt-9', runId: 'run-9' });
      const snapshot = buildSnapshot({ contact: buildContact({ owner }) });
      const id = await submitted(userId, {
        hubspotId: '801',
        request,
        inputs: buildInputs({ snapshot }),
        properties: { firstname: 'Zoë' },
      });
      await submitted(userId, { hubspotId: '802' });
      for (const filter of [
        { department: 'dt-sales' },
        { promptId: 'prompt-9' },
        { runId: 'run-9' },
        { owner: owner.email },
        { search: 'ZOË' },
      ] as const) {
        expect(await store.worklist.count({ userId, ...filter }, clock.now())).toEqual({
          waiting: { due: 0, others: 1 },
        });
        const part = { tab: 'waiting', now: clock.now(), skip: 0, limit: 10, isReversed: false } as const;
        const found = await store.worklist.list({ userId, ...filter }, part);
        expect(found.map((record) => [record.id, record.owner])).toEqual([[id, owner]]);
      }
      expect(await store.worklist.count({ userId, search: 'nobody' }, clock.now())).toEqual({});
      expect(await store.worklist.count({ userId: uniqueId('user') }, clock.now())).toEqual({});
    });
  });
}
