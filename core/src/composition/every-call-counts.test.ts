import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BulkLedgers } from '../runs/ports/bulk-ledger.ts';
import { RunBulk } from '../runs/use-cases/run-bulk.ts';
import { costUsd } from '../models/domain/cost.ts';
import type { UsageFact } from '../limits/domain/usage-fact.ts';
import { JobQueue } from '../records/ports/job-queue.ts';
import { JobRepository } from '../records/ports/job-repository.ts';
import { TextGenerator } from '../models/ports/text-generator.ts';
import { UsageRepository } from '../limits/ports/usage-repository.ts';
import { ProcessGeneration } from '../writing/use-cases/process-generation.ts';
import { HistoryRepository } from '../records/ports/history-repository.ts';
import { LimitRepository } from '../limits/ports/limit-repository.ts';
import { SpendLedger } from '../limits/ports/spend-ledger.ts';
import {
  buildContact,
  buildCredential,
  buildNewJob,
  FakeClock,
  FakeCrmContacts,
  silentLogger,
  testNow,
  uniqueId,
} from '../testing/index.ts';
import { allFates, startBillingServer, type BilledCall, type BillingServer } from '../testing/billing-server.ts';
import { openCore, readSettings, type OpenCore } from './index.ts';

/** The published price of gpt-5. */
const price = { input: 1.25, cachedInput: 0.125, cacheWrite: 1.25, output: 10 };
const department = 'product-sales';
const never = new AbortController().signal;

