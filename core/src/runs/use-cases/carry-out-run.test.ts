import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCore, readSettings, type OpenCore } from '../../composition/index.ts';
import { UsageRepository } from '../../limits/ports/usage-repository.ts';
import { SpendLedger } from '../../limits/ports/spend-ledger.ts';
import { SaveLimit } from '../../limits/use-cases/save-limit.ts';
import { FindActingUser } from '../../people/users/use-cases/find-acting-user.ts';
import { departmentNames } from '../../platform/contract/departments.ts';
import { upToCents } from '../../platform/contract/dollars.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { AppError } from '../../platform/app-error.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import {
  buildContact,
  buildHandOver,
  buildNewJob,
  buildVersion,
  buildRequest,
  buildUsageFact,
  FakeCrmContacts,
  FakeCrmOutreach,
  FakeTextGenerator,
  FakeVendorModels,
  silentLogger,
} from '../../testing/index.ts';
import { FakeCrmLists } from '../../testing/fake-crm-lists.ts';
import { contactChanged, takenBack } from '../domain/job-end.ts';
import type { Run } from '../domain/run.ts';
import { presentRun } from '../presentation/run.ts';
import { RunRepository } from '../ports/run-repository.ts';
import { CarryOutRun } from './carry-out-run.ts';
import { ControlRun, type RunAction } from './control-run.ts';
import { PlanRun } from './plan-run.ts';
import type { RunRequest } from './run-request.ts';
import { StartRun, type StartRunInput } from './start-run.ts';
import { ViewRuns, type RunView } from './view-runs.ts';

const prompt = 'First conversation from the CRM history';
const never = new AbortController().signal;
const auditActor = { userId: null, name: 'cli:test' };

