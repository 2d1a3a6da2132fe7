import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerationSummary, GenerationVersion } from '../records/domain/generation-record.ts';
import type { NewJob } from '../records/domain/new-job.ts';
import type { JobRepository } from '../records/ports/job-repository.ts';
import type { HistoryFilter, HistoryRepository, HistoryWalk } from '../records/ports/history-repository.ts';
import {
  buildContact,
  buildEmail,
  buildInputs,
  buildNewJob,
  buildRequest,
  buildReview,
  buildSnapshot,
  buildVersion,
  testNow,
  uniqueId,
} from './builders.ts';
import type { OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

/** What every HistoryRepository does. */
export function describeHistoryRepository(name: string, openStore: OpenContractStore<'jobs' | 'history'>): void {
  describe(`HistoryRepository on ${name}`, () => {
    let jobs: JobRepository;
    let history: HistoryRepository;
    let close: () => Promise<void> | void;
    beforeAll(async () => {
      const store = await openStore(new FakeClock());
      ({ jobs, history } = store);
      close = () => store.close();
    });
    afterAll(() => close());

    let contacts = 0;
    async function submitted(overrides: Partial<NewJob> = {}): Promise<string> {
      contacts += 1;
      return (await jobs.submit(buildNewJob({ hubspotId: `9${contacts}`, ...overrides }))).id;
    }
    async function ready(overrides: Partial<NewJob> = {}, version: Partial<GenerationVersion> = {}): Promise<string> {
      const id = await submitted(overrides);
      const now = overrides.now ?? testNow;
      const claim = await jobs.claim(id, { owner: 'worker', now, until: now + 60_000 });
      if (!claim) throw new Error('The job was not claimed.');
      const properties = overrides.properties ?? claim.properties;
      const { job } = claim;
      await jobs.complete(
        id,
        job.fence,
        buildVersion({ version: job.version, request: job.request, properties, ...version }),
      );
      return id;
    }

    describe('list', () => {
      async function listed(userId: string, page = 1, limit = 10): Promise<string[]> {
        return (await history.list({ userId }, { page, limit })).items.map(({ id }) => id);
      }

      it('shows the own records, newest submit first, then by id, on any page', async () => {
        const userId = uniqueId('user');
        const ids: string[] = [];
        for (let i = 0; i < 23; i += 1) {
          const id = `${userId}-${String(i).padStart(2, '0')}`;
          ids.unshift(await submitted({ id, userId, now: testNow + Math.floor(i / 2) }));
        }
        await submitted({ userId: uniqueId('user') });
        for (const page of [1, 2, 3, 4, 5]) {
          expect(await listed(userId, page, 5)).toEqual(ids.slice((page - 1) * 5, page * 5));
        }
        expect(await listed(userId, 6, 5)).toEqual([]);
        expect(await listed(userId, 1_000_000, 100)).toEqual([]);
        expect((await history.list({ userId }, { page: 1, limit: 5 })).total).toBe(23);
      });

      it('keeps every page and total exact, through every change of the list', async () => {
        const userId = uniqueId('user');
        const records: { id: string; at: number; status: 'pending' | 'ready' }[] = [];
        for (let i = 0; i < 66; i += 1) {
          const id = `${userId}-${String(i).padStart(2, '0')}`;
          const at = testNow + Math.floor(i / 3);
          const isReady = i % 5 === 0;
          await (isReady ? ready({ id, userId, now: at }) : submitted({ id, userId, now: at }));
          records.push({ id, at, status: isReady ? 'ready' : 'pending' });
        }
        for (let i = 63; i > 0; i -= 9) {
          const [removed] = records.splice(i, 1);
          await history.delete(removed?.id ?? '');
        }
        const newestFirst = records.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
        for (const status of [undefined, 'pending', 'ready'] as const) {
          const ids = newestFirst.filter((record) => record.status === (status ?? record.status)).map(({ id }) => id);
          for (let page = 1; page <= Math.ceil(ids.length / 10) + 1; page += 1) {
            const { items, total } = await history.list({ userId, ...(status && { status }) }, { page, limit: 10 });
            const shown = { ids: items.map(({ id }) => id), total };
            expect(shown, `page ${page}`).toEqual({ ids: ids.slice((page - 1) * 10, page * 10), total: ids.length });
          }
        }
      });

      it('moves a record up when it is submitted again', async () => {
        const userId = uniqueId('user');
        const first = await ready({ userId, hubspotId: '1', now: testNow });
        const second = await ready({ userId, hubspotId: '2', now: testNow + 1 });
        expect(await listed(userId)).toEqual([second, first]);
        await submitted({ userId, hubspotId: '1', now: testNow + 2 });
        expect(await listed(userId)).toEqual([first, second]);
      });

      it('answers summaries, without inputs and results', async () => {
        const userId = uniqueId('user');
        await ready({ userId });
        const [item] = (await history.list({ userId }, { page: 1, limit: 10 })).items;
        expect(item).toMatchObject({ userId, job: { status: 'ready' }, versions: [{ version: 1 }] });
        expect(item).not.toHaveProperty('inputs');
        expect(item).not.toHaveProperty('results');
      });

      it('filters by status', async () => {
        const userId = uniqueId('user');
        const done = await ready({ userId });
        const waiting = await submitted({ userId });
        const only = async (status: 'pending' | 'ready' | 'error') => {
          const { items, total } = await history.list({ userId, status }, { page: 1, limit: 10 });
          return { ids: items.map(({ id }) => id), total };
        };
        expect(await only('ready')).toEqual({ ids: [done], total: 1 });
        expect(await only('pending')).toEqual({ ids: [waiting], total: 1 });
        expect(await only('error')).toEqual({ ids: [], total: 0 });
      });

      it('is empty for a user without records', async () => {
        expect(await history.list({ userId: uniqueId('user') }, { page: 1, limit: 10 })).toEqual({
          items: [],
          total: 0,
        });
      });
    });

    describe('search', () => {
      const userId = uniqueId('searcher');
      const people: Record<string, NewJob['properties']> = {
        percent: { firstname: 'Per', lastname: 'Cent', company: '100% Organic_Foods', email: 'per@cent.example' },
        quotes: { firstname: 'Rory', lastname: "O'Neill", company: 'The "Quoted" \\ Co (1+1)', email: null },
        unicode: { firstname: 'ZOË', lastname: 'Müller', company: '東京株式会社', email: 'zoe@tokyo.example' },
        plain: { firstname: 'Ann', lastname: 'Other', company: 'Foods 100 Organic', email: 'ann@other.example' },
      };
      const idOf: Record<string, string> = {};
      beforeAll(async () => {
        let now = testNow;
        for (const [key, properties] of Object.entries(people)) {
          now += 1;
          const request = buildRequest({ promptTitle: `Template for ${key}` });
          idOf[key] =
            key === 'plain'
              ? await submitted({ userId, properties, request, now })
              : await ready({ userId, properties, request, now });
        }
        await submitted({ properties: people.percent ?? {} });
      });

      async function search(text: string, status?: 'pending' | 'ready'): Promise<(string | undefined)[]> {
        const { items, total } = await history.list({ userId, search: text, status }, { page: 1, limit: 10 });
        expect(total).toBe(items.length);
        return items.map(({ id }) => Object.keys(idOf).find((key) => idOf[key] === id));
      }

      it.each([
        ['100%', ['percent']],
        ['%', ['percent']],
        ['organic_', ['percent']],
        ['organic', ['plain', 'percent']],
        ["o'neill", ['quotes']],
        ['"quoted" \\', ['quotes']],
        ['(1+1)', ['quotes']],
        ['.*', []],
        ['zoë', ['unicode']],
        ['MÜLLER', ['unicode']],
        ['東京', ['unicode']],
        ['zoë müller', ['unicode']],
        ['  ann   OTHER ', ['plain']],
        ['per@CENT', ['percent']],
        ['template for QUOTES', ['quotes']],
        ['nothing like it', []],
        ["'; DROP TABLE records; --", []],
      ])('finds %j', async (text, expected) => {
        expect(await search(text)).toEqual(expected);
      });

      it('shows all for an empty search, and pages and filters what it found', async () => {
        expect(await search('   ')).toHaveLength(4);
        expect(await search('organic', 'pending')).toEqual(['plain']);
        const page = await history.list({ userId, search: 'organic' }, { page: 2, limit: 1 });
        expect(page).toMatchObject({ total: 2, items: [{ id: idOf.percent }] });
      });
    });

    it('lists by run and by the owner of the contact', async () => {
      const userId = uniqueId('user');
      const owner = { id: '7', name: 'Kim Lee', email: 'kim@agency.com' };
      const inputs = buildInputs({ snapshot: buildSnapshot({ contact: buildContact({ owner }) }) });
      const owned = await submitted({ userId, inputs });
      const ofRun = await submitted({ userId, request: buildRequest({ runId: 'run-9' }) });
      const listed = async (filter: Partial<HistoryFilter>) => {
        const { items, total } = await history.list({ userId, ...filter }, { page: 1, limit: 10 });
        return { ids: items.map(({ id }) => id), total };
      };
      expect(await listed({ owner: owner.email })).toEqual({ ids: [owned], total: 1 });
      expect(await listed({ runId: 'run-9' })).toEqual({ ids: [ofRun], total: 1 });
      expect(await listed({ runId: 'run-9', search: 'ada' })).toEqual({ ids: [ofRun], total: 1 });
      expect(await listed({ runId: 'run-9', owner: owner.email })).toEqual({ ids: [], total: 0 });
    });

    it('lists by template, time and approval, each alone, together and with a status or a search', async () => {
      const userId = uniqueId('user');
      const [prompt, other] = ['prompt-a', 'prompt-b'].map((promptId) => buildRequest({ promptId }));
      const first = await ready({ userId, hubspotId: '1', request: prompt, now: testNow });
      const second = await ready({ userId, hubspotId: '2', request: other, now: testNow + 10 });
      const third = await ready({ userId, hubspotId: '3', request: prompt, now: testNow + 20 });
      const waiting = await submitted({ userId, hubspotId: '4', request: prompt, now: testNow + 30 });
      const approval = { userId: null, name: 'cli:kim', at: testNow, overrides: [] };
      const basedOn = buildVersion().answer.emails;
      await history.setApproval({ id: third, version: 1, basedOn, approval, now: testNow });
      const listed = async (filter: Partial<HistoryFilter>) => {
        const { items, total } = await history.list({ userId, ...filter }, { page: 1, limit: 10 });
        expect(total).toBe(items.length);
        return items.map(({ id }) => id);
      };
      expect(await listed({ promptId: 'prompt-a' })).toEqual([waiting, third, first]);
      expect(await listed({ promptId: 'prompt-a', status: 'ready' })).toEqual([third, first]);
      expect(await listed({ from: testNow + 10, to: testNow + 30 })).toEqual([third, second]);
      expect(await listed({ to: testNow + 10 })).toEqual([first]);
      expect(await listed({ approved: true })).toEqual([third]);
      expect(await listed({ approved: false })).toEqual([second, first]);
      expect(await listed({ approved: false, promptId: 'prompt-a', from: testNow })).toEqual([first]);
      expect(await listed({ approved: false, search: 'example' })).toEqual([second, first]);
      expect(await listed({ promptId: 'prompt-c' })).toEqual([]);
      const page = await history.list({ userId, approved: false }, { page: 2, limit: 1 });
      expect(page).toMatchObject({ total: 2, items: [{ id: first }] });
    });

    describe('walk', () => {
      const walked = async (filter: HistoryWalk, meanwhile: (page: number) => Promise<unknown> = async () => {}) => {
        const seen: GenerationSummary[] = [];
        for (let page = 1; ; page += 1) {
          const next = await history.walk(filter, seen.at(-1) ?? null, 2);
          seen.push(...next);
          if (next.length < 2) return seen;
          await meanwhile(page);
        }
      };

      it("meets each of a user's records once, whatever is submitted or deleted meanwhile", async () => {
        const userId = uniqueId('user');
        for (const hubspotId of ['11', '12', '13', '14', '15']) await submitted({ userId, hubspotId });
        const deleted = await submitted({ userId, hubspotId: '16' });
        await submitted({ userId: uniqueId('user'), hubspotId: '11' });
        const seen = await walked({ userId }, async (page) => {
          if (page > 1) return;
          await history.delete(deleted);
          // A new submit of a record seen already, and a new record before the place of the walk.
          await ready({ userId, hubspotId: '10' });
        });
        expect(seen.map(({ hubspotId }) => hubspotId)).toEqual(['11', '12', '13', '14', '15']);
        const { items } = await history.list({ userId }, { page: 1, limit: 10 });
        expect(items).toContainEqual(seen[0]);
      });

      it('takes a status, a moment to begin with, and every user', async () => {
        const [one, other] = [uniqueId('user'), uniqueId('user')];
        const now = testNow + 1_000_000_000_000;
        const old = await ready({ userId: one, now: now - 1 });
        const found = [await ready({ userId: one, now }), await ready({ userId: other, now: now + 1 })];
        const waiting = await submitted({ userId: other, now: now + 2 });
        const ids = async (filter: HistoryWalk) => new Set((await walked(filter)).map(({ id }) => id));
        expect(await ids({ status: 'ready', since: now })).toEqual(new Set(found));
        expect(await ids({ since: now })).toEqual(new Set([...found, waiting]));
        expect(await ids({ userId: one, status: 'ready' })).toEqual(new Set([old, found[0]]));
        expect(await ids({ userId: other, status: 'error' })).toEqual(new Set());
        expect(await ids({})).toEqual(new Set([...(await ids({})), old, ...found, waiting]));
      });

      it('takes the names of a contact, and the end of what is kept', async () => {
        const hubspotId = uniqueId('c');
        const email = `${hubspotId}@Northwind.example`;
        const long = testNow - 1_000_000_000;
        const old = await ready(
          { userId: uniqueId('user'), hubspotId, now: long, properties: { email } },
          { readyAt: long },
        );
        const young = await ready({ userId: uniqueId('user'), hubspotId });
        const waiting = await submitted({ userId: uniqueId('user'), now: long });
        const ids = async (filter: HistoryWalk) => (await walked(filter)).map(({ id }) => id);
        expect((await ids({ knownAs: [hubspotId, 'nobody'] })).toSorted()).toEqual([old, young].toSorted());
        expect(await ids({ knownAs: [email.toLowerCase()] })).toEqual([old]);
        expect(await ids({ knownAs: [] })).toEqual([]);
        const merged = { email: 'Ada@After.example', hs_merged_object_ids: '9901;9902' };
        const renamed = await ready({ userId: uniqueId('user'), hubspotId }, { properties: merged });
        for (const name of ['ada@after.example', '9901', '9902'])
          expect(await ids({ knownAs: [name] })).toEqual([renamed]);
        expect(await ids({ knownAs: ['ada@northwind.example', hubspotId] })).toContain(renamed);
        expect((await history.findById(renamed))?.knownAs).toEqual(
          expect.arrayContaining(['ada@northwind.example', '9902']),
        );
        const ended = await ids({ endedBefore: long + 60_000 });
        expect(ended).toContain(old);
        expect(ended).not.toContain(young);
        expect(ended).not.toContain(waiting);
      });
    });

    describe('finding one record', () => {
      it('finds it by its id and by user and contact', async () => {
        const userId = uniqueId('user');
        const id = await ready({ userId, hubspotId: '777' });
        const record = await history.findById(id);
        expect(record).toMatchObject({ id, userId, hubspotId: '777', results: [{ version: 1 }] });
        expect(await history.findByContact(userId, '777')).toEqual(record);
        const summary = await history.findSummaryByContact(userId, '777');
        expect(record).toMatchObject({ ...summary });
        expect(summary).not.toHaveProperty('inputs');
        expect(await history.findSummaryByContact(userId, '778')).toBeNull();
        expect(await history.findByContact(userId, '778')).toBeNull();
        expect(await history.findByContact(uniqueId('user'), '777')).toBeNull();
        expect(await history.findById('unknown')).toBeNull();
      });

      it('finds the newest submit of any user for a contact', async () => {
        await submitted({ userId: uniqueId('user'), hubspotId: '888', now: testNow + 5 });
        const newest = await submitted({ userId: uniqueId('user'), hubspotId: '888', now: testNow + 9 });
        await submitted({ userId: uniqueId('user'), hubspotId: '888', now: testNow });
        expect(await history.findNewestByContact('888')).toMatchObject({ id: newest });
        expect(await history.findNewestByContact('889')).toBeNull();
      });

      it('lists the records of contacts whosever they are, the newest submit first', async () => {
        const [older, newer] = [uniqueId('user'), uniqueId('user')];
        const ids = [
          await submitted({ userId: older, hubspotId: '898', now: testNow + 5 }),
          await submitted({ userId: newer, hubspotId: '898', now: testNow + 9 }),
          await submitted({ userId: older, hubspotId: '899', now: testNow + 7 }),
        ];
        const found = await history.listOfContacts(['899', '898', '897']);
        expect(found.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
        expect(found[0]).not.toHaveProperty('inputs');
        expect(await history.listOfContacts([])).toEqual([]);
      });
    });

    it('deletes a record with everything in it, and starts over after that', async () => {
      const userId = uniqueId('user');
      const id = await ready({ userId, hubspotId: '555' });
      expect(await history.delete(id)).toBe(true);
      expect(await history.delete(id)).toBe(false);
      expect(await history.findById(id)).toBeNull();
      const again = await submitted({ userId, hubspotId: '555' });
      expect(await history.findById(again)).toMatchObject({ job: { version: 1, fence: 0 }, results: [] });
    });

    it('tells for whom somebody has generated in a domain since a moment', async () => {
      const [fresh, old, elsewhere] = [uniqueId('c'), uniqueId('c'), uniqueId('c')].map((id) => id.slice(0, 20));
      const request = buildRequest({ department: 'dt-sales' });
      await ready({ hubspotId: fresh ?? '', userId: uniqueId('user'), request }, { readyAt: testNow });
      await ready({ hubspotId: old ?? '', request }, { readyAt: testNow - 10 });
      await ready({ hubspotId: elsewhere ?? '', request: buildRequest({ department: 'dt-pm' }) }, { readyAt: testNow });
      await submitted({ hubspotId: 'waiting-1', request });
      const hubspotIds = [fresh, old, elsewhere, 'waiting-1', 'nobody'].map(String);
      const found = await history.findGenerated({
        hubspotIds,
        department: 'dt-sales',
        sandbox: false,
        since: testNow - 5,
      });
      expect([...found]).toEqual([fresh]);
    });

    it('tells a sample contact from a real one with the same id', async () => {
      const [sample, real, both] = [uniqueId('c'), uniqueId('c'), uniqueId('c')].map((id) => id.slice(0, 20));
      const request = buildRequest({ department: 'dt-sales' });
      const generate = (hubspotId = '', crm: boolean) =>
        ready({ hubspotId, userId: uniqueId('user'), request }, { sandbox: { crm, ai: true } });
      await generate(sample, true);
      await generate(real, false);
      await generate(both, true);
      await generate(both, false);
      const hubspotIds = [sample, real, both].map(String);
      const found = (sandbox: boolean) =>
        history.findGenerated({ hubspotIds, department: 'dt-sales', sandbox, since: testNow });
      expect(await found(true)).toEqual(new Set([sample, both]));
      expect(await found(false)).toEqual(new Set([real, both]));
    });

    describe('editEmail', () => {
      const written = buildVersion().answer.emails;

      it("replaces an e-mail's texts and keeps the AI's own, however often it is edited", async () => {
        const { answer } = buildVersion();
        const claims = [{ text: '$again', source: 'e1', quote: '$again' }];
        const second = { subject: 'Second', body: 'Hello again.', send_after_days: 3, purpose: 'Ask', claims };
        const emails = [buildEmail({ subject: 'First', body: 'Hello.' }), second];
        const id = await ready({}, { answer: { ...answer, emails } });
        const edit = {
          id,
          version: 1,
          index: 1,
          subject: 'Mine',
          body: 'é',
          reviews: null,
          revisions: [],
          now: testNow + 70_000,
        };
        expect(await history.editEmail({ ...edit, basedOn: emails })).toBe('saved');
        const basedOn = emails.with(1, { ...second, subject: 'Mine', body: 'é' });
        const revisions = [{ subject: '$mine', body: 'é', createdAt: testNow, source: 'edit' as const }];
        expect(await history.editEmail({ ...edit, subject: 'Mine again', basedOn, revisions })).toBe('saved');
        const record = await history.findById(id);
        expect(record?.updatedAt).toBe(testNow + 70_000);
        expect(record?.results[0]?.answer.emails).toEqual([emails[0], { ...second, subject: 'Mine again', body: 'é' }]);
        expect(record?.results[0]?.originals).toEqual({ '1': { subject: 'Second', body: 'Hello again.' } });
        expect(record?.results[0]?.revisions).toEqual({ '1': revisions });
      });

      it('says when record, version or e-mail is not there', async () => {
        const id = await ready();
        const edit = {
          id,
          version: 1,
          index: 0,
          subject: 's',
          body: 'b',
          basedOn: written,
          reviews: null,
          revisions: [],
          now: testNow,
        };
        const without = await submitted();
        for (const missing of [{ index: 2 }, { id: 'unknown' }, { id: without }]) {
          expect(await history.editEmail({ ...edit, ...missing })).toBe('missing');
        }
      });

      it('replaces only what it began from, whichever e-mail has changed', async () => {
        const id = await ready();
        const edit = {
          id,
          version: 1,
          index: 0,
          subject: '$mine',
          body: 'Zürich',
          reviews: null,
          revisions: [],
          now: testNow,
        };
        const [first = expect.fail(), second = expect.fail()] = written;
        for (const basedOn of [
          [{ ...first, subject: '$first' }, second],
          [first, { ...second, body: 'hello again.' }],
          [first],
        ]) {
          expect(await history.editEmail({ ...edit, basedOn })).toBe('changed');
        }
        const tabs = await Promise.all(
          ['one', 'two', 'three'].map((body) => history.editEmail({ ...edit, body, basedOn: written })),
        );
        expect(tabs.toSorted()).toEqual(['changed', 'changed', 'saved']);
        const [email = expect.fail()] = (await history.findById(id))?.results[0]?.answer.emails ?? [];
        expect(email.body).toBe(['one', 'two', 'three'][tabs.indexOf('saved')]);
        expect(await history.editEmail({ ...edit, basedOn: [email, second] })).toBe('saved');
      });

      it('keeps the reviews of the changed sequence', async () => {
        const id = await ready({}, { review: buildReview() });
        const check = { rule: 'placeholder', level: 'block', message: '"[$fill]" is left' } as const;
        const reviews = [
          { evidence: [], checks: [check] },
          { evidence: [], checks: [] },
        ];
        const edit = {
          id,
          version: 1,
          index: 0,
          subject: 's',
          body: '[$fill]',
          basedOn: written,
          revisions: [],
          now: testNow,
        };
        expect(await history.editEmail({ ...edit, reviews })).toBe('saved');
        const [result] = (await history.findById(id))?.results ?? [];
        expect(result?.review).toEqual({ ...buildReview(), emails: reviews });
      });

      it('does not change a version once a newer one is ready', async () => {
        const userId = uniqueId('user');
        const id = await ready({ userId, hubspotId: '1' });
        await ready({ userId, hubspotId: '1', now: testNow + 1 });
        const edit = {
          id,
          index: 0,
          subject: 'Mine',
          body: 'Mine',
          basedOn: written,
          reviews: null,
          revisions: [],
          now: testNow,
        };
        expect(await history.editEmail({ ...edit, version: 1 })).toBe('superseded');
        expect(await history.editEmail({ ...edit, version: 2 })).toBe('saved');
        const results = (await history.findById(id))?.results ?? [];
        expect(results.map(({ answer }) => answer.emails[0]?.subject)).toEqual(['Mine', 'First']);
      });
    });

    it('sets the day of an email of the newest version while nobody else does, and keeps its approval', async () => {
      const id = await ready();
      const approval = { userId: 'user-1', name: 'kim@agency.com', at: testNow, overrides: [] };
      const texts = buildVersion().answer.emails;
      expect(await history.setApproval({ id, version: 1, basedOn: texts, approval, now: testNow })).toBe(true);
      const basedOn = (await history.findById(id))?.results[0]?.answer.emails.map((one) => one.send_after_days) ?? [];
      const index = basedOn.length - 1;
      const change = { id, version: 1, index, sendAfterDays: 30, basedOn, now: testNow + 5 };
      expect(await history.setSendDay(change)).toBe(true);
      const record = await history.findById(id);
      expect(record).toMatchObject({ updatedAt: testNow + 5, results: [{ approval }] });
      expect(record?.results[0]?.answer.emails.map((one) => one.send_after_days)).toEqual(basedOn.with(index, 30));
      expect(await history.setSendDay(change)).toBe(false);
      expect(await history.setSendDay({ ...change, version: 2, basedOn: basedOn.with(index, 30) })).toBe(false);
    });

    describe('approving a version', () => {
      const approval = { userId: 'user-1', name: 'kim@agency.com', at: testNow + 5, overrides: ['unknown_link'] };
      const basedOn = buildVersion().answer.emails.map(({ subject, body }) => ({ subject, body }));

      it('keeps who and when, with the version and where lists read it, and takes it back', async () => {
        const id = await ready();
        expect((await history.findById(id))?.results[0]?.approval).toBeNull();
        expect(await history.setApproval({ id, version: 1, basedOn, approval, now: testNow + 5 })).toBe(true);
        const record = await history.findById(id);
        expect(record).toMatchObject({ updatedAt: testNow + 5, results: [{ approval }], versions: [{ approval }] });
        expect(await history.setApproval({ id, version: 1, basedOn, approval: null, now: testNow + 6 })).toBe(true);
        expect(await history.findById(id)).toMatchObject({
          results: [{ approval: null }],
          versions: [{ approval: null }],
        });
      });

      it('stays when who gave it is erased, without the name', async () => {
        const [own, other] = [await ready(), await ready()];
        const by = { ...approval, userId: uniqueId('user') };
        await history.setApproval({ id: own, version: 1, basedOn, approval: by, now: testNow });
        await history.setApproval({ id: other, version: 1, basedOn, approval, now: testNow });
        await history.forgetApprover(by.userId);
        const erased = { ...by, name: 'erased' };
        expect(await history.findById(own)).toMatchObject({
          results: [{ approval: erased }],
          versions: [{ approval: erased }],
        });
        expect(await history.findById(other)).toMatchObject({ results: [{ approval }], versions: [{ approval }] });
      });

      it('ends with an edit, which lists see too', async () => {
        const id = await ready();
        await history.setApproval({ id, version: 1, basedOn, approval, now: testNow });
        const edit = {
          id,
          version: 1,
          index: 0,
          subject: 'Mine',
          body: 'Mine',
          basedOn,
          reviews: null,
          revisions: [],
        };
        expect(await history.editEmail({ ...edit, now: testNow })).toBe('saved');
        const record = await history.findById(id);
        expect(record).toMatchObject({
          results: [{ approval: null }],
          versions: [{ approval: null, edited: true }],
        });
      });

      it('is of the texts that were read, and of no others', async () => {
        const id = await ready();
        const read = basedOn.with(1, { subject: 'Second', body: 'Changed elsewhere.' });
        expect(await history.setApproval({ id, version: 1, basedOn: read, approval, now: testNow })).toBe(false);
        expect((await history.findById(id))?.versions[0]?.approval).toBeNull();
      });

      it('is of the newest version alone', async () => {
        const userId = uniqueId('user');
        const id = await ready({ userId, hubspotId: '1' });
        await history.setApproval({ id, version: 1, basedOn, approval, now: testNow });
        await ready({ userId, hubspotId: '1', now: testNow + 1 });
        expect(await history.setApproval({ id, version: 1, basedOn, approval: null, now: testNow })).toBe(false);
        expect(await history.setApproval({ id: 'unknown', version: 1, basedOn, approval, now: testNow })).toBe(false);
        expect((await history.findById(id))?.versions.map((version) => version.approval)).toEqual([null, approval]);
        const { items } = await history.list({ userId, approved: false }, { page: 1, limit: 10 });
        expect(items).toHaveLength(1);
      });
    });

    describe('vouching for a text', () => {
      const vouch = {
        index: 1,
        field: 'body',
        text: 'EUR 5',
        userId: 'user-1',
        name: 'kim@agency.com',
        at: 9,
      } as const;
      const reviews = [1, 2].map(() => ({ evidence: [], checks: [] }));
      const basedOn = { emails: buildVersion().answer.emails, vouched: [] };
      const call = { version: 1, vouched: [vouch], reviews, basedOn, now: testNow + 5 };
      const reading = {
        model: 'gpt-5-nano',
        opinions: [
          { text: 'You approved it.', against: { source: 'e1', quote: 'I have not approved' } },
          { text: 'It was blue.', against: null },
        ],
      };

      it('leaves what a second reader said', async () => {
        const id = await ready({}, { review: buildReview({ reading }) });
        await history.setVouched({ id, ...call });
        expect((await history.findById(id))?.results[0]?.review).toMatchObject({ vouched: [vouch], reading });
      });

      it('is kept with the reviews that follow, if nothing has changed meanwhile', async () => {
        const id = await ready({}, { review: buildReview() });
        expect(await history.setVouched({ id, ...call })).toBe('saved');
        expect(await history.findById(id)).toMatchObject({
          updatedAt: testNow + 5,
          results: [{ review: { vouched: [vouch], emails: reviews } }],
        });
        expect(await history.setVouched({ id, ...call })).toBe('changed');
        const texts = [{ subject: 'Other', body: 'Other' }, ...basedOn.emails.slice(1)];
        const now = { vouched: [vouch], emails: texts };
        expect(await history.setVouched({ id, ...call, vouched: [], basedOn: now })).toBe('changed');
        expect(await history.setVouched({ id, ...call, version: 7 })).toBe('missing');
        const taken = { ...call, vouched: [], basedOn: { ...basedOn, vouched: [vouch] } };
        expect(await history.setVouched({ id, ...taken })).toBe('saved');
        expect((await history.findById(id))?.results[0]?.review?.vouched).toEqual([]);
      });

      it('is missing for a version without sources', async () => {
        const id = await ready({}, { review: null });
        expect(await history.setVouched({ id, ...call })).toBe('missing');
      });

      it('stays when the user is erased, without the name', async () => {
        const id = await ready({}, { review: buildReview() });
        const own = { ...vouch, userId: uniqueId('user') };
        await history.setVouched({ id, ...call, vouched: [own, vouch] });
        await history.forgetApprover(own.userId);
        expect((await history.findById(id))?.results[0]?.review?.vouched).toEqual([{ ...own, name: 'erased' }, vouch]);
      });
    });

    describe('filing the playbook', () => {
      const claim = (id: string, now = testNow, staleBefore = now - 60_000) =>
        history.claimPush({ id, version: 1, now, staleBefore });

      it('is claimed by one of many, and answered with its note after that', async () => {
        const id = await ready();
        const outcomes = await Promise.all(Array.from({ length: 6 }, () => claim(id)));
        expect(outcomes.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
        expect(outcomes.filter(({ outcome }) => outcome === 'busy')).toHaveLength(5);
        await history.finishPush(id, 1, 'note-1', testNow + 9);
        expect(await claim(id, testNow + 1_000_000)).toEqual({ outcome: 'pushed', noteId: 'note-1' });
        const record = await history.findById(id);
        expect(record?.results[0]?.push).toEqual({ claimedAt: testNow, noteId: 'note-1', pushedAt: testNow + 9 });
        expect(record?.versions[0]?.noteId).toBe('note-1');
        expect(record?.updatedAt).toBe(testNow + 9);
      });

      it('can be claimed again at once after a failure that shows it was tried', async () => {
        const id = await ready();
        await claim(id);
        await history.releasePush(id, 1);
        expect((await history.findById(id))?.results[0]?.push.claimedAt).toBe(0);
        expect(await claim(id)).toEqual({ outcome: 'claimed' });
      });

      it('is taken over from a process that went silent', async () => {
        const id = await ready();
        await claim(id, testNow);
        expect(await claim(id, testNow + 60_000, testNow)).toEqual({ outcome: 'busy' });
        expect(await claim(id, testNow + 60_001, testNow + 1)).toEqual({ outcome: 'claimed' });
      });

      it('has no way back from its note', async () => {
        const id = await ready();
        await claim(id);
        await history.finishPush(id, 1, 'note-1', testNow);
        await history.releasePush(id, 1);
        await history.finishPush(id, 1, 'note-2', testNow);
        expect(await claim(id)).toEqual({ outcome: 'pushed', noteId: 'note-1' });
      });

      it('misses a version that is not there', async () => {
        expect(await claim(await submitted())).toEqual({ outcome: 'missing' });
        expect(await claim('unknown')).toEqual({ outcome: 'missing' });
      });
    });

    it('counts the emails that became ready within a time, its end excluded', async () => {
      const from = 5_000_000;
      const userId = uniqueId('user');
      await ready({ userId, hubspotId: '1' }, { readyAt: from });
      await ready({ userId, hubspotId: '1' }, { readyAt: from + 10 });
      await ready({ userId, hubspotId: '2' }, { readyAt: from + 20 });
      expect(await history.countReadyEmails({ from, to: from + 20 })).toBe(4);
      expect(await history.countReadyEmails({ from: from + 1, to: from + 21 })).toBe(4);
      expect(await history.countReadyEmails({ to: from })).toBe(0);
      expect(await history.countReadyEmails({})).toBeGreaterThanOrEqual(6);
    });
  });
}