let dataDir: string;
let server: BillingServer;
let core: OpenCore;
let clock: FakeClock;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overture-every-call-'));
  server = await startBillingServer();
  clock = new FakeClock();
  const environment = { DATA_DIR: dataDir, OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: `${server.url}/v1` };
  const crmContacts = new FakeCrmContacts(['1', '2', '3'].map((id) => buildContact({ id })));
  core = await openCore(readSettings(environment), { logger: silentLogger, overrides: { clock, crmContacts } });
});
afterAll(async () => {
  await core.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const costOf = (calls: readonly BilledCall[]): number =>
  calls.reduce((sum, { inputTokens, outputTokens, isFlex }) => {
    const usage = { inputTokens, outputTokens, cachedTokens: 0, cacheWriteTokens: 0 };
    return sum + (costUsd(price, usage, isFlex ? 'flex' : 'default') ?? 0);
  }, 0);
const factsOf = async (userId: string): Promise<UsageFact[]> => {
  const facts: UsageFact[] = [];
  for await (const fact of core.get(UsageRepository).read({ from: 0, to: Number.MAX_SAFE_INTEGER })) {
    if (fact.userId === userId && fact.outcome === 'call') facts.push(fact);
  }
  return facts;
};
const spentBy = async (userId: string) => {
  const key = `user:${userId}@${new Date(testNow).toISOString().slice(0, 10)}`;
  return (await core.get(SpendLedger).read([key], clock.now())).get(key) ?? { spentUsd: 0, heldUsd: 0 };
};

/** What was billed is in the facts, call by call, and the limits count no less. */
async function expectCounted(userId: string, bill: readonly BilledCall[]): Promise<void> {
  const facts = await factsOf(userId);
  const known = facts.filter((fact) => fact.costUsd !== null);
  const told = bill.filter(({ isTold }) => isTold);
  const sum = (of: readonly Pick<UsageFact, 'inputTokens' | 'outputTokens'>[]) => [
    of.length,
    of.reduce((total, { inputTokens }) => total + inputTokens, 0),
    of.reduce((total, { outputTokens }) => total + outputTokens, 0),
  ];
  expect(sum(known)).toEqual(sum(told));
  expect(known.reduce((total, fact) => total + (fact.costUsd ?? 0), 0)).toBeCloseTo(costOf(told), 7);
  // Nobody knows what the others used, but each of them is there, at the most that it may have cost.
  expect(facts.length).toBe(bill.length);
  const countedUsd = facts.reduce((total, fact) => total + fact.countedUsd, 0);
  expect(countedUsd).toBeGreaterThanOrEqual(costOf(bill) - 1e-9);
  expect(await spentBy(userId)).toEqual({ spentUsd: expect.closeTo(countedUsd, 7), heldUsd: 0 });
}

const plannedCalls = (maxLength: number) =>
  fc.array(fc.record({ fate: fc.constantFrom(...allFates), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    maxLength,
  });

it('counts every call of every kind that is billed, and keeps a limit', { timeout: 120_000 }, async () => {
  const generator = core.get(TextGenerator);
  const prompt = { instructions: 'Rules.', stablePrefix: 'Template.', contactData: 'a1B2c3 '.repeat(2_000) };
  const kind = fc.constantFrom('sequence', 'flex', 'trial', 'rewrite', 'summary', 'reading', 'test');
  await fc.assert(
    fc.asyncProperty(
      plannedCalls(8),
      fc.array(kind, { minLength: 1, maxLength: 5 }),
      fc.option(fc.double({ min: 0.01, max: 1.5, noNaN: true })),
      async (planned, kinds, dailyUsd) => {
        const userId = uniqueId('user');
        if (dailyUsd !== null) await core.get(LimitRepository).merge({ scope: 'user', key: userId, dailyUsd });
        // A key that nothing is known of yet.
        const credential = buildCredential({
          type: 'Openai',
          fingerprint: uniqueId('key'),
          baseUrl: `${server.url}/v1`,
        });
        const base = { model: 'gpt-5', credential, billedTo: { userId, department } } as const;
        const requests = {
          sequence: () => generator.writeSequence({ ...base, prompt, serviceTier: 'default' }),
          flex: () => generator.writeSequence({ ...base, prompt, serviceTier: 'flex' }),
          trial: () => generator.writeSequence({ ...base, prompt, serviceTier: 'default', kind: 'trial' }),
          rewrite: () => generator.rewriteEmail({ ...base, prompt }),
          summary: () => generator.summarise({ ...base, instructions: 'Summarise.', text: '<&>'.repeat(500) }),
          reading: () =>
            generator.judgeSentences({
              ...base,
              instructions: 'Judge.',
              text: '<&>'.repeat(500),
              maxOutputTokens: 3_000,
            }),
          test: () => generator.tryOut(base),
        };
        server.plan(planned);
        for (const one of kinds) await requests[one]().catch(() => undefined);
        const bill = server.takeBill();
        await expectCounted(userId, bill);
        if (dailyUsd !== null) expect(costOf(bill)).toBeLessThanOrEqual(dailyUsd + 1e-9);
      },
    ),
    { numRuns: 60 },
  );
});

it('counts every call of a generation, whatever becomes of its record', { timeout: 120_000 }, async () => {
  const [jobs, history] = [core.get(JobRepository), core.get(HistoryRepository)];
  const mishap = fc.constantFrom('none', 'deleted', 'overtaken');
  await fc.assert(
    fc.asyncProperty(plannedCalls(6), mishap, async (planned, meanwhile) => {
      const userId = uniqueId('user');
      const { id } = await jobs.submit(buildNewJob({ userId, now: clock.now() }));
      const later = { owner: 'another', now: clock.now() + 3_600_000, until: clock.now() + 7_200_000 };
      if (meanwhile === 'deleted') server.whileAnswering(() => history.delete(id));
      if (meanwhile === 'overtaken') server.whileAnswering(() => jobs.claim(id, later));
      server.plan(planned);
      const startedAt = clock.now();
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await core.get(ProcessGeneration).execute({ recordId: id });
        const record = await history.findById(id);
        if (record === null || record.job.status !== 'pending') break;
        clock.set(record.job.availableAt);
      }
      clock.set(startedAt);
      const bill = server.takeBill();
      await expectCounted(userId, bill);
      // Attempts that were paid for are limited, however often the vendor asks for patience: 3 of 2 calls each.
      expect(bill.length).toBeLessThanOrEqual(6);
    }),
    { numRuns: 40 },
  );
});

it('charges a bulk run what is billed, inline and through the workers', { timeout: 120_000 }, async () => {
  const jobs = core.get(JobRepository);
  const reschedule = jobs.reschedule.bind(jobs);
  // Without the pauses between attempts.
  vi.spyOn(jobs, 'reschedule').mockImplementation((id, fence, to) =>
    reschedule(id, fence, { ...to, availableAt: to.now }),
  );
  const work = () =>
    core.get(JobQueue).consume(
      async (delivery) => {
        await core.get(ProcessGeneration).execute(delivery);
      },
      { concurrency: 2 },
    );
  const prompt = 'First conversation from the CRM history';
  const maxCost = fc.option(fc.double({ min: 0.3, max: 2, noNaN: true }));
  await fc.assert(
    fc.asyncProperty(plannedCalls(8), fc.constantFrom('inline', 'queue'), maxCost, async (planned, via, maxCostUsd) => {
      // Rows that wait for credit stay in the queue when the run ends.
      server.plan(planned.filter(({ fate }) => via === 'inline' || fate !== 'no credit'));
      const worker = via === 'queue' ? await work() : null;
      const ledger = core.get(BulkLedgers).open();
      const rows = async function* () {
        for (const [index, hubspotId] of ['1', '2', '3'].entries()) {
          const named = { contact: hubspotId, hubspotId, prospectUrl: undefined, prompt: undefined };
          const others = { department: undefined, model: 'gpt-5', additionalInfo: '' };
          yield { row: index + 1, line: index + 2, ...named, ...others };
        }
      };
      const summary = await core.get(RunBulk).execute({
        // Another user for each run, so that no result is taken from the one before.
        actor: { userId: uniqueId('user'), role: 'superadmin', department: null },
        auditActor: { userId: null, name: 'cli:test' },
        entries: rows(),
        defaults: { department, prompt, model: undefined },
        serviceTier: 'default',
        concurrency: 2,
        via,
        pushPlaybook: false,
        includeOptedOut: false,
        // Through the workers, a cap needs the pauses.
        maxCostUsd: via === 'inline' ? maxCostUsd : null,
        maxFailures: null,
        ledger,
        resumedSince: null,
        onOutcome: () => {},
        drain: never,
        abort: never,
      });
      ledger.close();
      await worker?.stop(1_000);
      const bill = server.takeBill();
      expect(summary.spentUsd).toBeCloseTo(costOf(bill.filter(({ isTold }) => isTold)), 7);
      expect(summary.reservedUsd).toBeGreaterThanOrEqual(costOf(bill.filter(({ isTold }) => !isTold)) - 1e-9);
      if (via === 'inline' && maxCostUsd !== null) {
        expect(costOf(bill)).toBeLessThanOrEqual(maxCostUsd + 1e-9);
        expect(summary.spentUsd + summary.reservedUsd).toBeLessThanOrEqual(maxCostUsd + 1e-9);
      }
    }),
    { numRuns: 25 },
  );
});
