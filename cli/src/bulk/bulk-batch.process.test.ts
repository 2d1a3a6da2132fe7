import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBulkSandbox, type BulkSandbox } from './bulk-sandbox.fixtures.ts';

const bin = fileURLToPath(new URL('../../bin/overture.mjs', import.meta.url));
const usual = ['--prompt', 'First conversation from the CRM history', '--domain', 'Overture-Sales'];
const batchMs = 1_000;

const lineSchema = z.object({
  row: z.number(),
  status: z.string(),
  costUsd: z.number().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
const journalSchema = z.object({
  slices: z.array(z.object({ state: z.string(), batchId: z.string().nullable(), requests: z.number() })),
});

describe('overture generate bulk --batch, run as a process', { timeout: 60_000 }, () => {
  let sandbox: BulkSandbox;
  let folder: string;
  let contacts: readonly string[];
  let runs = 0;
  let out: string;
  let list: string;

  beforeAll(async () => {
    sandbox = await startBulkSandbox(0, batchMs);
    folder = await mkdtemp(join(tmpdir(), 'overture-batch-'));
    ({ contacts } = sandbox);
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    runs += 1;
    out = join(folder, `results-${runs}.jsonl`);
    list = join(folder, `list-${runs}.csv`);
    await sandbox.clearFaults();
    await sandbox.takeRequests();
  });

  const writeList = (count: number): Promise<void> =>
    writeFile(list, `contact\n${contacts.slice(0, count).join('\n')}\n`);
  const start = (
    args: readonly string[],
  ): { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> } => {
    const child = spawn(process.execPath, [bin, 'generate', 'bulk', list, ...usual, ...args], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: join(folder, `data-${runs}`),
        SANDBOX_PORT: String(sandbox.port),
        LOG_LEVEL: 'silent',
      },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, said }))) };
  };
  const bulk = (...args: readonly string[]) => start(args).ended;
  const results = () =>
    (existsSync(out) ? readFileSync(out, 'utf8').split('\n') : [])
      .filter((line) => line !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)));
  const journal = () => journalSchema.parse(JSON.parse(readFileSync(`${out}.batches.json`, 'utf8'))).slices;
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
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
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
    const beside = readdirSync(folder).filter((name) => name.startsWith(`${basename(out)}.`));
    expect(beside).toEqual([`${basename(out)}.batches.json`]);
    const batchCost = results().reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    await rm(join(folder, `data-${runs}`), { recursive: true });
    const live = join(folder, `live-${runs}.jsonl`);
    expect((await bulk('--out', live)).code).toBe(0);
    const liveCost = readFileSync(live, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .reduce((sum, line) => sum + (lineSchema.parse(JSON.parse(line)).costUsd ?? 0), 0);
    expect(batchCost / liveCost).toBeGreaterThan(0.4);
    expect(batchCost / liveCost).toBeLessThan(0.8);
  });

  it('comes back to its batch after being killed, submits no second one, and ends each row once', async () => {
    await writeList(8);
    const { child, ended } = start(['--batch', '--out', out]);
    await until(() => existsSync(`${out}.batches.json`) && journal()[0]?.state === 'submitted');
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
    const { child, ended } = start(['--batch', '--out', out]);
    await until(() => existsSync(`${out}.batches.json`) && journal()[0]?.state === 'submitted');
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
    const { child, ended } = start(['--batch', '--out', out]);
    await until(() => existsSync(`${out}.batches.json`) && journal()[0]?.state === 'submitted');
    child.kill('SIGINT');
    const { code, said } = await ended;
    expect(code).toBe(130);
    expect(said).toContain('--resume --batch');
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
