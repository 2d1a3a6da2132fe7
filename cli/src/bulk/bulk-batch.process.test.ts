import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BulkRuns, until, usual, type BulkPlace, type BulkProcess } from './bulk-runs.fixtures.ts';

/** Done by the second look, which comes after half a second. */
const batchMs = 300;

const journalSchema = z.object({
  slices: z.array(z.object({ state: z.string(), batchId: z.string().nullable(), requests: z.number() })),
});

/** As the other bulk runs: a process only where one is killed or interrupted. */
describe('overture generate bulk --batch', { timeout: 60_000 }, () => {
  let runs: BulkRuns;
  let sandbox: BulkRuns['sandbox'];
  let place: BulkPlace;
  let out: string;

  beforeAll(async () => {
    runs = await BulkRuns.start(0, batchMs);
    ({ sandbox } = runs);
  });
  afterAll(() => runs.close());
  beforeEach(async () => {
    place = await runs.place();
    ({ out } = place);
    await sandbox.clearFaults();
    await sandbox.takeRequests();
  });

  const writeList = (count: number): Promise<string> => place.write(sandbox.contacts.slice(0, count));
  const start = (...args: readonly string[]): BulkProcess => place.start([place.list, ...usual, ...args]);
  const bulk = async (...args: readonly string[]): Promise<{ code: number; said: string }> => {
    const { code, stdout, stderr } = await place.run([place.list, ...usual, ...args]);
    return { code, said: `${stdout}${stderr}` };
  };
  const results = () => place.results();
  const journal = () => journalSchema.parse(JSON.parse(readFileSync(`${out}.batches.json`, 'utf8'))).slices;
  const isSubmitted = (): boolean => existsSync(`${out}.batches.json`) && journal()[0]?.state === 'submitted';
  const costOf = (file: string): number => place.results(file).reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
  const everyRowReady = (count: number): void => {
    const lines = results();
    expect(lines.map(({ row }) => row).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(lines.every(({ status }) => status === 'ready')).toBe(true);
  };
  const calls = async () => {
    const requests = await sandbox.takeRequests();
    const count = (start: string): number => requests.filter((request) => request.startsWith(start)).length;
    return { batches: count('POST /v1/batches 200'), live: count('POST /v1/responses') };
  };
  const fault = (more: Record<string, unknown>): Promise<void> =>
    sandbox.fault({ vendor: 'openai', match: '/batches$', method: 'POST', ...more });

  it('writes a list by one batch, at half the price, and leaves nothing lying about', async () => {
    await writeList(6);
    const dry = await bulk('--batch', '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.said).toMatch(/Cost +\$0\.\d\d at batch prices/);
    expect(dry.said).toContain('up to 24 h, in one batch');
    const { code, said } = await bulk('--batch', '--out', out);
    expect(said).toContain('One batch at OpenAI (validating)');
    expect(said).toContain('6 ready, 0 failed');
    expect(code).toBe(0);
    everyRowReady(6);
    expect(await calls()).toEqual({ batches: 1, live: 0 });
    expect(journal()).toMatchObject([{ state: 'collected', requests: 6 }]);
    const beside = readdirSync(dirname(out)).filter((name) => name.startsWith(`${basename(out)}.`));
    expect(beside).toEqual([`${basename(out)}.batches.json`]);
    const batchCost = costOf(out);
    // In a store that knows nothing of it, so that it is written anew.
    const elsewhere = await runs.place();
    expect(await elsewhere.run([place.list, ...usual, '--out', elsewhere.out])).toMatchObject({ code: 0 });
    const liveCost = costOf(elsewhere.out);
    expect(batchCost / liveCost).toBeGreaterThan(0.4);
    expect(batchCost / liveCost).toBeLessThan(0.8);
  });

  it('comes back to its batch after being killed, submits no second one, and ends each row once', async () => {
    await writeList(8);
    const { child, ended } = start('--batch', '--out', out);
    await until(isSubmitted);
    child.kill('SIGKILL');
    await ended;
    expect(results()).toEqual([]);
    const live = await bulk('--out', out, '--resume');
    expect(live).toMatchObject({ code: 2, said: expect.stringContaining('--resume --batch') });
    expect((await bulk('--batch', '--out', out)).code).toBe(2);
    expect((await bulk('--batch', '--out', out, '--resume')).code).toBe(0);
    everyRowReady(8);
    expect((await bulk('--batch', '--out', out, '--resume')).code).toBe(0);
    everyRowReady(8);
    expect(await calls()).toEqual({ batches: 1, live: 0 });
  });

  it('finds a batch that was begun and never noted', async () => {
    await writeList(4);
    const { child, ended } = start('--batch', '--out', out);
    await until(isSubmitted);
    child.kill('SIGKILL');
    await ended;
    const book = `${out}.batches.json`;
    const noted = z.looseObject({ slices: z.array(z.looseObject({})) }).parse(JSON.parse(readFileSync(book, 'utf8')));
    // As if the process had been gone before it heard of what it had begun.
    const forgotten = noted.slices.map((slice) => ({ ...slice, state: 'submitting', batchId: null }));
    await writeFile(book, JSON.stringify({ ...noted, slices: forgotten }));
    expect((await bulk('--batch', '--out', out, '--resume')).code).toBe(0);
    everyRowReady(4);
    expect(await calls()).toEqual({ batches: 1, live: 0 });
  });

  it('says at Ctrl-C how to come back, and goes on from there', async () => {
    await writeList(4);
    const { child, ended } = start('--batch', '--out', out);
    await until(isSubmitted);
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toContain(`--out ${out} --batch --resume\n`);
    expect((await bulk('--batch', '--out', out, '--resume')).code).toBe(0);
    everyRowReady(4);
    expect(await calls()).toEqual({ batches: 1, live: 0 });
  });

  it('leaves rows of an expired batch without a line, tells failed ones, and finishes both', async () => {
    await writeList(6);
    await fault({ kind: 'batch-expired' });
    const expired = await bulk('--batch', '--out', out);
    expect(expired).toMatchObject({ code: 3, said: expect.stringContaining("OpenAI's batch expired") });
    expect(results()).toHaveLength(3);
    await sandbox.clearFaults();
    await fault({ kind: 'batch-line', lines: [2], status: 500 });
    expect((await bulk('--batch', '--out', out, '--resume')).code).toBe(3);
    expect(results().filter(({ status }) => status === 'error')).toMatchObject([{ error: { code: 'ai_unavailable' } }]);
    expect(await calls()).toEqual({ batches: 2, live: 0 });
    expect((await bulk('--out', out, '--resume', '--retry-errors')).code).toBe(0);
    everyRowReady(6);
    expect(await calls()).toEqual({ batches: 0, live: 1 });
  });

  it('refuses what does not go together', async () => {
    await writeList(1);
    for (const args of [
      ['--batch'],
      ['--batch', '--out', out, '--via', 'queue'],
      ['--batch', '--out', out, '--service-tier', 'flex'],
    ]) {
      expect((await bulk(...args)).code).toBe(2);
    }
  });
});
