import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditLog } from '../../audit/ports/audit-log.ts';
import { openCore, readSettings, type OpenCore } from '../../composition/index.ts';
import { JobQueue } from '../../records/ports/job-queue.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import { ProcessGeneration } from '../../writing/use-cases/process-generation.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import type { Outcome } from '../../records/domain/outcome.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { AiModelRepository } from '../../models/ports/ai-model-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { SpendLedger } from '../../limits/ports/spend-ledger.ts';
import {
  buildAiModel,
  buildContact,
  buildEngagement,
  buildHandOver,
  buildOutcome,
  buildNewJob,
  FakeCrmContacts,
  FakeCrmNotes,
  FakeCrmOutreach,
  FakeTextGenerator,
  FakeVendorModels,
  silentLogger,
} from '../../testing/index.ts';
import { FindActingUser } from '../../people/users/use-cases/find-acting-user.ts';
import type { BulkEntry } from '../domain/bulk-row.ts';
import type { BulkSummary } from '../domain/bulk-summary.ts';
import type { RowOutcome } from '../domain/row-outcome.ts';
import { BulkLedgers } from '../ports/bulk-ledger.ts';
import { RunBulk, type RunBulkInput } from './run-bulk.ts';

const firstPage = { page: 1, limit: 10 };
const never = new AbortController().signal;

