import { describeWithServer } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SampleCrm } from '../../sandbox/src/crm-data/sample-crm.ts';
import type { DrillProduct } from './support/drill-product.ts';
import { type DrillSetUp, onSqlite, overRabbitmq } from './support/drill-set-ups.ts';

const kills = 10;
const contacts = new SampleCrm().contacts
  .filter(({ story, engagementCount }) => story !== null && engagementCount < 40)
  .slice(60, 160)
  .map(({ id }) => id);

const runSchema = z.object({
  run: z.object({
    _id: z.string(),
    state: z.string(),
    why: z.object({ code: z.string(), message: z.string() }).nullable(),
    counts: z.record(z.string(), z.number()),
    spentUsd: z.number(),
    maxCostUsd: z.number(),
  }),
});
const rowsSchema = z.object({ rows: z.array(z.object({ recordId: z.string().nullable(), hubspotId: z.string() })) });
const recordSchema = z.object({ versions: z.array(z.object({ version: z.number() })) });

/** What becomes of a run while its workers die. */
function describeRuns(begin: () => Promise<DrillSetUp>): void {
  let product: DrillProduct;
  let stop: () => Promise<void>;
  beforeAll(async () => ({ product, stop } = await begin()), 150_000);
  afterAll(() => stop());

  const start = async (more: object) => {
    const [template] = z.array(z.object({ _id: z.string() })).parse((await product.get('/templates')).body);
    const { status, body } = await product.post('/runs', {
      department: 'Overture-Sales',
      selectedPrompt: template?._id,
      include: ['others', 'optedOut', 'recent'],
      ...more,
    });
    expect(status).toBe(202);
    return runSchema.parse(body).run;
  };
  const read = async (id: string) => runSchema.parse((await product.get(`/runs/${id}`)).body).run;

  it(`is carried on by another worker each time one is killed with SIGKILL, ${kills} times`, async () => {
    const before = await product.paidCalls();
    const { _id: id } = await start({ name: 'Killed', maxCostUsd: 1_000, contacts });
    for (let killed = 0; killed < kills; killed += 1) {
      const worker = await product.startWorker();
      const { counts } = await read(id);
      const ready = counts['ready'] ?? 0;
      // In the middle of its work: some more are ready, and others are being written.
      const goal = Math.min(ready + 2, contacts.length);
      await expect.poll(async () => (await read(id)).counts['ready'], { interval: 50 }).toBeGreaterThanOrEqual(goal);
      await product.kill(worker);
    }
    await product.startWorker();
    await expect.poll(async () => (await read(id)).state, { timeout: 120_000, interval: 250 }).toBe('done');
    const run = await read(id);
    expect(run.counts).toEqual({ ready: contacts.length, pending: 0, processing: 0, error: 0, skipped: 0 });
    expect(run.spentUsd).toBeLessThanOrEqual(run.maxCostUsd);
    const { rows } = rowsSchema.parse((await product.get(`/runs/${id}/rows?limit=100`)).body);
    expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(contacts.length);
    for (const { hubspotId } of rows) {
      const { versions } = recordSchema.parse(
        (await product.get(`/email-sequence/get-email-sequence-by-id?hubspotId=${hubspotId}`)).body,
      );
      expect(versions).toHaveLength(1);
    }
    // Only calls that were in flight when their worker died are made again.
    const paid = (await product.paidCalls()) - before;
    expect(paid).toBeGreaterThanOrEqual(contacts.length);
    expect(paid).toBeLessThanOrEqual(contacts.length + kills * 8);
  });

  it('pauses at its maximum cost, and never passes it', async () => {
    const { _id: id } = await start({
      name: 'Capped',
      maxCostUsd: 0.6,
      contacts: contacts.slice(0, 60),
      language: 'de',
    });
    await expect.poll(async () => (await read(id)).state, { timeout: 120_000, interval: 250 }).toBe('paused');
    const run = await read(id);
    expect(run).toMatchObject({ why: { code: 'budget_exhausted' }, counts: { error: 0, processing: 0 } });
    expect(run.spentUsd).toBeLessThanOrEqual(run.maxCostUsd);
  });
}

describe('a run, on SQLite alone', () => describeRuns(onSqlite));
describeWithServer('AMQP_TEST_URL', 'a run, over RabbitMQ', (address) => describeRuns(() => overRabbitmq(address)));
