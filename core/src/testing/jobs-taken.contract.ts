import { noWork } from '../records/domain/work.ts';
import { describe, expect, it } from 'vitest';
import { emptyContext } from '../contacts/domain/contact.ts';
import { emailHash } from '../records/domain/email-revision.ts';
import { versionsKept, type GenerationRecord } from '../records/domain/generation-record.ts';
import { buildEmail, buildInputs, buildRequest, buildSnapshot, buildVersion, testNow, uniqueId } from './builders.ts';
import { leaseMs, reason, type GivenJobs } from './given-jobs.ts';

/** How a JobRepository takes a job in, gives it to one worker and keeps what that one wrote. */
export function describeJobsTaken(given: GivenJobs): void {
  const { newJob, submit, lease, claimed, ready, found } = given;

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
      const summary = await given.jobs.submit(job);
      expect(summary).toEqual({
        id: job.id,
        userId: job.userId,
        hubspotId: job.hubspotId,
        knownAs: [job.hubspotId],
        prospectUrl: job.prospectUrl,
        properties: job.properties,
        owner: null,
        createdAt: testNow,
        updatedAt: testNow,
        job: {
          version: 1,
          status: 'pending',
          request: job.request,
          submittedAt: testNow,
          startedAt: null,
          finishedAt: null,
          turn: 0,
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
        work: noWork,
      });
      expect(await found(job.id)).toEqual({ ...summary, inputs: job.inputs, results: [], partial: null });
    });

    it('refuses a second one while the first is pending or processing', async () => {
      const job = newJob();
      await given.jobs.submit(job);
      await expect(given.jobs.submit({ ...job, id: uniqueId() })).rejects.toMatchObject({
        code: 'generation_in_progress',
      });
      await claimed(job.id);
      await expect(given.jobs.submit({ ...job, id: uniqueId() })).rejects.toMatchObject({
        code: 'generation_in_progress',
      });
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
        Array.from({ length: 8 }, () => given.jobs.submit({ ...job, id: uniqueId('record') })),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('opens the next version of a ready record, which stays visible meanwhile', async () => {
      const first = await ready({ now: testNow });
      const again = await given.jobs.submit(
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
      await given.jobs.fail(first.id, 2, reason, testNow + 7_000);
      expect((await found(first.id)).results.map(({ version }) => version)).toEqual([1]);
    });

    it('gives a failed version its number again', async () => {
      const record = await submit();
      await given.jobs.fail(record.id, (await claimed(record.id)).job.fence, reason, testNow);
      const again = await given.jobs.submit(newJob({ userId: record.userId }));
      expect(again.job).toMatchObject({ version: 1, status: 'pending', error: null });
    });
  });

  describe('submitClaimed', () => {
    it('does what a submit and its claim do, also to a record that is there', async () => {
      const userId = uniqueId('user');
      const inTwo = await submit({ userId, hubspotId: '1' });
      const { results: _, inputs: __, partial: ___, ...claim } = await claimed(inTwo.id);
      const job = newJob({ userId, hubspotId: '2' });
      const inOne = await given.jobs.submitClaimed(job, lease());
      const { id, hubspotId, prospectUrl, properties } = job;
      const knownAs = ['2', 'ada@northwind.example'];
      // A job that never waited has no turn.
      const withoutTurn = { ...claim.job, turn: 0 };
      expect(inOne).toEqual({ ...claim, id, hubspotId, knownAs, prospectUrl, properties, job: withoutTurn });
      expect(await found(job.id)).toEqual({ ...inOne, inputs: job.inputs, results: [], partial: null });
      await given.jobs.complete(job.id, 1, buildVersion({ version: 1 }));
      const again = await given.jobs.submitClaimed({ ...job, id: uniqueId() }, lease(testNow + 5, 'worker-2'));
      expect(again).toMatchObject({ id: job.id, job: { version: 2, fence: 2, attempts: 1, leaseOwner: 'worker-2' } });
    });

    it('refuses what is pending or processing, and keeps the job from others for as long as the lease lasts', async () => {
      const job = newJob();
      const { id } = await given.jobs.submitClaimed(job, lease());
      await expect(given.jobs.submitClaimed({ ...job, id: uniqueId() }, lease())).rejects.toMatchObject({
        code: 'generation_in_progress',
      });
      expect(await given.jobs.claim(id, lease(testNow + leaseMs - 1))).toBeNull();
      expect(await given.jobs.claim(id, lease(testNow + leaseMs))).toMatchObject({ job: { fence: 2, attempts: 2 } });
      expect(await given.jobs.complete(id, 1, buildVersion({ version: 1 }))).toBe(false);
    });
  });

  describe('claim', () => {
    it('takes a pending job with a lease, a higher fence and one more attempt', async () => {
      const { id } = await submit();
      expect(await given.jobs.claim(id, lease(testNow + 10, 'worker-7'))).toMatchObject({
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
        Array.from({ length: 10 }, (_, worker) => given.jobs.claim(id, lease(testNow, `worker-${worker}`))),
      );
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    });

    it('leaves alone what runs, what is ready, what failed, what waits and what is not there', async () => {
      const running = await submit();
      await claimed(running.id);
      expect(await given.jobs.claim(running.id, lease(testNow + leaseMs - 1))).toBeNull();
      const done = await ready();
      expect(await given.jobs.claim(done.id, lease(testNow + 10 * leaseMs))).toBeNull();
      const failed = await submit();
      await given.jobs.fail(failed.id, (await claimed(failed.id)).job.fence, reason, testNow);
      expect(await given.jobs.claim(failed.id, lease())).toBeNull();
      const waiting = await submit();
      const { job } = await claimed(waiting.id);
      await given.jobs.reschedule(waiting.id, job.fence, {
        availableAt: testNow + 100,
        refundAttempt: false,
        reason,
        now: testNow,
      });
      expect(await given.jobs.claim(waiting.id, lease(testNow + 99))).toBeNull();
      expect(await given.jobs.claim(waiting.id, lease(testNow + 100))).not.toBeNull();
      expect(await given.jobs.claim('unknown', lease())).toBeNull();
    });

    it('takes over a lapsed lease, and the lapsed worker can change nothing any more', async () => {
      const { id } = await submit();
      const { job: lapsed } = await claimed(id);
      const later = testNow + leaseMs;
      const takeover = await given.jobs.claim(id, lease(later, 'worker-2'));
      expect(takeover?.job).toMatchObject({ fence: lapsed.fence + 1, attempts: 2, leaseOwner: 'worker-2' });

      expect(await given.jobs.renewLease(id, lapsed.fence, later + leaseMs * 9)).toBe(false);
      expect(await given.jobs.complete(id, lapsed.fence, buildVersion())).toBe(false);
      expect(await given.jobs.fail(id, lapsed.fence, reason, later)).toBe(false);
      const to = { availableAt: later, refundAttempt: true, reason, now: later };
      expect(await given.jobs.reschedule(id, lapsed.fence, to)).toBe(false);
      const record = await found(id);
      expect(record.job).toEqual(takeover?.job);
      expect(record.results).toEqual([]);
    });

    it('keeps a renewed lease from others', async () => {
      const { id } = await submit();
      const { job } = await claimed(id);
      expect(await given.jobs.renewLease(id, job.fence, testNow + 2 * leaseMs)).toBe(true);
      expect(await given.jobs.claim(id, lease(testNow + leaseMs + 1))).toBeNull();
      expect(await given.jobs.claim(id, lease(testNow + 2 * leaseMs))).not.toBeNull();
    });
  });

  describe('claimNext', () => {
    // Before all other tests' jobs, so that none of theirs comes first.
    const early = testNow - 2_000_000;
    const next = (now: number) => given.jobs.claimNext({ owner: 'w', now: early + now, until: early + now + 100 });

    it('takes first what lapsed, then what has waited longest, and nothing that runs or waits for its time', async () => {
      const second = await submit({ now: early + 2 });
      const first = await submit({ now: early + 1 });
      const third = await submit({ now: early + 3 });
      expect(await given.jobs.countWaiting(early + 2)).toBe(2);
      expect(await next(0)).toBeNull();
      const taken = await next(10);
      expect(taken).toMatchObject({ id: first.id, inputs: { promptVersion: 1 }, results: [] });
      expect(taken?.job).toMatchObject({
        status: 'processing',
        fence: 1,
        attempts: 1,
        startedAt: early + 10,
        leaseOwner: 'w',
        leaseUntil: early + 110,
      });
      expect(await next(20)).toMatchObject({ id: second.id });
      // The first one's lease has lapsed, the second one's has not.
      expect(await next(110)).toMatchObject({ id: first.id, job: { fence: 2, attempts: 2 } });
      expect(await next(111)).toMatchObject({ id: third.id });
      expect(await next(119)).toBeNull();
      expect(await given.jobs.countWaiting(early + 119)).toBe(0);
      const to = { availableAt: early + 150, refundAttempt: true, reason, now: early + 119 };
      await given.jobs.reschedule(third.id, 1, to);
      for (const { id, fence } of [
        { id: first.id, fence: 2 },
        { id: second.id, fence: 1 },
      ]) {
        await given.jobs.fail(id, fence, reason, early + 119);
      }
      expect(await next(149)).toBeNull();
      expect(await next(150)).toMatchObject({ id: third.id, job: { fence: 2, attempts: 1 } });
      await given.jobs.fail(third.id, 2, reason, early + 150);
    });

    /** Claims everything, and answers whose job each claim got. */
    const order = async (at: number): Promise<string[]> => {
      const users: string[] = [];
      for (let record = await next(at); record !== null; record = await next(at)) {
        users.push(record.userId);
        await given.jobs.fail(record.id, record.job.fence, reason, early + at);
      }
      return users;
    };
    const submitMany = (userId: string, count: number, at: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          submit({ userId, hubspotId: String(1_000 * at + index), now: early + at }),
        ),
      );

    it('serves users in turns: nobody waits for all jobs of another one', async () => {
      const [kim, lee, max] = [uniqueId('kim'), uniqueId('lee'), uniqueId('max')];
      await submitMany(kim, 70, 1);
      await submitMany(lee, 2, 2);
      await submitMany(max, 1, 3);
      expect(await given.jobs.listWaiting({ now: early + 9, limit: 100 })).toHaveLength(73);
      const served = await order(10);
      expect(served.slice(0, 5)).toEqual([kim, lee, max, kim, lee]);
      expect(served.slice(5)).toEqual(Array(68).fill(kim));
    });

    it('lets who comes later join where the line is, and reaches everybody while new jobs keep coming', async () => {
      const [kim, lee, max] = [uniqueId('kim'), uniqueId('lee'), uniqueId('max')];
      await submitMany(kim, 3, 1);
      const end = async (record: GenerationRecord | null) => {
        if (record === null) throw new Error('There was nothing to claim.');
        await given.jobs.fail(record.id, record.job.fence, reason, early + 9);
        return record.userId;
      };
      const served: string[] = [];
      for (let at = 2; served.filter((user) => user === kim).length < 3; at += 1) {
        // Of the two others, one always waits.
        await submitMany(at % 2 === 0 ? lee : max, 1, at);
        served.push(await end(await next(at)));
        expect(served.length).toBeLessThan(12);
      }
      await order(100);
      expect(served.slice(0, 3)).toContain(lee);
    });

    it('gives a job that is tried again the next turn of its user', async () => {
      const [kim, lee] = [uniqueId('kim'), uniqueId('lee')];
      const [failing] = await submitMany(kim, 1, 1);
      const first = await next(1);
      await given.jobs.fail(first?.id ?? '', 1, reason, early + 2);
      await submitMany(kim, 3, 3);
      await given.jobs.resubmit(failing?.id ?? '', early + 4);
      await submitMany(lee, 1, 5);
      expect(await order(10)).toEqual([kim, lee, kim, kim, kim]);
    });

    it('passes over jobs that wait for their time', async () => {
      const [kim, lee] = [uniqueId('kim'), uniqueId('lee')];
      const [waiting] = await submitMany(kim, 2, 1);
      const claim = await given.jobs.claim(waiting?.id ?? '', { owner: 'w', now: early + 1, until: early + 100 });
      const to = { availableAt: early + 50, refundAttempt: true, reason, now: early + 2 };
      await given.jobs.reschedule(waiting?.id ?? '', claim?.job.fence ?? 0, to);
      await submitMany(lee, 1, 3);
      expect((await order(10)).toSorted()).toEqual([kim, lee].toSorted());
      expect(await order(50)).toEqual([kim]);
    });

    it('lets no new job overtake others because a job of the same user waited for its time', async () => {
      const [kim, lee, mia] = [uniqueId('kim'), uniqueId('lee'), uniqueId('mia')];
      const [waiting] = await submitMany(kim, 1, 1);
      const claim = await given.jobs.claim(waiting?.id ?? '', { owner: 'w', now: early + 1, until: early + 100 });
      const to = { availableAt: early + 50, refundAttempt: true, reason, now: early + 2 };
      await given.jobs.reschedule(waiting?.id ?? '', claim?.job.fence ?? 0, to);
      await submitMany(lee, 12, 3);
      for (let served = 0; served < 10; served += 1) {
        const record = await next(4);
        await given.jobs.fail(record?.id ?? '', record?.job.fence ?? 0, reason, early + 4);
      }
      await submitMany(mia, 1, 5);
      // The job that waited is available again, and is the first of the line.
      await submitMany(kim, 8, 51);
      const served = await order(60);
      expect(served).toHaveLength(12);
      expect(served[0]).toBe(kim);
      expect(served.slice(1, 4).toSorted()).toEqual([kim, lee, mia].toSorted());
    });

    it('goes on from the turn that was reached when nothing waits', async () => {
      const kim = uniqueId('kim');
      const turns = (await submitMany(kim, 5, 1)).map(({ job }) => job.turn);
      expect(await order(1)).toHaveLength(5);
      const [later] = await submitMany(uniqueId('lee'), 1, 2);
      expect(later?.job.turn).toBe(Math.max(...turns));
      await order(2);
    });

    it('gives each of many jobs to one of many who ask at once, and sends nobody away while there is one', async () => {
      const records = await Promise.all([1, 2, 3, 4, 5].map((at) => submit({ now: early + at })));
      const claims = await Promise.all(Array.from({ length: 8 }, () => next(10)));
      const ids = claims.flatMap((claim) => claim?.id ?? []);
      expect(ids.toSorted()).toEqual(records.map(({ id }) => id).toSorted());
      for (const { id } of records) await given.jobs.fail(id, 1, reason, early + 10);
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
          emails: [buildEmail({ subject: '"s"', body: "b'\n" })],
        },
      });
      expect(await given.jobs.complete(id, job.fence, version)).toBe(true);
      const counted = await given.history.countReadyEmails({});
      // The answer to the first was lost: the second finds it done, and counts neither more nor less.
      expect(await given.jobs.complete(id, job.fence, version)).toBe(true);
      expect(await given.jobs.complete(id, job.fence - 1, version)).toBe(false);
      expect(await given.history.countReadyEmails({})).toBe(counted);
      const record = await found(id);
      expect(record).toMatchObject({
        updatedAt: testNow + 30_000,
        properties: { firstname: 'Newer' },
        job: { status: 'ready', finishedAt: testNow + 30_000, leaseOwner: null, leaseUntil: null, error: null },
      });
      expect(record.results).toEqual([version]);
      expect(record.versions).toEqual([
        {
          version: 1,
          readyAt: testNow + 30_000,
          request: version.request,
          sandbox: version.sandbox,
          noteId: null,
          edited: false,
          approval: null,
          findings: null,
          texts: version.answer.emails.map(emailHash),
        },
      ]);
      expect(await given.jobs.renewLease(id, job.fence, testNow + leaseMs)).toBe(false);
    });

    it("fills an address that no submit knew from the version's, and keeps one that is known", async () => {
      const address = (contact: string) => `https://app.hubspot.com/contacts/7/record/0-1/${contact}`;
      const of = { userId: uniqueId('user') };
      const complete = async ({ id }: { readonly id: string }, prospectUrl: string) => {
        const { job } = await claimed(id);
        await given.jobs.complete(id, job.fence, buildVersion({ version: job.version, prospectUrl }));
        return (await found(id)).prospectUrl;
      };
      const unknown = await given.jobs.submit(newJob({ ...of, prospectUrl: '' }));
      expect(unknown.prospectUrl).toBe('');
      expect(await complete(unknown, address('1'))).toBe(address('1'));
      const again = await given.jobs.submit(newJob({ ...of, prospectUrl: '' }));
      expect(again).toMatchObject({ id: unknown.id, prospectUrl: address('1') });
      expect(await complete(again, address('2'))).toBe(address('1'));
      const told = await given.jobs.submit(newJob({ ...of, prospectUrl: address('3') }));
      expect(told).toMatchObject({ id: unknown.id, prospectUrl: address('3') });
    });

    it('finds a job by the name that the worker read, and ends it', async () => {
      const job = newJob({ properties: {}, inputs: buildInputs({ snapshot: null }) });
      const { id } = await given.jobs.submit(job);
      const claim = await claimed(id);
      const properties = { firstname: 'Ottoline', lastname: '$ign' };
      await given.jobs.keepRead(id, claim.job.fence, { inputs: claim.inputs, properties });
      const byName = () => given.history.list({ userId: job.userId, search: 'ottoline $ign' }, { page: 1, limit: 5 });
      expect((await byName()).items).toMatchObject([{ id, properties }]);
      const { version, request } = claim.job;
      expect(await given.jobs.complete(id, claim.job.fence, buildVersion({ version, request, properties }))).toBe(true);
      expect((await byName()).items).toMatchObject([{ id, job: { status: 'ready' } }]);
    });

    it('keeps what the worker read, of the current claim only', async () => {
      const { id } = await given.jobs.submit(newJob({ properties: {}, inputs: buildInputs({ snapshot: null }) }));
      const { job, inputs } = await claimed(id);
      const nothing = { inputs, properties: {} };
      const read = { inputs: { ...inputs, snapshot: buildSnapshot() }, properties: { firstname: 'Ada' } };
      expect(await given.jobs.keepRead(id, job.fence - 1, read)).toBe(false);
      expect(await found(id)).toMatchObject(nothing);
      expect(await given.jobs.keepRead(id, job.fence, read)).toBe(true);
      expect(await found(id)).toMatchObject(read);
      await given.jobs.fail(id, job.fence, reason, testNow);
      expect(await given.jobs.keepRead(id, job.fence, nothing)).toBe(false);
      expect(await found(id)).toMatchObject(read);
    });

    it(`keeps the newest ${versionsKept} versions`, async () => {
      const userId = uniqueId('user');
      let id = '';
      for (let version = 1; version <= versionsKept + 2; version += 1) {
        ({ id } = await given.jobs.submit(newJob({ userId })));
        const { job } = await claimed(id);
        expect(job.version).toBe(version);
        await given.jobs.complete(id, job.fence, buildVersion({ version }));
      }
      const record = await found(id);
      const newestFirst = Array.from({ length: versionsKept }, (_, index) => versionsKept + 2 - index);
      expect(record.results.map(({ version }) => version)).toEqual(newestFirst);
      expect(record.versions.map(({ version }) => version)).toEqual(newestFirst);
    });
  });
}