describe('runs', () => {
  let dataDir: string;
  let core: OpenCore;
  let crm: FakeCrmContacts;
  let lists: FakeCrmLists;
  let ai: FakeTextGenerator;
  let actor: RunRequest['actor'];

  const open = () =>
    openCore(readSettings({ DATA_DIR: dataDir, WORKER_CONCURRENCY: '4' }), {
      logger: silentLogger,
      overrides: {
        crmContacts: crm,
        crmLists: lists,
        crmOutreach: new FakeCrmOutreach(),
        textGenerator: ai,
        vendorModels: new FakeVendorModels(),
      },
    });

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'overture-runs-'));
    crm = new FakeCrmContacts(Array.from({ length: 40 }, (_, i) => buildContact({ id: String(100 + i) })));
    lists = new FakeCrmLists();
    ai = new FakeTextGenerator();
    core = await open();
    const { id, role, department } = await core.get(FindActingUser).execute({ email: undefined });
    actor = { userId: id, role, department };
  });
  afterEach(async () => {
    await core.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ids = (count: number, from = 100): string[] => Array.from({ length: count }, (_, i) => String(from + i));
  const requestOf = (more: Partial<RunRequest>): RunRequest => ({
    actor,
    department: 'product-sales',
    listId: undefined,
    contacts: undefined,
    promptId: prompt,
    aiModel: undefined,
    serviceTier: 'default',
    language: undefined,
    include: ['others'],
    ...more,
  });
  const start = (contacts: readonly string[], more: Partial<StartRunInput> = {}): Promise<Run> =>
    core.get(StartRun).execute({
      ...requestOf({ contacts }),
      name: 'Fair',
      maxCostUsd: 100,
      auditActor,
      idempotencyKey: undefined,
      ...more,
    });
  const view = async (id: string): Promise<RunView> => core.get(ViewRuns).of(await core.get(ViewRuns).find(actor, id));
  const control = (id: string, action: RunAction) => core.get(ControlRun).execute({ actor, auditActor, id, action });
  const work = async (signals: { drain?: AbortSignal; abort?: AbortSignal } = {}): Promise<boolean> => {
    const claimed = await core.get(CarryOutRun).claim();
    if (claimed === null) return false;
    await core.get(CarryOutRun).carryOut(claimed, { drain: never, abort: never, ...signals });
    return true;
  };
  const rowsOf = async (id: string) => (await core.get(ViewRuns).rows(actor, id, { page: 1, limit: 100 })).items;

  it('plans what will run, what is left out and why, and what it costs, without a paid call', async () => {
    crm.contacts.set('101', buildContact({ id: '101', properties: { firstname: 'Ada', hs_email_optout: 'true' } }));
    crm.contacts.set('102', buildContact({ id: '102', properties: { hubspot_owner_id: 'somebody' } }));
    const contacts = ['100', '100', '101', '102', '999', 'https://app.hubspot.com/contacts/1/record/0-2/7', '103'];
    const plan = await core.get(PlanRun).execute(requestOf({ contacts, include: [] }));
    expect(plan).toMatchObject({
      contacts: 7,
      willRun: 2,
      skipped: { invalid: 2, repeated: 1, optedOut: 1, recent: 0, others: 1 },
    });
    expect(plan.leftOut.map(({ row, reason, contactName, company }) => [row, reason, contactName, company])).toEqual([
      [2, 'repeated', 'Ada Okafor', 'Northwind Robotics'],
      [3, 'optedOut', 'Ada', null],
      [4, 'others', null, null],
      [5, 'invalid', null, null],
      [6, 'invalid', null, null],
    ]);
    expect(plan.leftOut[0]?.why).toBe('Row 1 names the same contact.');
    expect(plan.expectedUsd).toBeGreaterThan(0);
    expect(plan.maxUsd).toBeGreaterThan(plan.expectedUsd ?? 0);
    expect(plan.minutes).toBeGreaterThan(0);
    expect(ai.requests).toHaveLength(0);
    const all = await core.get(PlanRun).execute(requestOf({ contacts, include: ['others', 'optedOut'] }));
    expect(all).toMatchObject({ willRun: 4, skipped: { optedOut: 0, others: 0 } });
  });

  it('expects what the newest generations took', async () => {
    const usage = core.get(UsageRepository);
    const generations = (daysAgo: number, msToReady: number) =>
      Array.from({ length: 2_000 }, () => buildUsageFact({ at: Date.now() - daysAgo * dayMs, msToReady }));
    const facts = [...generations(20, 600_000), ...generations(1, 60_000)];
    await Promise.all(facts.map((fact) => usage.add(fact)));
    expect(await core.get(PlanRun).execute(requestOf({ contacts: ids(4) }))).toMatchObject({ minutes: 1 });
  });

  it('leaves out who asked after a hand-over to be left alone, also before they were merged into another', async () => {
    const handOvers = core.get(HandOverRepository);
    const ending = { at: 1, because: 'opted_out', mail: null, bouncedAddress: null } as const;
    for (const hubspotId of ['101', '901']) {
      await handOvers.create(buildHandOver({ hubspotId, sandbox: true, ending }));
    }
    // The contact of the real CRM with the same id is somebody else.
    await handOvers.create(buildHandOver({ hubspotId: '103', sandbox: false, ending }));
    const merged = { hs_object_id: '102', hs_merged_object_ids: '901' };
    crm.contacts.set('102', buildContact({ id: '102', properties: { firstname: 'Ada', ...merged } }));
    const contacts = ids(4);
    const plan = await core.get(PlanRun).execute(requestOf({ contacts }));
    expect(plan).toMatchObject({ willRun: 2, skipped: { optedOut: 2 } });
    expect(plan.leftOut).toMatchObject([
      { hubspotId: '101', reason: 'optedOut', why: 'The contact has asked not to be written to again.' },
      { hubspotId: '102', reason: 'optedOut', why: 'The contact has asked not to be written to again.' },
    ]);
    const all = await core.get(PlanRun).execute(requestOf({ contacts, include: ['others', 'optedOut'] }));
    expect(all).toMatchObject({ willRun: 4, skipped: { optedOut: 0 } });
  });

  it('names the first hundred of those that are left out', async () => {
    const plan = await core.get(PlanRun).execute(requestOf({ contacts: Array.from({ length: 102 }, () => '100') }));
    expect(plan.skipped.repeated).toBe(101);
    expect(plan.leftOut).toHaveLength(100);
    expect(plan.leftOut[99]).toMatchObject({ row: 101 });
  });

  it('reads the members of a list once, and leaves out for whom somebody has generated lately', async () => {
    lists.ids.set('77', ids(3));
    const first = await start([], { listId: '77', contacts: undefined });
    lists.ids.set('77', ids(9));
    await work();
    expect((await view(first.id)).counts).toMatchObject({ ready: 3, pending: 0 });
    const plan = await core.get(PlanRun).execute(requestOf({ listId: '77' }));
    expect(plan).toMatchObject({ contacts: 9, willRun: 6, skipped: { recent: 3 } });
  });

  it('makes a record of each contact, tells what each cost, and ends', async () => {
    const run = await start([...ids(6), '100'], { language: 'de', serviceTier: 'flex' });
    expect(await work()).toBe(true);
    const { run: ended, counts, spentUsd } = await view(run.id);
    expect(ended).toMatchObject({ state: 'done', why: null, endedAt: expect.any(Number), leaseOwner: null });
    expect(counts).toEqual({ pending: 0, processing: 0, ready: 6, error: 0, skipped: 1 });
    const rows = await rowsOf(run.id);
    expect(rows[0]?.contactName).toBe('Ada Okafor');
    expect(rows[6]).toMatchObject({
      status: 'skipped',
      contactName: 'Ada Okafor',
      error: { message: 'Row 1 names the same contact.' },
    });
    expect(rows.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0)).toBeCloseTo(spentUsd, 8);
    const record = await core.get(HistoryRepository).findByContact(actor.userId, '100');
    expect(record?.id).toBe(rows[0]?.recordId);
    expect(record?.job.request).toMatchObject({ runId: run.id, language: 'de', serviceTier: 'flex' });
    expect(ai.requests).toHaveLength(6);
    expect(await work()).toBe(false);
  });

  it('names its contacts as the CRM does, and those of older runs as a record of the domain does', async () => {
    for (const [hubspotId, department] of [
      ['101', 'product-sales'],
      ['102', 'dt-sales'],
    ] as const) {
      const job = buildNewJob({ userId: 'colleague', hubspotId, properties: { firstname: 'Bo' } });
      await core.get(JobRepository).submit({ ...job, request: { ...job.request, department } });
      crm.contacts.set(hubspotId, buildContact({ id: hubspotId, properties: { hs_email_optout: 'true' } }));
    }
    const run = await start(ids(3), { include: [] });
    const rows = await rowsOf(run.id);
    expect(rows.map(({ status, contactName }) => [status, contactName])).toEqual([
      ['pending', 'Ada Okafor'],
      ['skipped', 'Bo'],
      ['skipped', null],
    ]);
  });

  it('keeps a sample contact apart from a real one with the same id', async () => {
    const jobs = core.get(JobRepository);
    for (const [hubspotId, isSample] of [
      ['101', false],
      ['102', true],
    ] as const) {
      const job = buildNewJob({ userId: 'colleague', hubspotId, now: Date.now() });
      const { id } = await jobs.submit({ ...job, request: { ...job.request, department: 'product-sales' } });
      const claim = await jobs.claim(id, { owner: 'worker', now: job.now, until: job.now + 60_000 });
      crm.contacts.set(hubspotId, buildContact({ id: hubspotId, properties: {} }));
      const [request, properties] = [claim?.job.request, { firstname: 'Bo' }];
      const sandbox = { crm: isSample, ai: isSample };
      await jobs.complete(id, 1, buildVersion({ request, properties, sandbox, readyAt: job.now }));
    }
    const run = await start(['101', '102']);
    expect(run.sandbox).toBe(true);
    expect(await rowsOf(run.id)).toMatchObject([
      { status: 'pending', contactName: null },
      { status: 'skipped', contactName: 'Bo', error: { message: expect.stringContaining('last 14 days') } },
    ]);
  });

  it('starts once for an idempotency key', async () => {
    const both = [await start(ids(2), { idempotencyKey: 'k' }), await start(ids(2), { idempotencyKey: 'k' })];
    expect(both[0]?.id).toBe(both[1]?.id);
    await expect(start(ids(3), { idempotencyKey: 'k' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('never spends more than its maximum, pauses there, and goes on with a higher one', async () => {
    const probe = await core.get(PlanRun).execute(requestOf({ contacts: ids(1) }));
    const maxCostUsd = (probe.maxUsd ?? 0) * 1.2;
    ai.usage = { inputTokens: 1_200, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 4_000 };
    const run = await start(ids(20), { maxCostUsd });
    await work();
    const capped = await view(run.id);
    expect(capped.run).toMatchObject({ state: 'paused', why: { code: 'budget_exhausted' } });
    expect(capped.spentUsd).toBeLessThanOrEqual(maxCostUsd);
    expect(capped.counts.ready).toBeGreaterThan(0);
    expect(capped.counts).toMatchObject({ processing: 0, error: 0 });
    expect(capped.counts.pending).toBe(20 - capped.counts.ready);
    expect(await work()).toBe(false);
    await control(run.id, { kind: 'resume', maxCostUsd: 100 });
    await work();
    expect(await view(run.id)).toMatchObject({ run: { state: 'done' }, counts: { ready: 20 } });
    expect(ai.requests).toHaveLength(20);
  });

  it('tells its own maximum, which its user can raise, from a limit', async () => {
    const pausedOf = async (maxCostUsd: number) => {
      const { id } = await start(ids(3), { maxCostUsd });
      await work();
      const { why, atMaximum } = presentRun(await view(id), departmentNames('Overture'));
      return [why?.code, atMaximum];
    };
    expect(await pausedOf(0.01)).toEqual(['budget_exhausted', true]);
    await core.get(SaveLimit).execute(auditActor, { scope: 'user', key: null, dailyUsd: 0.01 });
    expect(await pausedOf(100)).toEqual(['budget_exhausted', false]);
  });

  it('pauses before its first contact where the maximum pays for none, as the plan tells', async () => {
    const { maxUsd, contactUsd } = await core.get(PlanRun).execute(requestOf({ contacts: ids(1) }));
    expect(contactUsd).toBeGreaterThan(0);
    expect(maxUsd).toBe(upToCents(contactUsd ?? 0));
    const run = await start(ids(3), { maxCostUsd: 0.01 });
    await work();
    const { run: capped, spentUsd, counts } = await view(run.id);
    expect(capped).toMatchObject({ state: 'paused', why: { code: 'budget_exhausted' } });
    expect([spentUsd, counts.pending]).toEqual([0, 3]);
  });

  it('pauses at an error of an account, with its rows pending, and loses nothing when it goes on', async () => {
    const error = new AppError('ai_unauthorized', 'The key is not accepted.', { isFinal: true });
    const run = await start(ids(8));
    ai.failNextSequence(error, 8);
    await work();
    const stopped = await view(run.id);
    expect(stopped.run).toMatchObject({ state: 'paused', why: { code: 'ai_unauthorized' } });
    expect(stopped.counts).toMatchObject({ pending: 8, error: 0, processing: 0 });
    await control(run.id, { kind: 'resume', maxCostUsd: undefined });
    vi.spyOn(ai, 'writeSequence').mockRestore();
    await work();
    for (let tries = 0; (await view(run.id)).run.state !== 'done' && tries < 5; tries += 1) {
      await control(run.id, { kind: 'resume', maxCostUsd: undefined });
      await work();
    }
    expect((await view(run.id)).counts).toMatchObject({ ready: 8, pending: 0 });
  });

  it('begins nothing more once it is paused, finishes what it writes, and is stopped for good', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    ai.whileWriting = async () => {
      if (ai.requests.length === 4) begun.resolve();
      await gate.promise;
    };
    const run = await start(ids(20));
    const working = work();
    await begun.promise;
    await control(run.id, { kind: 'pause' });
    await control(run.id, { kind: 'pause' });
    // The worker looks every second.
    await vi.waitFor(async () => expect((await view(run.id)).run.state).toBe('paused'));
    // Only what a call is being made for counts as being written, and the rows tell the same.
    await vi.waitFor(async () => expect((await view(run.id)).counts).toMatchObject({ processing: 4, pending: 16 }), {
      timeout: 5_000,
    });
    gate.resolve();
    await working;
    const { counts } = await view(run.id);
    expect(counts).toMatchObject({ ready: 4, processing: 0, pending: 16 });
    expect(ai.requests).toHaveLength(4);
    await control(run.id, { kind: 'stop' });
    await control(run.id, { kind: 'stop' });
    for (const kind of ['pause', 'retry'] as const) {
      await expect(control(run.id, { kind })).rejects.toMatchObject({ code: 'conflict' });
    }
    await expect(control(run.id, { kind: 'resume', maxCostUsd: 9 })).rejects.toMatchObject({ code: 'conflict' });
    expect(await work()).toBe(false);
  });

  it('writes what it took back itself, and leaves what a person cancelled', async () => {
    await start(ids(3));
    await work();
    const run = await start(ids(3), { include: ['others', 'recent'] });
    const jobs = core.get(JobRepository);
    for (const [row, reason] of [
      [1, { ...takenBack, message: 'It was stopped, in other words.' }],
      [2, { code: 'conflict', message: 'Cancelled before it began.' }],
      [3, contactChanged],
    ] as const) {
      const [hubspotId = ''] = ids(1, 99 + row);
      const request = buildRequest({ department: 'product-sales', runId: run.id });
      const { id } = await jobs.submit(buildNewJob({ userId: actor.userId, hubspotId, request, now: Date.now() }));
      await core.get(RunRepository).begin(run.id, row);
      await jobs.cancel(id, reason, Date.now());
    }
    // The process that had begun them is gone.
    await work();
    await work();
    expect((await rowsOf(run.id)).map(({ status }) => status)).toEqual(['ready', 'error', 'ready']);
  });

  it('tries the failed ones again, and leaves out a contact that is being generated', async () => {
    const now = Date.now();
    const lease = { owner: 'worker', now, until: now + 600_000 };
    await core.get(JobRepository).submitClaimed(buildNewJob({ userId: actor.userId, hubspotId: '101', now }), lease);
    ai.failNextSequence(new AppError('validation_failed', 'No.', { isFinal: true }), 1);
    const run = await start(ids(3));
    await work();
    expect((await view(run.id)).counts).toMatchObject({ ready: 1, error: 1, skipped: 1 });
    expect((await rowsOf(run.id))[1]).toMatchObject({ status: 'skipped', error: { code: 'generation_in_progress' } });
    await control(run.id, { kind: 'retry' });
    await work();
    expect(await view(run.id)).toMatchObject({ run: { state: 'done' }, counts: { ready: 2, error: 0 } });
    await expect(control(run.id, { kind: 'retry' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('tries failed ones again where the maximum leaves too little, so that it can be raised', async () => {
    ai.failNextSequence(new AppError('validation_failed', 'No.', { isFinal: true }), 1);
    const run = await start(ids(2));
    await work();
    const { run: done, spentUsd } = await view(run.id);
    expect(done).toMatchObject({ state: 'done' });
    await core.get(RunRepository).change(run.id, (stored) => ({ ...stored, maxCostUsd: spentUsd }));
    expect(await control(run.id, { kind: 'retry' })).toMatchObject({ state: 'running' });
    await work();
    expect((await view(run.id)).run).toMatchObject({ state: 'paused', why: { code: 'budget_exhausted' } });
    await control(run.id, { kind: 'resume', maxCostUsd: 100 });
    await work();
    expect(await view(run.id)).toMatchObject({ run: { state: 'done' }, counts: { ready: 2, error: 0 } });
  });

  it('goes on in another process where a stopped one gave back what it was writing', async () => {
    const run = await start(ids(12));
    const stopping = new AbortController();
    ai.whileWriting = () => {
      if (ai.requests.length === 6) stopping.abort();
    };
    await work({ drain: stopping.signal, abort: stopping.signal });
    expect((await view(run.id)).run.state).toBe('running');
    await core.close();
    ai.whileWriting = () => {};
    core = await open();
    await core.get(RunRepository).change(run.id, (held) => ({ ...held, leaseOwner: null, leaseUntil: 0 }));
    await work();
    const { counts, spentUsd } = await view(run.id);
    expect(counts).toMatchObject({ ready: 12, error: 0 });
    const states = await core.get(SpendLedger).read([`run:${run.id}`], Date.now());
    expect(spentUsd).toBe(states.get(`run:${run.id}`)?.spentUsd);
  });
});
