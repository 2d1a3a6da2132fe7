import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCore, readSettings, type OpenCore } from '../../composition/index.ts';
import { JobRepository } from '../../generation/ports/job-repository.ts';
import { CancelGeneration } from '../../generation/use-cases/cancel-generation.ts';
import { ProcessGeneration } from '../../generation/use-cases/process-generation.ts';
import { SweepJobs } from '../../generation/use-cases/sweep-jobs.ts';
import { UnusableAnswer } from '../../generation/domain/unusable-answer.ts';
import { HistoryRepository } from '../../history/ports/history-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import {
  buildContact,
  FakeBatchJournal,
  FakeCrmContacts,
  FakeTextBatches,
  FakeTextGenerator,
  silentLogger,
} from '../../testing/index.ts';
import { FindActingUser } from '../../users/use-cases/find-acting-user.ts';
import type { RowOutcome } from '../domain/row-outcome.ts';
import { BulkLedgers } from '../ports/bulk-ledger.ts';
import { RunBulk, type BulkSummary, type RunBulkInput } from './run-bulk.ts';

const never = new AbortController().signal;

describe('RunBulk by batches', () => {
  let dataDir: string;
  let core: OpenCore;
  let crm: FakeCrmContacts;
  let ai: FakeTextGenerator;
  let vendor: FakeTextBatches;
  let journal: FakeBatchJournal;
  let userId: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'overture-batch-'));
    ai = new FakeTextGenerator();
    vendor = new FakeTextBatches();
    journal = new FakeBatchJournal();
    crm = new FakeCrmContacts(Array.from({ length: 20 }, (_, i) => buildContact({ id: String(100 + i) })));
    core = await openCore(readSettings({ DATA_DIR: dataDir }), {
      logger: silentLogger,
      overrides: { crmContacts: crm, textGenerator: ai, textBatches: vendor },
    });
    userId = (await core.get(FindActingUser).execute({ email: undefined })).id;
  });
  afterEach(async () => {
    await core.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = async (
    ids: readonly number[],
    more: Partial<RunBulkInput> & { readonly mostRequests?: number } = {},
  ): Promise<{ summary: BulkSummary; outcomes: Map<number, RowOutcome> }> => {
    const outcomes = new Map<number, RowOutcome>();
    const ledger = core.get(BulkLedgers).open();
    const { mostRequests, ...input } = more;
    const summary = await core.get(RunBulk).execute({
      actor: { userId, role: 'superadmin', department: null },
      auditActor: { userId: null, name: 'cli:test' },
      entries: (async function* () {
        for (const [index, id] of ids.entries()) {
          const named = { contact: String(id), hubspotId: String(id), prospectUrl: undefined };
          const open = { prompt: undefined, department: undefined, model: undefined, additionalInfo: '' };
          yield { row: index + 1, line: index + 2, ...named, ...open };
        }
      })(),
      defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model: undefined },
      serviceTier: 'default',
      concurrency: 3,
      via: 'inline',
      batch: { journal, onProgress: () => {}, ...(mostRequests === undefined ? {} : { mostRequests }) },
      pushPlaybook: false,
      maxCostUsd: null,
      maxFailures: null,
      ledger,
      resumedSince: null,
      drain: never,
      abort: never,
      ...input,
      onOutcome: (outcome) => {
        expect(outcomes.has(outcome.row)).toBe(false);
        outcomes.set(outcome.row, outcome);
      },
    });
    ledger.close();
    return { summary, outcomes };
  };
  const recordOf = (id: number) => core.get(HistoryRepository).findByContact(userId, String(id));

  it('ends each row by its batch, sliced, at half the price, and calls nobody live', async () => {
    const { summary, outcomes } = await run([100, 101, 102, 103, 104], { mostRequests: 2 });
    expect(summary).toMatchObject({ ready: 5, errors: 0, stopped: null });
    expect(vendor.batches.map(({ ids }) => ids.length).toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
    expect(vendor.forgotten).toHaveLength(3);
    expect(journal.slices().every(({ state }) => state === 'collected')).toBe(true);
    expect(ai.requests).toHaveLength(0);
    const record = await recordOf(100);
    expect(record?.job).toMatchObject({ status: 'ready', waitReason: null, fence: 1, attempts: 0 });
    expect(record?.results[0]?.provenance).toMatchObject({ model: 'gpt-5-2025-08-07', costUsd: 0.0016875 });
    expect(record?.results[0]?.playbook.keyInsights).not.toBe('');
    expect(outcomes.get(1)).toMatchObject({ costUsd: 0.0016875, recordId: record?.id });
    expect(summary.spentUsd).toBeCloseTo(5 * 0.0016875, 8);
    expect((await run([100, 101])).summary).toMatchObject({ ready: 2, reused: 2 });
  });

  it('keeps worker and sweep away from what a batch writes, and says what it waits for', async () => {
    vendor.whileRunning = async () => {
      const record = await recordOf(100);
      expect(record?.job).toMatchObject({ status: 'pending', waitReason: { code: 'generation_in_progress' } });
      expect(record?.job.waitReason?.message).toMatch(/^With OpenAI's batch [\w-]+, up to 24 hours$/);
      expect(await core.get(ProcessGeneration).execute({ recordId: record?.id ?? '' })).toBe('none');
      expect(await core.get(SweepJobs).execute()).toBe(0);
      // Another run of the list, live, finds the row taken.
      const { outcomes } = await run([100], { batch: undefined });
      expect(outcomes.get(1)).toMatchObject({ status: 'error', error: { code: 'generation_in_progress' } });
    };
    expect((await run([100])).summary).toMatchObject({ ready: 1 });
    expect(ai.requests).toHaveLength(0);
  });

  it('lets a cancel and a submit anew win over a late answer', async () => {
    vendor.whileRunning = async (looks) => {
      if (looks > 1) return;
      const cancel = core.get(CancelGeneration);
      await cancel.execute({ userId, hubspotId: '100' });
      await cancel.execute({ userId, hubspotId: '101' });
      expect(await recordOf(100)).toBeNull();
    };
    const { outcomes } = await run([100, 101, 102]);
    expect(outcomes.get(1)).toMatchObject({ status: 'error', error: { code: 'not_found' } });
    expect(outcomes.get(3)).toMatchObject({ status: 'ready' });
    expect(await recordOf(100)).toBeNull();
    // The next version of a ready one, cancelled: what was ready stays.
    vendor.whileRunning = () =>
      core
        .get(CancelGeneration)
        .execute({ userId, hubspotId: '102' })
        .catch(() => {});
    crm.contacts.set('102', buildContact({ id: '102', properties: { firstname: 'Changed' } }));
    await run([102]);
    expect((await recordOf(102))?.job.status).toBe('error');
    expect((await recordOf(102))?.results).toHaveLength(1);
  });

  it('tells lines in error by their codes, and leaves what a batch did not come to for a resumed run', async () => {
    vendor.ends = 'expired';
    vendor.resultOf = (place, customId) => {
      const usage = { inputTokens: 800, cachedTokens: 0, outputTokens: 200 };
      if (place === 1) return new UnusableAnswer('The AI declined.', { isFinal: true, usage, serviceTier: 'batch' });
      return place === 2 ? null : new FakeTextBatches().resultOf(place, customId);
    };
    const { summary, outcomes } = await run([100, 101, 102], { concurrency: 1 });
    expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(outcomes.get(2)).toMatchObject({ status: 'error', error: { code: 'ai_bad_answer' } });
    // Half of 800 and 200 tokens' price, for an answer that is none.
    expect(summary.spentUsd).toBeCloseTo(0.0016875 + 0.0015, 8);
    expect(summary.stopped).toMatchObject({ kind: 'batch', left: 1, message: expect.stringContaining('expired') });
    expect((await recordOf(102))?.job).toMatchObject({ status: 'error', error: { code: 'ai_unavailable' } });
    vendor.ends = 'completed';
    vendor.resultOf = new FakeTextBatches().resultOf;
    const resumed = await run([100, 101, 102], { resumedSince: 0 });
    expect(resumed.summary).toMatchObject({ ready: 3, reused: 1, stopped: null });
  });

  it('submits once though the answer to it was lost, and waits for what is on its way', async () => {
    vendor.onceBegun = () => {
      vendor.onceBegun = () => {};
      throw new AppError('ai_unavailable', 'The connection broke.', { retryAfterMs: 1 });
    };
    expect((await run([100, 101])).summary).toMatchObject({ ready: 2 });
    expect(vendor.batches).toHaveLength(1);
  });

  it('goes on where it was stopped, for the rows it knows, and takes back what was not sent', async () => {
    const drain = new AbortController();
    vendor.whileRunning = () => drain.abort();
    const stopped = await run([100, 101], { drain: drain.signal });
    expect(stopped.summary.stopped).toEqual({ kind: 'interrupted' });
    expect(stopped.outcomes.size).toBe(0);
    vendor.whileRunning = () => {};
    // One row more than before, and one less: its answer is kept, without a line.
    const { summary, outcomes } = await run([100, 102], { resumedSince: 0 });
    expect(summary).toMatchObject({ ready: 2, stopped: null });
    expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect((await recordOf(101))?.job.status).toBe('ready');
    expect(vendor.batches.map(({ ids }) => ids.length)).toEqual([2, 1]);
    vendor.failures.add(new AppError('validation_failed', 'No Batch API.'), 1);
    const refused = await run([103]);
    expect(refused.summary.stopped).toMatchObject({ kind: 'account', error: { message: 'No Batch API.' } });
    expect(await recordOf(103)).toBeNull();
  });

  it('takes over what a killed run had put aside and never sent', async () => {
    const noted = journal.note.bind(journal);
    // Killed before the slice is marked as one that there may be a batch of.
    journal.note = (slice) => (slice.state === 'submitting' ? Promise.reject(new Error('killed')) : noted(slice));
    await expect(run([100, 101])).rejects.toThrow('killed');
    journal.note = noted;
    expect((await recordOf(100))?.job.status).toBe('pending');
    expect((await run([100, 101], { resumedSince: 0 })).summary).toMatchObject({ ready: 2, stopped: null });
    expect(vendor.batches).toHaveLength(1);
    expect((await recordOf(100))?.job).toMatchObject({ status: 'ready', fence: 2, attempts: 0 });
    expect(journal.slices().map(({ state }) => state)).toEqual(['collected']);
  });

  it('holds its cap for a whole slice, at the price of a batch', async () => {
    const { summary, outcomes } = await run([100, 101, 102, 103], { maxCostUsd: 0.2 });
    expect(summary.stopped).toEqual({ kind: 'cost' });
    expect(outcomes.size).toBeGreaterThan(0);
    expect(outcomes.size).toBeLessThan(4);
    expect(await core.get(JobRepository).countByStatus()).toMatchObject({ pending: 0, processing: 0 });
  });
});