describe('RunBulk', () => {
  let dataDir: string;
  let core: OpenCore;
  let crm: FakeCrmContacts;
  let notes: FakeCrmNotes;
  let outreach: FakeCrmOutreach;
  let ai: FakeTextGenerator;
  let vendor: FakeVendorModels;
  let userId: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'overture-bulk-'));
    crm = new FakeCrmContacts(Array.from({ length: 40 }, (_, i) => buildContact({ id: String(100 + i) })));
    notes = new FakeCrmNotes();
    outreach = new FakeCrmOutreach();
    ai = new FakeTextGenerator();
    vendor = new FakeVendorModels();
    core = await openCore(readSettings({ DATA_DIR: dataDir }), {
      logger: silentLogger,
      overrides: { crmContacts: crm, crmNotes: notes, crmOutreach: outreach, textGenerator: ai, vendorModels: vendor },
    });
    userId = (await core.get(FindActingUser).execute({ email: undefined })).id;
  });
  afterEach(async () => {
    await core.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const nothingYet = buildOutcome();
  /** A hand-over from the sample CRM, and what became of it. */
  const handedOver = (hubspotId: string, outcome: Partial<Outcome>) => {
    const handOver = buildHandOver({ hubspotId, sandbox: true, outcome: { ...nothingYet, ...outcome } });
    return core.get(HandOverRepository).create(handOver);
  };

  const rowsOf = (ids: readonly (string | number)[], more: Partial<BulkEntry> = {}): BulkEntry[] =>
    ids.map((id, index) => ({
      row: index + 1,
      line: index + 2,
      contact: String(id),
      hubspotId: String(id),
      prospectUrl: undefined,
      prompt: undefined,
      department: undefined,
      model: undefined,
      additionalInfo: '',
      ...more,
    }));

  const run = async (
    entries: readonly BulkEntry[],
    more: Partial<RunBulkInput> = {},
  ): Promise<{ summary: BulkSummary; outcomes: Map<number, RowOutcome> }> => {
    const outcomes = new Map<number, RowOutcome>();
    const ledger = more.ledger ?? core.get(BulkLedgers).open();
    const list = async function* () {
      yield* entries;
    };
    const summary = await core.get(RunBulk).execute({
      actor: { userId, role: 'superadmin', department: null },
      auditActor: { userId: null, name: 'cli:test' },
      entries: list(),
      defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model: undefined },
      serviceTier: 'default',
      concurrency: 4,
      via: 'inline',
      pushPlaybook: false,
      includeOptedOut: false,
      maxCostUsd: null,
      maxFailures: null,
      resumedSince: null,
      drain: never,
      abort: never,
      ...more,
      ledger,
      onOutcome: (outcome, how) => {
        expect(outcomes.has(outcome.row)).toBe(false);
        outcomes.set(outcome.row, outcome);
        return more.onOutcome?.(outcome, how);
      },
    });
    ledger.close();
    return { summary, outcomes };
  };
  const recordOf = (id: string) => core.get(HistoryRepository).findByContact(userId, id);
  const statuses = async () =>
    (await core.get(HistoryRepository).list({ userId }, { page: 1, limit: 50 })).items.map(({ job }) => job.status);

  it('makes an ordinary record of each contact, once, and an outcome of each row', async () => {
    const entries: BulkEntry[] = [
      ...rowsOf([100, 101, 100, 999]),
      { row: 5, line: 6, contact: 'x', problem: 'it names no contact.' },
    ];
    const { summary, outcomes } = await run(entries);
    expect(summary).toMatchObject({ ready: 2, errors: 2, skipped: 1, reused: 0, stopped: null });
    expect(outcomes.get(1)).toMatchObject({ status: 'ready', token_usage: { input_tokens: 1200, output_tokens: 300 } });
    expect(outcomes.get(1)).toMatchObject({ contactName: 'Ada Okafor', company: 'Northwind Robotics' });
    expect(outcomes.get(4)).toMatchObject({ contactName: null, company: null });
    expect(outcomes.get(3)).toMatchObject({ status: 'skipped', error: { message: 'Row 1 names the same contact.' } });
    expect(outcomes.get(4)).toMatchObject({ status: 'error', error: { code: 'crm_contact_not_found' } });
    expect(outcomes.get(5)).toMatchObject({ status: 'error', error: { message: 'Line 6: it names no contact.' } });
    expect(ai.requests).toHaveLength(2);
    // One paid call a row: the prompt holds the history, and no summary is bought.
    expect(ai.summaryRequests).toHaveLength(0);
    const record = await recordOf('100');
    expect(record?.job).toMatchObject({ status: 'ready', attempts: 1, fence: 1 });
    expect(outcomes.get(1)?.recordId).toBe(record?.id);
    expect(summary.spentUsd).toBeCloseTo(2 * (record?.results[0]?.provenance.costUsd ?? 0), 8);
  });

  it('skips who opted out of email, unless it is told not to, which the audit log names', async () => {
    crm.contacts.set('101', buildContact({ id: '101', properties: { hs_email_optout: 'true' } }));
    const audited = async () => (await core.get(AuditLog).list({ actions: ['opted_out_included'] }, firstPage)).items;
    const skipping = await run(rowsOf([100, 101]));
    expect(skipping.summary).toMatchObject({ ready: 1, skipped: 1, errors: 0 });
    expect(skipping.outcomes.get(2)).toMatchObject({ status: 'skipped', error: { code: 'contact_opted_out' } });
    expect(await recordOf('101')).toBeNull();
    expect(await audited()).toEqual([]);
    expect((await run(rowsOf([100, 101]), { includeOptedOut: true })).summary).toMatchObject({ ready: 2, skipped: 0 });
    expect(await audited()).toMatchObject([{ target: '101', actor: { name: 'cli:test' } }]);
  });

  it('pays nothing for who asked by mail to be left alone, however that is known', async () => {
    const emails = [
      buildEngagement({
        id: 'stop',
        properties: {
          hs_timestamp: '2025-11-03T09:00:00Z',
          hs_email_direction: 'INCOMING_EMAIL',
          hs_email_text: 'Please remove me from your list.',
        },
      }),
    ];
    crm.contacts.set('101', buildContact({ id: '101', engagements: { ...buildContact().engagements, emails } }));
    await handedOver('102', { optedOut: true });
    const entries = rowsOf([100, 101, 102]);
    const { summary, outcomes } = await run(entries);
    expect(summary).toMatchObject({ ready: 1, skipped: 2, errors: 0 });
    const error = { code: 'contact_opted_out', message: 'The contact has asked not to be written to again.' };
    const contactName = 'Ada Okafor';
    for (const row of [2, 3]) expect(outcomes.get(row)).toMatchObject({ status: 'skipped', contactName, error });
    expect(ai.requests).toHaveLength(1);
    expect((await run(entries, { includeOptedOut: true })).summary).toMatchObject({ ready: 3, skipped: 0 });
    const audited = await core.get(AuditLog).list({ actions: ['opted_out_included'] }, firstPage);
    expect(audited.items.map(({ target }) => target).toSorted()).toEqual(['101', '102']);
  });

  it('writes anew what would be written differently, and only that', async () => {
    await run(rowsOf([100, 101, 102]));
    const known = buildContact({ id: '101' });
    crm.contacts.set('101', {
      ...known,
      properties: { ...known.properties, lastmodifieddate: '2026-02-02' },
      engagements: {
        ...known.engagements,
        notes: [
          buildEngagement({ properties: { hs_note_body: '<p>x</p><p><em>Overture ref overture-1-v1</em></p>' } }),
          ...(crm.contacts.get('101')?.engagements.notes ?? []),
        ],
      },
    });
    crm.contacts.set(
      '102',
      buildContact({ id: '102', engagements: { ...known.engagements, notes: [buildEngagement()] } }),
    );
    const { summary, outcomes } = await run(rowsOf([100, 101, 102]));
    expect(summary).toMatchObject({ ready: 3, reused: 2 });
    expect(outcomes.get(1)?.costUsd).toBeGreaterThan(0);
    expect(ai.requests).toHaveLength(4);
    expect((await run(rowsOf([100], { additionalInfo: 'They moved.' }))).summary).toMatchObject({
      ready: 1,
      reused: 0,
    });
    expect((await recordOf('100'))?.results).toHaveLength(2);
  });

  it('takes a result of the run it resumes for the row’s own, without reading the contact again', async () => {
    const startedAt = Date.now();
    await run(rowsOf([100, 101]));
    crm.contacts.set('100', buildContact({ id: '100', properties: { firstname: 'Changed' } }));
    const reads = crm.calls.length;
    expect((await run(rowsOf([100, 101]), { resumedSince: startedAt })).summary).toMatchObject({ ready: 2, reused: 2 });
    expect(crm.calls).toHaveLength(reads);
    const later = await run(rowsOf([100, 101]), { resumedSince: Date.now() + 60_000 });
    expect(later.summary).toMatchObject({ ready: 2, reused: 1 });
  });

  it('leaves out the rows that ended before, and still knows their contacts', async () => {
    const ledger = core.get(BulkLedgers).open();
    ledger.noteEnded(1, '100');
    const { outcomes } = await run(rowsOf([100, 101, 100]), { ledger });
    expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(outcomes.get(3)?.status).toBe('skipped');
    const other = core.get(BulkLedgers).open();
    other.noteEnded(1, '777');
    await expect(run(rowsOf([100]), { ledger: other })).rejects.toThrow('The results are of another list');
  });

  it('carries out what a killed run left, and leaves alone what somebody else is generating', async () => {
    const abort = new AbortController();
    ai.whileWriting = () => abort.abort();
    // The run is killed before it can cancel the row that it had prepared.
    const takingBack = vi.spyOn(core.get(JobRepository), 'cancel').mockResolvedValueOnce(false);
    expect((await run(rowsOf([100]), { abort: abort.signal, drain: abort.signal })).outcomes.size).toBe(0);
    ai.whileWriting = () => {};
    takingBack.mockRestore();
    expect((await recordOf('100'))?.job.status).toBe('pending');
    await core.get(JobRepository).submit(buildNewJob({ userId, hubspotId: '101', now: Date.now() }));
    const { outcomes } = await run(rowsOf([100, 101]));
    expect(outcomes.get(1)).toMatchObject({ status: 'ready' });
    expect(outcomes.get(2)).toMatchObject({ status: 'error', error: { code: 'generation_in_progress' } });
    expect((await recordOf('100'))?.results).toHaveLength(1);
  });

  it.each([
    ['of the usual length', { inputTokens: 3_000, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 3_500 }],
    [
      'that end at the limit, all of them after a repair',
      { inputTokens: 8_000, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 32_000 },
    ],
  ])('never passes its cap, calls in flight counted, with answers %s', async (_name, usage) => {
    ai.usage = usage;
    ai.whileWriting = () => new Promise((resolve) => setTimeout(resolve, 5));
    const { summary } = await run(rowsOf(Array.from({ length: 40 }, (_, i) => 100 + i)), {
      maxCostUsd: 1.2,
      concurrency: 16,
    });
    expect(summary.stopped).toEqual({ kind: 'cost' });
    expect(summary.spentUsd).toBeLessThanOrEqual(1.2);
    expect(summary.spentUsd).toBeGreaterThan(0.8);
  });

  it('counts answers that are paid for and none, as the vendor tells it, against its cap', async () => {
    const usage = { inputTokens: 8_000, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 32_000 };
    ai.failNextSequence(new AppError('ai_bad_answer', 'The AI gave an empty answer.', { isFinal: true }), 40, [usage]);
    const spent: (number | null)[] = [];
    const { summary } = await run(rowsOf(Array.from({ length: 10 }, (_, i) => 100 + i)), {
      maxCostUsd: 1.2,
      onOutcome: (_outcome, { spentUsd }) => void spent.push(spentUsd),
    });
    expect(summary).toMatchObject({ errors: 3, stopped: { kind: 'cost' } });
    expect(summary.spentUsd).toBeCloseTo(3 * 0.33, 8);
    expect(spent).toEqual([0.33, 0.33, 0.33]);
  });

  it('takes an answer for as long as it may be where the vendor does not tell, and does not try past its cap', async () => {
    ai.failNextSequence(new AppError('ai_bad_answer', 'The AI was cut off.'), 40, [null, null]);
    const { summary } = await run(rowsOf([100]), { maxCostUsd: 0.7, concurrency: 1 });
    expect(summary).toMatchObject({ errors: 0, spentUsd: 0, stopped: { kind: 'cost' } });
    expect(ai.requests).toHaveLength(1);
    expect(summary.reservedUsd).toBeGreaterThan(0.35);
    expect(summary.reservedUsd).toBeLessThanOrEqual(0.7);
  });

  it('counts a call that ended by its deadline, and one whose usage nobody told, as if it was paid for', async () => {
    ai.failNextSequence(new AppError('ai_unavailable', 'It did not answer in time.'), 1, [null]);
    const late = await run(rowsOf([100]), { maxCostUsd: 0.5, concurrency: 1 });
    expect(late.summary).toMatchObject({ errors: 0, spentUsd: 0, stopped: { kind: 'cost' } });
    expect(late.summary.reservedUsd).toBeGreaterThan(0.17);
    ai.usage = null;
    const costs: unknown[] = [];
    const onOutcome: RunBulkInput['onOutcome'] = (_outcome, cost) => void costs.push(cost);
    const silent = await run(rowsOf([101]), { maxCostUsd: 0.5, concurrency: 1, onOutcome });
    expect(silent.summary).toMatchObject({ ready: 1, stopped: null, unpriced: 0, spentUsd: 0 });
    expect(silent.summary.reservedUsd).toBeGreaterThan(0.17);
    expect(costs).toEqual([{ reused: false, spentUsd: 0, reservedUsd: silent.summary.reservedUsd }]);
    expect(silent.outcomes.get(1)?.costUsd).toBeNull();
  });

  it('refuses only rows whose price nobody knows where there is a cap, and says how to name one', async () => {
    const priced = { input: 1, cachedInput: 1, cacheWrite: 1, output: 1 };
    const models = core.get(AiModelRepository);
    await models.create(buildAiModel({ aiModel: 'unpriced-8b' }));
    await models.create(buildAiModel({ aiModel: 'priced-8b', price: priced }));
    const rows = [...rowsOf([100], { model: 'unpriced-8b' }), ...rowsOf(['-', 101], { model: 'priced-8b' }).slice(1)];
    const { outcomes } = await run(rows, { maxCostUsd: 1 });
    expect(outcomes.get(1)).toMatchObject({
      status: 'error',
      error: { code: 'validation_failed', message: expect.stringContaining('Name its price under AI Models') },
    });
    expect(outcomes.get(2)).toMatchObject({ status: 'ready', costUsd: 0.0015 });
    const uncapped = await run(rowsOf([102], { model: 'unpriced-8b' }));
    expect(uncapped.summary).toMatchObject({ ready: 1, unpriced: 1, spentUsd: 0 });
    expect(uncapped.outcomes.get(1)?.costUsd).toBeNull();
  });

  it('reserves what the replacement costs, which may have to write should the model end in the run', async () => {
    const price = (each: number) => ({ input: each, cachedInput: each, cacheWrite: each, output: each });
    const models = core.get(AiModelRepository);
    await models.create(buildAiModel({ aiModel: 'ending-8b', price: price(1), replacement: 'dear-8b' }));
    await models.create(buildAiModel({ aiModel: 'dear-8b', price: price(50) }));
    const { summary } = await run(rowsOf([100], { model: 'ending-8b' }), { maxCostUsd: 1 });
    expect(summary).toMatchObject({ ready: 0, spentUsd: 0, stopped: { kind: 'cost' } });
    expect(ai.requests).toHaveLength(0);
    const enough = await run(rowsOf([100], { model: 'ending-8b' }), { maxCostUsd: 5 });
    expect(enough.summary).toMatchObject({ ready: 1, stopped: null });
    expect(enough.summary.spentUsd).toBeLessThan(0.1);
  });

  it('waits as the vendor asks, and tries again what may pass', async () => {
    ai.failNextSequence(new AppError('ai_rate_limited', 'Wait.', { retryAfterMs: 30 }), 2);
    const { summary } = await run(rowsOf([100, 101]));
    expect(summary).toMatchObject({ ready: 2, errors: 0 });
    expect((await recordOf('100'))?.job.attempts).toBe(1);
  });

  it('has nothing left to resume where it was interrupted while its last rows were written', async () => {
    const drain = new AbortController();
    ai.whileWriting = () => drain.abort();
    const { summary } = await run(rowsOf([100]), { drain: drain.signal });
    expect(summary).toMatchObject({ ready: 1, stopped: null });
  });

  it('stops for what concerns the account, without an outcome for rows that were not tried', async () => {
    ai.failNextSequence(new AppError('ai_unauthorized', 'The key is refused.'), 40);
    const { summary, outcomes } = await run(rowsOf(Array.from({ length: 40 }, (_, i) => 100 + i)));
    expect(summary.stopped).toMatchObject({ kind: 'account', error: { code: 'ai_unauthorized' } });
    expect(outcomes.size).toBe(0);
    expect(ai.requests.length).toBeLessThanOrEqual(4);
    crm.failNext(new AppError('crm_unauthorized', 'The key is refused.'));
    expect((await run(rowsOf([100]))).summary.stopped).toMatchObject({ error: { code: 'crm_unauthorized' } });
  });

  it('stops at the first row whose model the vendor has ended, and pays for none of them', async () => {
    vendor.models = [{ id: 'gpt-5', created: 1, shutdownDate: '2026-11-16' }];
    const { summary, outcomes } = await run(rowsOf([100, 101], { model: 'gpt-5' }));
    expect(summary.stopped).toMatchObject({
      kind: 'account',
      error: { code: 'model_unavailable', message: expect.stringContaining('GPT-5 (default) ended on Nov 16, 2026') },
    });
    expect([outcomes.size, ai.requests.length]).toEqual([0, 0]);
  });

  it('stops too when the vendor ends the model while the run goes on', async () => {
    ai.failNextSequence(new AppError('model_unavailable', 'The model is gone.'), 40);
    const { summary, outcomes } = await run(rowsOf([100, 101]), { concurrency: 1 });
    expect(summary.stopped).toMatchObject({ kind: 'account', error: { code: 'model_unavailable' } });
    expect(outcomes.size).toBe(0);
  });

  it('ends without an outcome for its rows when the CRM does not say whose it is', async () => {
    crm.describeAccount = () => Promise.reject(new AppError('crm_unavailable', 'The CRM does not answer.'));
    const outcomes: RowOutcome[] = [];
    const onOutcome = (outcome: RowOutcome) => void outcomes.push(outcome);
    await expect(run(rowsOf([100, 101, 102]), { onOutcome })).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(outcomes).toEqual([]);
  });

  it('reads on after the CRM asked for patience, without losing or doubling a row', async () => {
    crm.failNext(new AppError('crm_rate_limited', 'Wait.', { retryAfterMs: 10 }), 3);
    const { summary, outcomes } = await run(rowsOf([100, 101, 102, 103]));
    expect(summary).toMatchObject({ ready: 4, stopped: null });
    expect(outcomes.size).toBe(4);
  });

  it('stops once too many rows failed', async () => {
    const { summary } = await run(rowsOf(Array.from({ length: 40 }, (_, i) => 900 + i)), {
      maxFailures: 3,
      concurrency: 1,
    });
    expect(summary).toMatchObject({ errors: 3, stopped: { kind: 'failures' } });
  });

  it('stops for Ctrl-C, also while the list has nothing to say', async () => {
    const drain = new AbortController();
    const silent = async function* (): AsyncGenerator<BulkEntry> {
      yield* rowsOf([100]);
      await new Promise(() => {});
    };
    setTimeout(() => drain.abort(), 50);
    const { summary } = await run([], { entries: silent(), drain: drain.signal });
    expect(summary.stopped).toEqual({ kind: 'interrupted' });
  });

  it('makes no more calls at once than it may, and on Ctrl-C none beyond those in flight', async () => {
    const drain = new AbortController();
    const [held, isFull] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    ai.whileWriting = () => {
      if (ai.requests.length === 4) isFull.resolve();
      return held.promise;
    };
    const running = run(rowsOf(Array.from({ length: 40 }, (_, i) => 100 + i)), { drain: drain.signal });
    await isFull.promise;
    // The next rows are prepared and claimed, and wait for their calls.
    await expect.poll(async () => (await statuses()).length).toBe(8);
    expect(ai.requests).toHaveLength(4);
    drain.abort();
    held.resolve();
    const { summary, outcomes } = await running;
    expect(summary).toMatchObject({ ready: 4, stopped: { kind: 'interrupted' } });
    expect(outcomes.size).toBe(4);
    expect(ai.requests).toHaveLength(4);
    // Rows that were only prepared are cancelled, because a worker would otherwise write and pay for them.
    expect(await statuses()).toEqual(['ready', 'ready', 'ready', 'ready']);
  });

  it('makes the next call while the cost of an answer is still being counted', async () => {
    const spending = core.get(SpendLedger);
    const isTold = Promise.withResolvers<void>();
    const settle = spending.settle.bind(spending);
    vi.spyOn(spending, 'settle').mockImplementation((...told) => isTold.promise.then(() => settle(...told)));
    const running = run(rowsOf([100, 101]), { concurrency: 1 });
    await expect.poll(() => ai.requests.length).toBe(2);
    isTold.resolve();
    expect((await running).summary).toMatchObject({ ready: 2 });
  });

  it('takes back on Ctrl-C what waits for a later try, too', async () => {
    const drain = new AbortController();
    ai.failNextSequence(new AppError('ai_rate_limited', 'Wait.', { retryAfterMs: 3_600_000 }), 4);
    const running = run(rowsOf([100, 101, 102]), { drain: drain.signal });
    await expect.poll(statuses).toEqual(['pending', 'pending', 'pending']);
    drain.abort();
    const { summary, outcomes } = await running;
    expect(summary).toMatchObject({ ready: 0, errors: 0, stopped: { kind: 'interrupted' } });
    expect(outcomes.size).toBe(0);
    expect(await statuses()).toEqual([]);
  });

  it('writes anew what a killed run left, if the contact has changed since', async () => {
    const abort = new AbortController();
    ai.whileWriting = () => abort.abort();
    const takingBack = vi.spyOn(core.get(JobRepository), 'cancel').mockResolvedValue(false);
    await run(rowsOf([100, 101]), { abort: abort.signal, drain: abort.signal, concurrency: 2 });
    ai.whileWriting = () => {};
    takingBack.mockRestore();
    expect(await statuses()).toEqual(['pending', 'pending']);
    // A worker begins one of them before the run goes on.
    const begun = (await recordOf('101'))?.id ?? '';
    const now = Date.now();
    expect(await core.get(JobRepository).claim(begun, { owner: 'dead', now, until: now - 1 })).not.toBeNull();
    for (const id of ['100', '101']) {
      crm.contacts.set(id, buildContact({ id, properties: { firstname: 'Has left' } }));
    }
    const requests = ai.requests.length;
    const spent = new Map<number, number | null>();
    const onOutcome: RunBulkInput['onOutcome'] = ({ row }, { spentUsd }) => void spent.set(row, spentUsd);
    const { summary, outcomes } = await run(rowsOf([100, 101]), { onOutcome });
    expect([outcomes.get(1)?.status, outcomes.get(2)?.status]).toEqual(['ready', 'ready']);
    // What nobody had begun costs nothing.
    expect(ai.requests.length - requests).toBe(1 + 2);
    const each = outcomes.get(1)?.costUsd ?? 0;
    expect([...spent]).toEqual([
      [1, expect.closeTo(each, 8)],
      [2, expect.closeTo(2 * each, 8)],
    ]);
    expect(summary.spentUsd).toBeCloseTo(3 * each, 8);
    for (const id of ['100', '101']) {
      expect((await recordOf(id))?.results[0]?.properties['firstname']).toBe('Has left');
    }
  });

  it('hands rows to the fleet and follows them', async () => {
    const consumer = await core.get(JobQueue).consume(
      async (delivery) => {
        await core.get(ProcessGeneration).execute(delivery);
      },
      { concurrency: 3 },
    );
    const { summary } = await run(rowsOf([100, 101, 102, 103, 104]), { via: 'queue', concurrency: 10 });
    await consumer.stop(1_000);
    expect(summary).toMatchObject({ ready: 5, errors: 0, stopped: null });
  });

  describe('through the workers', () => {
    const useless = new AppError('ai_bad_answer', 'The AI gave an answer that could not be read.');
    const longest = { inputTokens: 8_000, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 16_000 };
    const runOfFleet = async (more: Partial<RunBulkInput>) => {
      const consumer = await core.get(JobQueue).consume(
        async (delivery) => {
          await core.get(ProcessGeneration).execute(delivery);
        },
        { concurrency: 3 },
      );
      const ended = await run(rowsOf([100]), { via: 'queue', concurrency: 10, ...more });
      await consumer.stop(1_000);
      return ended;
    };

    it('charges each useless call before a good one', async () => {
      const jobs = core.get(JobRepository);
      const reschedule = jobs.reschedule.bind(jobs);
      // Without the pause after each attempt.
      vi.spyOn(jobs, 'reschedule').mockImplementation((id, fence, to) =>
        reschedule(id, fence, { ...to, availableAt: to.now }),
      );
      ai.failNextSequence(useless, 2, [longest, longest]);
      const costs: unknown[] = [];
      const { summary } = await runOfFleet({ maxCostUsd: 2, onOutcome: (_outcome, cost) => void costs.push(cost) });
      const usd = 4 * 0.17 + 0.003375;
      expect(summary).toMatchObject({ ready: 1, stopped: null, spentUsd: expect.closeTo(usd, 8), reservedUsd: 0 });
      expect(costs).toEqual([{ reused: false, spentUsd: expect.closeTo(usd, 8), reservedUsd: 0 }]);
    });

    it('takes a row back whose next attempt would pass the cap', async () => {
      ai.failNextSequence(useless, 40, [longest, longest]);
      const { summary, outcomes } = await runOfFleet({ maxCostUsd: 0.6 });
      expect(summary).toMatchObject({ ready: 0, errors: 0, stopped: { kind: 'cost' }, spentUsd: expect.closeTo(0.34) });
      expect([outcomes.size, ai.requests.length]).toEqual([0, 1]);
      expect(await statuses()).toEqual([]);
    });
  });

  it('hands each sequence over once, and says of a row why it could not', async () => {
    await expect(run(rowsOf([100]), { handOver: 'tasks' })).rejects.toMatchObject({ code: 'crm_user_unknown' });
    const { email } = await core.get(FindActingUser).execute({ email: undefined });
    outreach.users.push({ ownerId: 'owner-1', userId: '1', name: 'Kim', email });
    outreach.failNext(new AppError('crm_unavailable', 'HubSpot did not accept it: no.', { isFinal: true }));
    const refused = await run(rowsOf([100]), { handOver: 'tasks' });
    expect(refused.outcomes.get(1)).toMatchObject({ status: 'error', error: { code: 'crm_unavailable' } });
    expect((await run(rowsOf([101]), { handOver: 'tasks' })).summary).toMatchObject({ ready: 1 });
    const emails = (await recordOf('101'))?.results[0]?.answer.emails.length;
    expect(outreach.tasks.map(({ contactId }) => contactId)).toEqual(Array(emails).fill('101'));
    expect(outreach.tasks[0]).toMatchObject({ ownerId: 'owner-1' });
    await run(rowsOf([101]), { handOver: 'tasks' });
    expect(outreach.tasks).toHaveLength(emails ?? 0);
  });

  it('hands nothing over to whom Overture found opted out or bounced, and says so of the row', async () => {
    const { email } = await core.get(FindActingUser).execute({ email: undefined });
    outreach.users.push({ ownerId: 'owner-1', userId: '1', name: 'Kim', email });
    await handedOver('100', { optedOut: true });
    await handedOver('101', { bouncedAt: 1 });
    const request = { handOver: 'tasks', includeOptedOut: true } as const;
    const { summary, outcomes } = await run(rowsOf([100, 101, 102]), request);
    expect(summary).toMatchObject({ ready: 1, errors: 2, stopped: null });
    expect(outcomes.get(1)).toMatchObject({ status: 'error', error: { code: 'contact_opted_out' } });
    expect(outcomes.get(2)).toMatchObject({ status: 'error', error: { code: 'contact_bounced' } });
    expect(new Set(outreach.tasks.map(({ contactId }) => contactId))).toEqual(new Set(['102']));
  });

  describe('when an account fails after the generation', () => {
    const refused = new AppError('crm_unauthorized', 'The key is refused.', { isFinal: true });
    const ids = Array.from({ length: 20 }, (_, i) => 100 + i);

    it.each([
      ['resumed', true],
      ['repeated', false],
    ])('stops the run, and files and hands over what was generated once it is %s', async (_name, isResumed) => {
      const { email } = await core.get(FindActingUser).execute({ email: undefined });
      outreach.users.push({ ownerId: 'owner-1', userId: '1', name: 'Kim', email });
      const startedAt = Date.now();
      const what = { pushPlaybook: true, handOver: 'tasks', concurrency: 2 } as const;
      const filing = vi.spyOn(notes, 'add').mockRejectedValue(refused);
      const first = await run(rowsOf(ids), what);
      expect(first.summary).toMatchObject({ ready: 0, errors: 0, stopped: { kind: 'account', error: refused } });
      expect(first.outcomes.size).toBe(0);
      const paid = ai.requests.length;
      expect(paid).toBeLessThanOrEqual(6);
      filing.mockRestore();

      // The second account that fails is found while the tasks of a row are placed.
      const again = { ...what, resumedSince: isResumed ? startedAt : null };
      outreach.failNext(refused);
      const second = await run(rowsOf(ids), again);
      expect(second.summary).toMatchObject({ errors: 0, stopped: { kind: 'account', error: refused } });
      const third = await run(rowsOf(ids), again);
      expect(third.summary).toMatchObject({ ready: 20, errors: 0, stopped: null });
      expect(ai.requests).toHaveLength(20);
      expect(new Set(notes.filed.map(({ contactId }) => contactId)).size).toBe(20);
      expect(notes.filed).toHaveLength(20);
      const emails = (await recordOf('100'))?.results[0]?.answer.emails.length ?? 0;
      expect(outreach.tasks).toHaveLength(20 * emails);
    });

    it.each(['crm_user_unknown', 'crm_daily_limit', 'sandbox_output'] as const)('stops for %s', async (code) => {
      notes.failNext(new AppError(code, 'No.'), 40);
      const { summary, outcomes } = await run(rowsOf(ids), { pushPlaybook: true, concurrency: 1 });
      expect(summary).toMatchObject({ errors: 0, stopped: { kind: 'account', error: { code } } });
      expect(outcomes.size).toBe(0);
    });

    it('goes on after an error of one contact', async () => {
      notes.failNext(new AppError('crm_unavailable', 'HubSpot did not accept it: no.', { isFinal: true }));
      const { summary } = await run(rowsOf([100, 101, 102]), { pushPlaybook: true, concurrency: 1 });
      expect(summary).toMatchObject({ ready: 2, errors: 1, stopped: null });
    });
  });
});
