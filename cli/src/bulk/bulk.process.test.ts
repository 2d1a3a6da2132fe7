import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runHere } from '../testing/overture-here.ts';
import { startBulkSandbox, type BulkSandbox } from './bulk-sandbox.fixtures.ts';

const bin = fileURLToPath(new URL('../../bin/overture.mjs', import.meta.url));
const prompt = 'First conversation from the CRM history';
const aiLatencyMs = 40;

const lineSchema = z.object({
  row: z.number(),
  contact: z.string(),
  hubspotId: z.string().nullable(),
  status: z.enum(['ready', 'error', 'skipped']),
  recordId: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  token_usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
  costUsd: z.number().nullable(),
});
type Line = z.infer<typeof lineSchema>;

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const script = ((): string | null => {
  try {
    execFileSync('script', ['--version'], { stdio: 'ignore' });
    return 'script';
  } catch {
    return null;
  }
})();

/** Runs that nothing happens to are made here; those that are interrupted, killed or at a terminal are processes. */
describe('overture generate bulk', { timeout: 60_000 }, () => {
  let sandbox: BulkSandbox;
  let folder: string;
  let contacts: readonly string[];
  let runs = 0;
  let dataDir: string;
  let out: string;

  beforeAll(async () => {
    sandbox = await startBulkSandbox(aiLatencyMs);
    folder = await mkdtemp(join(tmpdir(), 'overture-bulk-'));
    ({ contacts } = sandbox);
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    runs += 1;
    dataDir = join(folder, `data-${runs}`);
    out = join(folder, `results-${runs}.jsonl`);
    await sandbox.clearFaults();
    await sandbox.takeRequests();
  });

  const environment = (leaseSeconds = 20, of = dataDir) => ({
    PATH: process.env.PATH,
    DATA_DIR: of,
    SANDBOX_PORT: String(sandbox.port),
    JOB_LEASE_SECONDS: String(leaseSeconds),
    LOG_LEVEL: 'silent',
  });
  const listOf = async (rows: readonly string[], header = 'contact'): Promise<string> => {
    const file = join(folder, `list-${runs}.csv`);
    await writeFile(file, `${header}\n${rows.join('\n')}\n`);
    return file;
  };
  const start = (
    args: readonly string[],
    options: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
  ): { child: ChildProcess; ended: Promise<Ended> } => {
    const child = spawn(process.execPath, [bin, 'generate', 'bulk', ...args], { env: options.env ?? environment() });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.end(options.input ?? '');
    const ended = new Promise<Ended>((resolve) => {
      child.on('close', (code) => resolve({ code, stdout, stderr }));
    });
    return { child, ended };
  };
  const bulk = (args: readonly string[], input?: string, env = environment()): Promise<Ended> =>
    runHere(['generate', 'bulk', ...args], env, input);
  const usual = ['--prompt', prompt, '--domain', 'Overture-Sales'];
  const parse = (text: string): Line[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)));
  const results = (file = out): Line[] => (existsSync(file) ? parse(readFileSync(file, 'utf8')) : []);
  const paidCalls = async (): Promise<number> =>
    (await sandbox.takeRequests()).filter((request) => request.startsWith('POST /v1/responses')).length;
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const everyRowOnce = (lines: readonly Line[], count: number): void => {
    expect(lines.map(({ row }) => row).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  };

  it('reads a list from standard input, and ends each row with one line', async () => {
    const [a = '', b = ''] = contacts;
    const link = `http://localhost:${sandbox.port}/contacts/4242424/record/0-1/${b}`;
    const rows = [
      'contact,additional_info,owner',
      `${a},They asked about prices.,kim`,
      `"=HYPERLINK(""${link}"",""Open"")",,`,
      'no contact at all,,',
      '=1+1,,',
      `${a},,`,
      '99999999999,,',
    ];
    const ended = await start(['-', ...usual], { input: `\uFEFF${rows.join('\r\n')}\r\n` }).ended;
    expect(ended.code).toBe(3);
    expect(ended.stderr).toContain('Columns that are not known and not read: owner.');
    const lines = parse(ended.stdout);
    everyRowOnce(lines, 6);
    const of = new Map(lines.map((line) => [line.row, line]));
    expect(of.get(1)).toMatchObject({ contact: a, hubspotId: a, status: 'ready' });
    expect(of.get(1)?.costUsd).toBeGreaterThan(0);
    expect(of.get(2)).toMatchObject({ contact: link, hubspotId: b, status: 'ready' });
    expect(of.get(3)).toMatchObject({
      status: 'error',
      hubspotId: null,
      error: { code: 'validation_failed', message: 'Line 4: Invalid HubSpot URL format.' },
    });
    expect(of.get(4)).toMatchObject({ contact: "'=1+1", status: 'error', error: { code: 'validation_failed' } });
    expect(of.get(5)).toMatchObject({ status: 'skipped', error: { message: 'Row 1 names the same contact.' } });
    expect(of.get(6)).toMatchObject({ status: 'error', error: { code: 'crm_contact_not_found' } });
    expect(await paidCalls()).toBe(2);

    // The same again is ready again; what is told to the writer anew is written anew.
    const again = await bulk(['-', ...usual], `contact,additional_info\n${a},They asked about prices.\n${b},New.\n`);
    expect(again.code).toBe(0);
    expect(await paidCalls()).toBe(1);
    expect(parse(again.stdout)).toContainEqual(of.get(1));
  });

  it.each([
    ['a prompt that is nowhere', ['--prompt', 'Nonsense', '--domain', 'Overture-Sales'], 1, 'There is no prompt'],
    ['no prompt', ['--domain', 'Overture-Sales'], 2, 'Name the prompt with --prompt'],
    ['no domain', ['--prompt', prompt], 2, 'Name the domain with --domain'],
    ['--resume without --out', [...usual, '--resume'], 2, '--resume needs --out'],
    ['no such number', [...usual, '--concurrency', '0'], 2, '--concurrency must be a whole number'],
  ])('refuses %s before anything is read', async (_name, options, code, why) => {
    const ended = await bulk(['-', ...options], 'contact\n1\n');
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(why);
  });

  it('ends with 4 and no line for rows that were not tried when the key is refused', async () => {
    await sandbox.fault({ vendor: 'openai', kind: 'status', status: 401 });
    const list = await listOf(contacts.slice(0, 20));
    const ended = await bulk([list, ...usual, '--out', out]);
    expect(ended.code).toBe(4);
    expect(ended.stderr).toContain('does not accept the key');
    expect(results()).toEqual([]);
    await sandbox.clearFaults();
    expect(await bulk([list, ...usual, '--out', out, '--resume'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 20);
  });

  it('plans without a paid call', async () => {
    const list = await listOf([...contacts.slice(0, 40), contacts[0] ?? '', 'no contact']);
    const ended = await bulk([list, ...usual, '--dry-run', '--json', '--concurrency', '10']);
    expect(ended.code).toBe(0);
    const plan: unknown = JSON.parse(ended.stdout);
    expect(plan).toMatchObject({ rows: 42, invalid: 1, duplicates: 1, contacts: 40, sampled: 20, expectedMs: 120_000 });
    const { costUsd, inputTokens } = z.object({ costUsd: z.number(), inputTokens: z.number() }).parse(plan);
    expect(costUsd).toBeGreaterThan(0);
    expect(inputTokens).toBeGreaterThan(40 * 1_000);
    expect(await paidCalls()).toBe(0);
  });

  it('stops before its cap is passed, or once too many rows failed, and goes on from there', async () => {
    const list = await listOf([...contacts.slice(0, 20), 'x', 'y', ...contacts.slice(20, 26)]);
    const capped = await bulk([list, ...usual, '--out', out, '--max-cost', '0.6']);
    expect(capped.code).toBe(3);
    expect(capped.stderr).toContain('Stopped before --max-cost 0.6 would have been passed');
    const spent = results().reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    expect(spent).toBeGreaterThan(0.02);
    expect(spent).toBeLessThanOrEqual(0.6);
    const failed = await bulk([list, ...usual, '--out', out, '--resume', '--max-failures', '1', '--concurrency', '1']);
    expect(failed.code).toBe(3);
    const failures = results().filter(({ status }) => status === 'error').length;
    expect(failures).toBeGreaterThanOrEqual(1);
    // How far the list was read before it stopped decides which run meets the second bad row.
    const last = await bulk([list, ...usual, '--out', out, '--resume']);
    expect(last.code).toBe(failures === 2 ? 0 : 3);
    expect(results().filter(({ status }) => status === 'error')).toHaveLength(2);
    everyRowOnce(results(), 28);
    expect(await paidCalls()).toBe(26);
  });

  it('tries failed rows again when it is asked to', async () => {
    const list = await listOf(contacts.slice(0, 6));
    await sandbox.fault({ vendor: 'openai', kind: 'refusal', nth: [2, 4] });
    expect(await bulk([list, ...usual, '--out', out])).toMatchObject({ code: 3 });
    expect(results().filter(({ status }) => status === 'error')).toHaveLength(2);
    expect(await bulk([list, ...usual, '--out', out, '--resume', '--retry-errors'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 6);
    expect(results().every(({ status }) => status === 'ready')).toBe(true);
    expect(await paidCalls()).toBe(6 + 2);
  });

  it('refuses results that are of another list, or of no run at all', async () => {
    await writeFile(out, 'my diary\n');
    const list = await listOf(contacts.slice(0, 2));
    expect(await bulk([list, ...usual, '--out', out])).toMatchObject({ code: 2 });
    const diary = await bulk([list, ...usual, '--out', out, '--resume']);
    expect(diary).toMatchObject({ code: 2 });
    expect(diary.stderr).toContain('is no result of a bulk run');
    expect(readFileSync(out, 'utf8')).toBe('my diary\n');
  });

  it('finishes what is in flight at the first Ctrl-C, and goes on when it is resumed', async () => {
    const list = await listOf(contacts.slice(0, 30));
    const { child, ended } = start([list, ...usual, '--out', out, '--concurrency', '4']);
    await until(() => linesIn(out) >= 5);
    for (const more of [['--resume'], []]) {
      const second = await bulk([list, ...usual, '--out', out, ...more]);
      expect(second).toMatchObject({ code: 2, stderr: expect.stringContaining('Another run is writing to') });
    }
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toContain('--resume');
    const paid = await paidCalls();
    expect(results()).toHaveLength(paid);
    expect(paid).toBeLessThan(30);
    expect(await bulk([list, ...usual, '--out', out, '--resume', '--concurrency', '16'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 30);
    expect(paid + (await paidCalls())).toBe(30);
  });

  it('stops at once at the second Ctrl-C and loses nothing', async () => {
    const list = await listOf(contacts.slice(0, 12));
    await sandbox.fault({ vendor: 'openai', delayMs: 20_000, nth: [5, 6, 7, 8] });
    const { child, ended } = start([list, ...usual, '--out', out, '--concurrency', '4']);
    await until(() => linesIn(out) >= 4);
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const pressedAt = performance.now();
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(performance.now() - pressedAt).toBeLessThan(3_000);
    expect(results()).toHaveLength(4);
    await sandbox.clearFaults();
    expect(await bulk([list, ...usual, '--out', out, '--resume'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 12);
  });

  it('ends every row exactly once however often it is killed, and pays twice only for calls in flight', async () => {
    const lists = 4;
    const kills = 5;
    const rows = 16;
    const concurrency = 4;
    const killedRuns = Array.from({ length: lists }, async (_, nth) => {
      const env = environment(2, `${dataDir}-${nth}`);
      const file = `${out}-${nth}`;
      const list = join(folder, `killed-${nth}.csv`);
      await writeFile(list, `contact\n${contacts.slice(nth * rows, (nth + 1) * rows).join('\n')}\n`);
      const options = [list, ...usual, '--out', file, '--resume', '--concurrency', String(concurrency)];
      for (let kill = 0; kill < kills; kill += 1) {
        const before = linesIn(file);
        const { child, ended } = start(options, { env });
        // The first kill of each meets the run while it begins, the others while it writes.
        const goal = kill === 0 ? before : Math.min(before + Math.floor(Math.random() * 4), rows - 1);
        await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 500));
        await Promise.race([until(() => linesIn(file) >= goal), ended]);
        child.kill('SIGKILL');
        await ended;
      }
      expect(await bulk(options, '', env)).toMatchObject({ code: 0 });
      everyRowOnce(results(file), rows);
      expect(results(file).every(({ status }) => status === 'ready')).toBe(true);
    });
    await Promise.all(killedRuns);
    const paid = await paidCalls();
    expect(paid).toBeGreaterThanOrEqual(lists * rows);
    expect(paid).toBeLessThanOrEqual(lists * (rows + kills * concurrency));
  }, 120_000);

  it('files each playbook once, also when a run is repeated', async () => {
    const list = await listOf(contacts.slice(30, 34));
    for (let run = 0; run < 2; run += 1) {
      expect(await bulk([list, ...usual, '--push-playbook'])).toMatchObject({ code: 0 });
    }
    const requests = await sandbox.takeRequests();
    expect(requests.filter((request) => request.startsWith('POST /crm/v3/objects/notes 201'))).toHaveLength(4);
    expect(requests.filter((request) => request.startsWith('POST /v1/responses'))).toHaveLength(4);
  });

  it('falls back to the default tier where flex has no room', async () => {
    await sandbox.fault({ vendor: 'openai', kind: 'status', status: 429, code: 'resource_unavailable', times: 1 });
    const list = await listOf(contacts.slice(0, 1));
    expect(await bulk([list, ...usual, '--service-tier', 'flex'])).toMatchObject({ code: 0 });
    expect(await paidCalls()).toBe(2);
  });

  it.skipIf(script === null)('shows a bar in a terminal, and asks before it spends', async () => {
    const list = await listOf(contacts.slice(0, 10));
    const command = `'${process.execPath}' '${bin}' generate bulk '${list}' --prompt '${prompt}' --domain Overture-Sales --out '${out}'`;
    const inTerminal = (more: string, answer: string): Promise<Ended> =>
      new Promise((resolve) => {
        const child = spawn('script', ['-qec', `${command} ${more}`, '/dev/null'], {
          env: { ...environment(), NO_COLOR: '1', TERM: 'xterm' },
        });
        let stdout = '';
        child.stdout.on('data', (chunk: Buffer) => {
          stdout += chunk.toString();
          if (stdout.includes('(y/N)') && answer !== '') child.stdin.end(answer);
        });
        child.on('close', (code) => resolve({ code, stdout, stderr: '' }));
      });
    const refused = await inTerminal('', 'n\n');
    expect(refused.code).toBe(0);
    expect(refused.stdout).toMatch(/Cost +\$0\.\d\d at list prices/);
    expect(await paidCalls()).toBe(0);
    const done = await inTerminal('--yes --concurrency 1', '');
    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(/[█░]{20} \d+ of 10 rows · /);
    expect(done.stdout).not.toContain('\u001b[36m');
    everyRowOnce(results(), 10);
  });
});

/** Whole lines, without parsing what may be half written. */
function linesIn(file: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}
