import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepartmentKey } from '../contract/index.ts';
import { emptyContext } from '../contacts/domain/contact.ts';
import { versionsKept } from '../generation/domain/generation-record.ts';
import type { GenerationRecord, GenerationSummary, JobError } from '../generation/domain/generation-record.ts';
import type { JobRepository, NewJob } from '../generation/ports/job-repository.ts';
import type { UsageFact } from '../overview/domain/usage-fact.ts';
import type { UsageRepository } from '../overview/ports/usage-repository.ts';
import type { HistoryRepository } from '../history/ports/history-repository.ts';
import { buildInputs, buildNewJob, buildRequest, buildSnapshot, buildVersion, testNow, uniqueId } from './builders.ts';
import type { OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

const leaseMs = 60_000;
const reason: JobError = { code: 'ai_unavailable', message: 'The AI did not answer.' };

/** What every JobRepository does. */
export function describeJobRepository(name: string, openStore: OpenContractStore<'jobs' | 'history' | 'usage'>): void {
  describe(`JobRepository on ${name}`, () => {
    let jobs: JobRepository;
    let history: HistoryRepository;
    let usage: UsageRepository;
    let close: () => Promise<void> | void;
    beforeAll(async () => {
      const store = await openStore(new FakeClock());
      ({ jobs, history, usage } = store);
      close = () => store.close();
    });
    afterAll(() => close());

    const newJob = (overrides: Partial<NewJob> = {}): NewJob =>
      buildNewJob({ userId: uniqueId('user'), hubspotId: '101', ...overrides });
    const submit = (overrides: Partial<NewJob> = {}): Promise<GenerationSummary> => jobs.submit(newJob(overrides));
    const lease = (now = testNow, owner = 'worker-1') => ({ owner, now, until: now + leaseMs });

    async function claimed(id: string, now = testNow): Promise<GenerationRecord> {
      const record = await jobs.claim(id, lease(now));
      if (!record) throw new Error('The job was not claimed.');
      return record;
    }
    async function ready(overrides: Partial<NewJob> = {}): Promise<GenerationSummary> {
      const record = await submit(overrides);
      const { job } = await claimed(record.id, record.job.submittedAt);
      await jobs.complete(record.id, job.fence, buildVersion({ version: job.version }));
      return record;
    }
    async function found(id: string): Promise<GenerationRecord> {
      const record = await history.findById(id);
      if (!record) throw new Error('The record is not there.');
      return record;
    }

    describe('submit', () => {
      it('creates a pending record with everything it was given', async () => {
        const job = newJob({
          properties: { firstname: 'Zoë', company: null, note: '"%_\n🎉' },
          inputs: buildInputs({
            snapshot: null,
            context: { ...emptyContext, additionalInfo: 'x'.repeat(100_000) },
            pdf: { name: 'brief.pdf', pages: 2, text: '[page 1]\nHallo' },
          }),
          request: buildRequest({ serviceTier: 'flex' }),
        });
        const summary = await jobs.submit(job);
        expect(summary).toEqual({
          id: job.id,
          userId: job.userId,
          hubspotId: job.hubspotId,
          prospectUrl: job.prospectUrl,
          properties: job.properties,
          createdAt: testNow,
          updatedAt: testNow,
          job: {
            version: 1,
            status: 'pending',
            request: job.request,
            submittedAt: testNow,
            startedAt: null,
            finishedAt: null,
            availableAt: testNow,
            publishedAt: testNow,
            attempts: 0,
            fence: 0,
            leaseOwner: null,
            leaseUntil: null,
            error: null,
            waitReason: null,
          },
          versions: [],
        });
        expect(await found(job.id)).toEqual({ ...summary, inputs: job.inputs, results: [] });
      });

      it('refuses a second one while the first is pending or processing', async () => {
        const job = newJob();
        await jobs.submit(job);
        await expect(jobs.submit({ ...job, id: uniqueId() })).rejects.toMatchObject({ code: 'generation_in_progress' });
        await claimed(job.id);
        await expect(jobs.submit({ ...job, id: uniqueId() })).rejects.toMatchObject({ code: 'generation_in_progress' });
      });

      it('keeps users and contacts apart', async () => {
        const userId = uniqueId('user');
        const records = await Promise.all([
          submit({ userId, hubspotId: '1' }),
          submit({ userId, hubspotId: '2' }),
          submit({ hubspotId: '1' }),
        ]);
        expect(new Set(records.map(({ id }) => id)).size).toBe(3);
      });

      it('lets one of many simultaneous submits of a contact win', async () => {
        const job = newJob();
        const outcomes = await Promise.allSettled(
          Array.from({ length: 8 }, () => jobs.submit({ ...job, id: uniqueId('record') })),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      });

      it('opens the next version of a ready record, which stays visible meanwhile', async () => {
        const first = await ready({ now: testNow });
        const again = await jobs.submit(
          newJob({ userId: first.userId, now: testNow + 5_000, inputs: buildInputs({ promptText: 'Newer.' }) }),
        );
        expect(again).toMatchObject({
          id: first.id,
          createdAt: testNow,
          updatedAt: testNow + 5_000,
          job: { version: 2, status: 'pending', submittedAt: testNow + 5_000, attempts: 0, fence: 1, startedAt: null },
          versions: [{ version: 1, noteId: null }],
        });
        const running = await claimed(first.id, testNow + 6_000);
        expect(running.job).toMatchObject({ status: 'processing', fence: 2 });
        expect(running.inputs.promptText).toBe('Newer.');
        expect(running.results.map(({ version }) => version)).toEqual([1]);
        await jobs.fail(first.id, 2, reason, testNow + 7_000);
        expect((await found(first.id)).results.map(({ version }) => version)).toEqual([1]);
      });

      it('gives a failed version its number again', async () => {
        const record = await submit();
        await jobs.fail(record.id, (await claimed(record.id)).job.fence, reason, testNow);
        const again = await jobs.submit(newJob({ userId: record.userId }));
        expect(again.job).toMatchObject({ version: 1, status: 'pending', error: null });
      });
    });

    describe('submitClaimed', () => {
      it('does what a submit and its claim do, also to a record that is there', async () => {
        const userId = uniqueId('user');
        const inTwo = await submit({ userId, hubspotId: '1' });
        const { results: _, inputs: __, ...claim } = await claimed(inTwo.id);
        const job = newJob({ userId, hubspotId: '2' });
        const inOne = await jobs.submitClaimed(job, lease());
        expect(inOne).toEqual({ ...claim, id: job.id, hubspotId: '2', prospectUrl: job.prospectUrl });
        expect(await found(job.id)).toEqual({ ...inOne, inputs: job.inputs, results: [] });
        await jobs.complete(job.id, 1, buildVersion({ version: 1 }));
        const again = await jobs.submitClaimed({ ...job, id: uniqueId() }, lease(testNow + 5, 'worker-2'));
        expect(again).toMatchObject({ id: job.id, job: { version: 2, fence: 2, attempts: 1, leaseOwner: 'worker-2' } });
      });

      it('refuses what is pending or processing, and keeps the job from others for as long as the lease lasts', async () => {
        const job = newJob();
        const { id } = await jobs.submitClaimed(job, lease());
        await expect(jobs.submitClaimed({ ...job, id: uniqueId() }, lease())).rejects.toMatchObject({
          code: 'generation_in_progress',
        });
        expect(await jobs.claim(id, lease(testNow + leaseMs - 1))).toBeNull();
        expect(await jobs.claim(id, lease(testNow + leaseMs))).toMatchObject({ job: { fence: 2, attempts: 2 } });
        expect(await jobs.complete(id, 1, buildVersion({ version: 1 }))).toBe(false);
      });
    });

    describe('claim', () => {
      it('takes a pending job with a lease, a higher fence and one more attempt', async () => {
        const { id } = await submit();
        expect(await jobs.claim(id, lease(testNow + 10, 'worker-7'))).toMatchObject({
          id,
          updatedAt: testNow + 10,
          job: {
            status: 'processing',
            fence: 1,
            attempts: 1,
            startedAt: testNow + 10,
            leaseOwner: 'worker-7',
            leaseUntil: testNow + 10 + leaseMs,
          },
        });
      });

      it('gives a job to one of many who ask at once', async () => {
        const { id } = await submit();
        const claims = await Promise.all(
          Array.from({ length: 10 }, (_, worker) => jobs.claim(id, lease(testNow, `worker-${worker}`))),
        );
        expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
      });

      it('leaves alone what runs, what is ready, what failed, what waits and what is not there', async () => {
        const running = await submit();
        await claimed(running.id);
        expect(await jobs.claim(running.id, lease(testNow + leaseMs - 1))).toBeNull();
        const done = await ready();
        expect(await jobs.claim(done.id, lease(testNow + 10 * leaseMs))).toBeNull();
        const failed = await submit();
        await jobs.fail(failed.id, (await claimed(failed.id)).job.fence, reason, testNow);
        expect(await jobs.claim(failed.id, lease())).toBeNull();
        const waiting = await submit();
        const { job } = await claimed(waiting.id);
        await jobs.reschedule(waiting.id, job.fence, {
          availableAt: testNow + 100,
          refundAttempt: false,
          reason,
          now: testNow,
        });
        expect(await jobs.claim(waiting.id, lease(testNow + 99))).toBeNull();
        expect(await jobs.claim(waiting.id, lease(testNow + 100))).not.toBeNull();
        expect(await jobs.claim('unknown', lease())).toBeNull();
      });

      it('takes over a lapsed lease, and the lapsed worker can change nothing any more', async () => {
        const { id } = await submit();
        const { job: lapsed } = await claimed(id);
        const later = testNow + leaseMs;
        const takeover = await jobs.claim(id, lease(later, 'worker-2'));
        expect(takeover?.job).toMatchObject({ fence: lapsed.fence + 1, attempts: 2, leaseOwner: 'worker-2' });

        expect(await jobs.renewLease(id, lapsed.fence, later + leaseMs * 9)).toBe(false);
        expect(await jobs.complete(id, lapsed.fence, buildVersion())).toBe(false);
        expect(await jobs.fail(id, lapsed.fence, reason, later)).toBe(false);
        const to = { availableAt: later, refundAttempt: true, reason, now: later };
        expect(await jobs.reschedule(id, lapsed.fence, to)).toBe(false);
        const record = await found(id);
        expect(record.job).toEqual(takeover?.job);
        expect(record.results).toEqual([]);
      });

      it('keeps a renewed lease from others', async () => {
        const { id } = await submit();
        const { job } = await claimed(id);
        expect(await jobs.renewLease(id, job.fence, testNow + 2 * leaseMs)).toBe(true);
        expect(await jobs.claim(id, lease(testNow + leaseMs + 1))).toBeNull();
        expect(await jobs.claim(id, lease(testNow + 2 * leaseMs))).not.toBeNull();
      });
    });

    describe('complete', () => {
      it('stores the version once, makes the record ready and releases the lease', async () => {
        const { id } = await submit();
        const { job } = await claimed(id);
        const version = buildVersion({
          readyAt: testNow + 30_000,
          properties: { firstname: 'Newer' },
          sandbox: { crm: true, ai: false },
          answer: {
            detected_service: null,
            sales_playbook_html: '<p>日本</p>',
            emails: [{ subject: '"s"', body: "b'\n" }],
          },
        });
        expect(await jobs.complete(id, job.fence, version)).toBe(true);
        const counted = await history.countReadyVersions({});
        // The answer to the first was lost: the second finds it done, and counts neither more nor less.
        expect(await jobs.complete(id, job.fence, version)).toBe(true);
        expect(await jobs.complete(id, job.fence - 1, version)).toBe(false);
        expect(await history.countReadyVersions({})).toBe(counted);
        const record = await found(id);
        expect(record).toMatchObject({
          updatedAt: testNow + 30_000,
          properties: { firstname: 'Newer' },
          job: { status: 'ready', finishedAt: testNow + 30_000, leaseOwner: null, leaseUntil: null, error: null },
        });
        expect(record.results).toEqual([version]);
        expect(record.versions).toEqual([
          { version: 1, readyAt: testNow + 30_000, request: version.request, sandbox: version.sandbox, noteId: null },
        ]);
        expect(await jobs.renewLease(id, job.fence, testNow + leaseMs)).toBe(false);
      });

      it("fills an address that no submit knew from the version's, and keeps one that is known", async () => {
        const address = (contact: string) => `https://app.hubspot.com/contacts/7/record/0-1/${contact}`;
        const of = { userId: uniqueId('user') };
        const complete = async ({ id }: { readonly id: string }, prospectUrl: string) => {
          const { job } = await claimed(id);
          await jobs.complete(id, job.fence, buildVersion({ version: job.version, prospectUrl }));
          return (await found(id)).prospectUrl;
        };
        const unknown = await jobs.submit(newJob({ ...of, prospectUrl: '' }));
        expect(unknown.prospectUrl).toBe('');
        expect(await complete(unknown, address('1'))).toBe(address('1'));
        const again = await jobs.submit(newJob({ ...of, prospectUrl: '' }));
        expect(again).toMatchObject({ id: unknown.id, prospectUrl: address('1') });
        expect(await complete(again, address('2'))).toBe(address('1'));
        const given = await jobs.submit(newJob({ ...of, prospectUrl: address('3') }));
        expect(given).toMatchObject({ id: unknown.id, prospectUrl: address('3') });
      });

      it('keeps inputs that the worker added to, of the current claim only', async () => {
        const { id } = await jobs.submit(newJob({ inputs: buildInputs({ snapshot: null }) }));
        const { job, inputs } = await claimed(id);
        const more = { ...inputs, snapshot: buildSnapshot() };
        expect(await jobs.keepInputs(id, job.fence - 1, more)).toBe(false);
        expect((await found(id)).inputs).toEqual(inputs);
        expect(await jobs.keepInputs(id, job.fence, more)).toBe(true);
        expect((await found(id)).inputs).toEqual(more);
        await jobs.complete(id, job.fence, buildVersion());
        expect(await jobs.keepInputs(id, job.fence, inputs)).toBe(false);
        expect((await found(id)).inputs).toEqual(more);
      });

      it(`keeps the newest ${versionsKept} versions`, async () => {
        const userId = uniqueId('user');
        let id = '';
        for (let version = 1; version <= versionsKept + 2; version += 1) {
          ({ id } = await jobs.submit(newJob({ userId })));
          const { job } = await claimed(id);
          expect(job.version).toBe(version);
          await jobs.complete(id, job.fence, buildVersion({ version }));
        }
        const record = await found(id);
        const newestFirst = Array.from({ length: versionsKept }, (_, index) => versionsKept + 2 - index);
        expect(record.results.map(({ version }) => version)).toEqual(newestFirst);
        expect(record.versions.map(({ version }) => version)).toEqual(newestFirst);
      });
    });

    describe('reschedule, fail and resubmit', () => {
      it('puts a job back, with or without counting the attempt', async () => {
        const { id } = await submit();
        const to = { availableAt: testNow + 500, reason, now: testNow + 1 };
        const first = await claimed(id);
        expect(await jobs.reschedule(id, first.job.fence, { ...to, refundAttempt: true })).toBe(true);
        expect((await found(id)).job).toMatchObject({
          status: 'pending',
          attempts: 0,
          availableAt: testNow + 500,
          publishedAt: null,
          leaseOwner: null,
          leaseUntil: null,
          fence: 1,
        });
        const second = await claimed(id, testNow + 500);
        await jobs.reschedule(id, second.job.fence, { ...to, refundAttempt: false });
        expect((await found(id)).job).toMatchObject({ status: 'pending', attempts: 1, fence: 2 });
        expect(await jobs.reschedule(id, second.job.fence, { ...to, refundAttempt: true })).toBe(false);
      });

      it('keeps why a job waits until it ends or is submitted anew', async () => {
        const { id } = await submit();
        const wait = {
          availableAt: testNow,
          refundAttempt: true,
          reason: { ...reason, message: '$wait' },
          now: testNow,
        };
        const first = await claimed(id);
        expect(first.job.waitReason).toBeNull();
        await jobs.reschedule(id, first.job.fence, wait);
        expect((await found(id)).job.waitReason).toEqual({ code: 'ai_unavailable', message: '$wait' });
        const second = await claimed(id);
        await jobs.reschedule(id, second.job.fence, { ...wait, reason: null });
        expect((await found(id)).job.waitReason).toBeNull();
        await jobs.reschedule(id, (await claimed(id)).job.fence, wait);
        await jobs.fail(id, (await claimed(id)).job.fence, reason, testNow);
        expect((await found(id)).job).toMatchObject({ waitReason: null, error: reason });
        await jobs.resubmit(id, testNow);
        await jobs.reschedule(id, (await claimed(id)).job.fence, wait);
        await jobs.complete(id, (await claimed(id)).job.fence, buildVersion());
        expect((await found(id)).job).toMatchObject({ status: 'ready', waitReason: null });
      });

      it('gives a waiting job back to whoever put it to wait, early, once, and not after anything happened to it', async () => {
        const until = testNow + 48 * 3_600_000;
        const waiting = async (): Promise<{ id: string; fence: number }> => {
          const { id } = await submit();
          const { fence } = (await claimed(id)).job;
          await jobs.reschedule(id, fence, { availableAt: until, refundAttempt: true, reason, now: testNow });
          return { id, fence };
        };
        const { id, fence } = await waiting();
        expect(await jobs.claim(id, lease(testNow + 1))).toBeNull();
        expect(await jobs.findDue({ now: testNow + 1, republishBefore: testNow + 1, limit: 1000 })).not.toContain(id);
        expect(await jobs.claimWaiting(id, fence + 1, lease())).toBeNull();
        expect(await jobs.extendWait(id, fence + 1, until + 1)).toBe(false);
        expect(await jobs.extendWait(id, fence, until + 1)).toBe(true);
        expect((await found(id)).job).toMatchObject({ availableAt: until + 1, waitReason: reason, fence });
        const taken = await jobs.claimWaiting(id, fence, lease(testNow + 5));
        expect(taken?.job).toMatchObject({ status: 'processing', fence: fence + 1, attempts: 1 });
        expect(taken?.inputs).toEqual((await found(id)).inputs);
        expect(await jobs.claimWaiting(id, fence, lease())).toBeNull();
        expect(await jobs.extendWait(id, fence, until)).toBe(false);
        // A job that was failed and submitted anew has the same fence, and waits for nothing.
        const again = await waiting();
        const retaken = await jobs.claimWaiting(again.id, again.fence, lease());
        await jobs.fail(again.id, again.fence + 1, reason, testNow);
        await jobs.resubmit(again.id, testNow);
        expect(await jobs.claimWaiting(again.id, retaken?.job.fence ?? 0, lease())).toBeNull();
        const cancelled = await waiting();
        expect(await jobs.cancel(cancelled.id, reason, testNow)).toBe(true);
        expect(await jobs.claimWaiting(cancelled.id, cancelled.fence, lease())).toBeNull();
      });

      it('lets the claim that put a job to wait end it meanwhile, once, and nobody after a submit anew', async () => {
        const waiting = async (): Promise<GenerationSummary> => {
          const record = await submit();
          const { fence } = (await claimed(record.id)).job;
          const to = { availableAt: testNow + 9_000_000, refundAttempt: true, reason, now: testNow };
          await jobs.reschedule(record.id, fence, to);
          return record;
        };
        const { id } = await waiting();
        expect(await jobs.complete(id, 2, buildVersion())).toBe(false);
        expect(await jobs.complete(id, 1, buildVersion())).toBe(true);
        expect(await jobs.complete(id, 1, buildVersion())).toBe(true);
        expect((await found(id)).job).toMatchObject({ status: 'ready', waitReason: null, fence: 1 });
        expect((await found(id)).results).toHaveLength(1);
        const failing = await waiting();
        expect(await jobs.fail(failing.id, 1, reason, testNow)).toBe(true);
        await jobs.resubmit(failing.id, testNow);
        expect(await jobs.complete(failing.id, 1, buildVersion())).toBe(false);
        expect(await jobs.fail(failing.id, 1, reason, testNow)).toBe(false);
        const gone = await waiting();
        await jobs.cancel(gone.id, reason, testNow);
        expect(await jobs.complete(gone.id, 1, buildVersion())).toBe(false);
      });

      it('wakes what waits for one of these reasons in one domain, a few at a time', async () => {
        const quota: JobError = { code: 'ai_quota_exhausted', message: 'No credit.' };
        const availableAt = testNow + 3_600_000;
        const asleep = async (department: DepartmentKey, why: JobError | null): Promise<string> => {
          const { id } = await submit({ request: buildRequest({ department }) });
          const { job } = await claimed(id);
          await jobs.reschedule(id, job.fence, { availableAt, refundAttempt: true, reason: why, now: testNow + 1 });
          return id;
        };
        const waiting = [await asleep('conference-sales', quota), await asleep('conference-sales', quota)];
        const others = [
          await asleep('product-pm', quota),
          await asleep('conference-sales', reason),
          await asleep('conference-sales', null),
        ];
        const now = testNow + 60_000;
        const wake = (limit: number) =>
          jobs.wake({ department: 'conference-sales', reasons: ['ai_rate_limited', 'ai_quota_exhausted'], now, limit });
        expect(await wake(1)).toBe(1);
        expect(await wake(10)).toBe(1);
        expect(await wake(10)).toBe(0);
        const due = await jobs.findDue({ now, republishBefore: now, limit: 100_000 });
        for (const id of waiting) {
          expect(due).toContain(id);
          const record = await found(id);
          expect(record.updatedAt).toBe(now);
          expect(record.job).toMatchObject({ status: 'pending', availableAt: now, waitReason: null, attempts: 0 });
          expect((await claimed(id, now)).job.fence).toBe(2);
        }
        for (const id of others) expect((await found(id)).job.availableAt).toBe(availableAt);
      });

      it('ends a job with its reason, and begins anew when asked to', async () => {
        const { id } = await submit();
        expect(await jobs.resubmit(id, testNow)).toBeNull();
        const { job } = await claimed(id);
        expect(await jobs.resubmit(id, testNow)).toBeNull();
        expect(await jobs.fail(id, job.fence, reason, testNow + 9)).toBe(true);
        expect(await jobs.fail(id, job.fence, reason, testNow + 9)).toBe(false);
        expect((await found(id)).job).toMatchObject({
          status: 'error',
          error: reason,
          finishedAt: testNow + 9,
          leaseOwner: null,
        });
        const again = await jobs.resubmit(id, testNow + 50);
        expect(again).toMatchObject({
          id,
          updatedAt: testNow + 50,
          job: {
            version: 1,
            status: 'pending',
            attempts: 0,
            fence: 1,
            error: null,
            finishedAt: null,
            availableAt: testNow + 50,
            publishedAt: testNow + 50,
          },
        });
        expect((await claimed(id, testNow + 50)).job.fence).toBe(2);
        expect(await jobs.resubmit('unknown', testNow)).toBeNull();
      });
    });

    describe('usage', () => {
      async function facts(userId: string): Promise<UsageFact[]> {
        const own: UsageFact[] = [];
        for await (const fact of usage.read({ from: 0, to: Number.MAX_SAFE_INTEGER })) {
          if (fact.userId === userId) own.push(fact);
        }
        return own.toSorted((a, b) => a.at - b.at);
      }

      it('is told once by each end, and stays when the record goes', async () => {
        const request = buildRequest({ department: 'dt-pm', aiModel: '$model' });
        const { id, userId } = await submit({ request });
        await jobs.fail(id, (await claimed(id)).job.fence, reason, testNow + 1);
        await jobs.resubmit(id, testNow + 2);
        const { job } = await claimed(id, testNow + 2);
        const version = buildVersion({ readyAt: testNow + 9 });
        await jobs.complete(id, job.fence, version);
        // As after an answer that was lost.
        await jobs.complete(id, job.fence, version);
        await history.delete(id);
        const told = { userId, department: 'dt-pm', aiModel: '$model' } as const;
        expect(await facts(userId)).toEqual([
          {
            ...told,
            id: `${id}:1:1`,
            at: testNow + 1,
            outcome: 'error',
            inputTokens: 0,
            outputTokens: 0,
            costUsd: null,
            msToReady: null,
          },
          {
            ...told,
            id: `${id}:1`,
            at: testNow + 9,
            outcome: 'ready',
            inputTokens: version.usage.input_tokens,
            outputTokens: version.usage.output_tokens,
            costUsd: version.provenance.costUsd,
            msToReady: 7,
          },
        ]);
        expect(await jobs.fileLeftUsage(10)).toBe(0);
      });

      it('is not told by a claim that was overtaken', async () => {
        const { id, userId } = await submit();
        const lapsed = (await claimed(id)).job;
        const later = testNow + leaseMs;
        const { job } = await claimed(id, later);
        await jobs.complete(id, lapsed.fence, buildVersion({ readyAt: later }));
        await jobs.fail(id, lapsed.fence, reason, later);
        expect(await facts(userId)).toEqual([]);
        await jobs.complete(id, job.fence, buildVersion({ readyAt: later + 5 }));
        expect(await facts(userId)).toMatchObject([{ outcome: 'ready', at: later + 5 }]);
      });
    });

    describe('cancel', () => {
      const cancelled: JobError = { code: 'conflict', message: 'Cancelled by the user.' };

      it('removes a pending record that never was ready', async () => {
        const { id } = await submit();
        expect(await jobs.cancel(id, cancelled, testNow)).toBe(true);
        expect(await history.findById(id)).toBeNull();
        expect(await jobs.cancel(id, cancelled, testNow)).toBe(false);
      });

      it('ends the pending version of a ready record and keeps what is ready', async () => {
        const { id, userId } = await ready();
        await jobs.submit(newJob({ userId }));
        expect(await jobs.cancel(id, cancelled, testNow + 3)).toBe(true);
        const record = await found(id);
        expect(record.job).toMatchObject({ status: 'error', error: cancelled, finishedAt: testNow + 3 });
        expect(record.results).toHaveLength(1);
      });

      it('does not touch what is processing, ready or failed', async () => {
        const running = await submit();
        const { job } = await claimed(running.id);
        expect(await jobs.cancel(running.id, cancelled, testNow)).toBe(false);
        await jobs.fail(running.id, job.fence, reason, testNow);
        expect(await jobs.cancel(running.id, cancelled, testNow)).toBe(false);
        expect(await jobs.cancel((await ready()).id, cancelled, testNow)).toBe(false);
      });

      it('cancels all pending jobs of one user', async () => {
        const userId = uniqueId('user');
        await submit({ userId, hubspotId: '1' });
        await submit({ userId, hubspotId: '2' });
        const running = await submit({ userId, hubspotId: '3' });
        await claimed(running.id);
        const other = await submit();
        expect(await jobs.cancelAllOf(userId, cancelled, testNow)).toBe(2);
        expect(await jobs.cancelAllOf(userId, cancelled, testNow)).toBe(0);
        expect((await found(running.id)).job.status).toBe('processing');
        expect((await found(other.id)).job.status).toBe('pending');
      });
    });

    describe('findDue and markPublished', () => {
      async function due(
        of: readonly { id: string }[],
        query: { now: number; republishBefore: number },
      ): Promise<string[]> {
        const ids = of.map(({ id }) => id);
        return (await jobs.findDue({ ...query, limit: 100_000 })).filter((id) => ids.includes(id));
      }

      it('finds pending jobs whose message was not heard of for long, oldest first', async () => {
        const newer = await submit({ now: testNow + 10 });
        const older = await submit({ now: testNow });
        const query = { now: testNow + 20, republishBefore: testNow + 11 };
        expect(await due([newer, older], query)).toEqual([older.id, newer.id]);
        expect(await due([newer, older], { ...query, republishBefore: testNow + 10 })).toEqual([older.id]);
        await jobs.markPublished([older.id, newer.id], testNow + 15);
        expect(await due([newer, older], query)).toEqual([]);
        expect(await due([newer, older], { ...query, republishBefore: testNow + 16 })).toEqual([older.id, newer.id]);
      });

      it('finds a rescheduled job as soon as it is available, once', async () => {
        const record = await submit();
        const { job } = await claimed(record.id);
        await jobs.reschedule(record.id, job.fence, {
          availableAt: testNow + 50,
          refundAttempt: false,
          reason,
          now: testNow,
        });
        expect(await due([record], { now: testNow + 49, republishBefore: testNow })).toEqual([]);
        expect(await due([record], { now: testNow + 50, republishBefore: testNow })).toEqual([record.id]);
        await jobs.markPublished([record.id], testNow + 50);
        expect(await due([record], { now: testNow + 51, republishBefore: testNow })).toEqual([]);
      });

      it('finds a job as soon as its lease lapsed, once, and none that runs, is ready or failed', async () => {
        const record = await submit();
        const { job } = await claimed(record.id);
        const done = await ready();
        const republishBefore = testNow - 1;
        expect(await due([record, done], { now: testNow + leaseMs - 1, republishBefore })).toEqual([]);
        expect(await due([record, done], { now: testNow + leaseMs, republishBefore })).toEqual([record.id]);
        await jobs.markPublished([record.id], testNow + leaseMs);
        expect(await due([record, done], { now: testNow + leaseMs + 1, republishBefore })).toEqual([]);
        const later = { now: testNow + leaseMs + 9, republishBefore: testNow + leaseMs + 1 };
        expect(await due([record, done], later)).toEqual([record.id]);
        await jobs.fail(record.id, job.fence, reason, testNow);
        expect(await due([record, done], later)).toEqual([]);
      });

      it('answers no more than asked for', async () => {
        await submit();
        await submit();
        expect(await jobs.findDue({ now: testNow + 1, republishBefore: testNow + 1, limit: 1 })).toHaveLength(1);
        await jobs.markPublished([], testNow);
      });
    });

    describe('listWaiting', () => {
      // Before all other tests' jobs, so that none of theirs comes into the line.
      const early = testNow - 1_000_000;
      const line = (now: number, limit = 100) => jobs.listWaiting({ now, limit });

      it('lines up the pending jobs of all users that nothing keeps from running, the longest wait first', async () => {
        const third = await submit({ now: early + 20 });
        const first = await submit({ now: early + 10 });
        const second = await submit({ now: early + 10 + 1, userId: uniqueId('user') });
        const later = await submit({ now: early + 30 });
        expect(await line(early + 29)).toEqual([first.id, second.id, third.id]);
        expect(await line(early + 30)).toEqual([first.id, second.id, third.id, later.id]);
        expect(await line(early + 30, 2)).toEqual([first.id, second.id]);

        const claim = await jobs.claim(first.id, { owner: 'w', now: early + 30, until: early + 90 });
        expect(await line(early + 30)).toEqual([second.id, third.id, later.id]);
        const again = { availableAt: early + 50, refundAttempt: true, reason, now: early + 40 };
        await jobs.reschedule(first.id, claim?.job.fence ?? 0, again);
        await jobs.cancel(third.id, reason, early + 40);
        expect(await line(early + 49)).toEqual([second.id, later.id]);
        expect(await line(early + 50)).toEqual([second.id, later.id, first.id]);
        for (const { id } of [first, second, later]) await jobs.cancel(id, reason, early + 60);
        expect(await line(early + 60)).toEqual([]);
      });
    });

    it('counts jobs by status, through every change', async () => {
      const before = await jobs.countByStatus();
      await submit();
      await claimed((await submit()).id);
      const { id } = await ready();
      const failed = await submit();
      await jobs.fail(failed.id, (await claimed(failed.id)).job.fence, reason, testNow);
      const cancelled = await submit();
      await jobs.cancel(cancelled.id, reason, testNow);
      const after = await jobs.countByStatus();
      expect(after).toEqual({
        pending: before.pending + 1,
        processing: before.processing + 1,
        ready: before.ready + 1,
        error: before.error + 1,
      });
      await history.delete(id);
      expect((await jobs.countByStatus()).ready).toBe(before.ready);
    });
  });
}
