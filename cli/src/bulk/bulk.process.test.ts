import { readFileSync } from 'node:fs';
import { stat, truncate, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Ended } from '../testing/ended.ts';
import { hasTerminal } from '../testing/overture-process.ts';
import {
  BulkRuns,
  parseLines,
  promptTitle,
  until,
  usual,
  type BulkPlace,
  type ResultLine,
} from './bulk-runs.fixtures.ts';

const aiLatencyMs = 40;

/** Runs that nothing happens to are made here; those that are interrupted, killed or at a terminal are processes. */
describe('overture generate bulk', () => {
  let runs: BulkRuns;
  let sandbox: BulkRuns['sandbox'];
  let contacts: readonly string[];
  let place: BulkPlace;
  let out: string;

  beforeAll(async () => {
    runs = await BulkRuns.start(aiLatencyMs);
    ({ sandbox } = runs);
    ({ contacts } = sandbox);
  });
  afterAll(() => runs.close());
  beforeEach(async () => {
    place = await runs.place();
    ({ out } = place);
    await sandbox.clearFaults();
    await sandbox.takeRequests();
  });

  const listOf = (rows: readonly string[]): Promise<string> => place.write(rows);
  const bulk = (args: readonly string[], input?: string): Promise<Ended> => place.run(args, input);
  const results = (): ResultLine[] => place.results();
  const paidCalls = (): Promise<number> => runs.paidCalls();
  const everyRowOnce = (lines: readonly ResultLine[], count: number): void => {
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
    const ended = await place.start(['-', ...usual], `\uFEFF${rows.join('\r\n')}\r\n`).ended;
    expect(ended.code).toBe(3);
    expect(ended.stderr).toContain('Columns that are not known and not read: owner.');
    const lines = parseLines(ended.stdout);
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
    expect(parseLines(again.stdout)).toContainEqual(of.get(1));
  });

  it.each([
    ['a prompt that is nowhere', ['--prompt', 'Nonsense', '--domain', 'Overture-Sales'], 1, 'There is no prompt'],
    ['no prompt', ['--domain', 'Overture-Sales'], 2, 'Name the prompt with --prompt'],
    ['no domain', ['--prompt', promptTitle], 2, 'Name the domain with --domain'],
    ['--resume without --out', [...usual, '--resume'], 2, '--resume needs --out'],
    ['no such number', [...usual, '--concurrency', '0'], 2, '--concurrency: must be a whole number'],
  ])('refuses %s before anything is read', async (_name, options, code, why) => {
    const ended = await bulk(['-', ...options], 'contact\n1\n');
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(why);
  });

  it('ends with 4 and no line for rows that were not tried when the key is refused', async () => {
    await sandbox.fault({ vendor: 'openai', kind: 'status', status: 401 });
    const list = await listOf(contacts.slice(0, 8));
    const ended = await bulk([list, ...usual, '--out', out]);
    expect(ended.code).toBe(4);
    expect(ended.stderr).toContain('does not accept the key');
    expect(results()).toEqual([]);
    await sandbox.clearFaults();
    expect(await bulk([list, ...usual, '--out', out, '--resume'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 8);
  });

  it('plans without a paid call', async () => {
    const list = await listOf([...contacts.slice(0, 40), contacts[0] ?? '', 'no contact']);
    const ended = await bulk([list, ...usual, '--dry-run', '--json', '--concurrency', '10']);
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('Line 43: Invalid HubSpot URL format. (no contact)');
    const plan: unknown = JSON.parse(ended.stdout);
    expect(plan).toMatchObject({ rows: 42, invalid: 1, duplicates: 1, contacts: 40, sampled: 20, expectedMs: 120_000 });
    // As long as the sample answers are, which do not reason.
    expect(plan).toMatchObject({ outputTokens: 40 * 1_600, basis: 'typical figures' });
    const { costUsd, inputTokens } = z.object({ costUsd: z.number(), inputTokens: z.number() }).parse(plan);
    expect(costUsd).toBeGreaterThan(0);
    expect(inputTokens).toBeGreaterThan(40 * 1_000);
    expect(await paidCalls()).toBe(0);
  });

  it('plans and runs without contacts who opted out of email, unless an option includes them', async () => {
    const [optedOut = '', ...others] = [...sandbox.optedOut.slice(0, 1), ...contacts.slice(0, 2)];
    const list = await listOf([optedOut, ...others]);
    const planned = await bulk([list, ...usual, '--dry-run', '--json']);
    expect(JSON.parse(planned.stdout)).toMatchObject({
      contacts: 3,
      skipped: { opted_out: 1 },
      outputTokens: 2 * 1_600,
    });
    const poor = await bulk([list, ...usual, '--dry-run', '--max-cost', '0.01']);
    expect(poor.stdout).toContain('Skipped        1: opted_out');
    expect(poor.stdout).toContain('Maximum        $0.01 pays for no contact.');
    const ended = await bulk([list, ...usual, '--out', out]);
    expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('1 skipped') });
    expect(results()).toContainEqual(
      expect.objectContaining({ hubspotId: optedOut, status: 'skipped', costUsd: null }),
    );
    expect(await paidCalls()).toBe(2);
    const told = await bulk([list, ...usual, '--include-opted-out']);
    expect(parseLines(told.stdout).every(({ status }) => status === 'ready')).toBe(true);
    expect(await paidCalls()).toBe(1);
  });

  it('stops before its maximum cost, or after too many failed rows, and can be resumed', async () => {
    const list = await listOf([...contacts.slice(0, 20), 'x', 'y', ...contacts.slice(20, 26)]);
    const capped = await bulk([list, ...usual, '--out', out, '--max-cost', '0.6']);
    expect(capped.code).toBe(3);
    expect(capped.stderr).toContain('Stopped before --max-cost 0.6 would have been passed');
    const spent = results().reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    expect(spent).toBeGreaterThan(0.02);
    expect(spent).toBeLessThanOrEqual(0.6);
    const failed = await bulk([list, ...usual, '--out', out, '--resume', '--max-failures', '1', '--concurrency', '1']);
    expect(failed.code).toBe(3);
    expect((await bulk([list, ...usual, '--out', out, '--resume'])).code).toBe(3);
    expect(results().filter(({ status }) => status === 'error')).toHaveLength(2);
    everyRowOnce(results(), 28);
    expect(await paidCalls()).toBe(26);
  });

  it('retries failed rows on request', async () => {
    const list = await listOf(contacts.slice(0, 6));
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'refusal', nth: [2, 4] });
    expect(await bulk([list, ...usual, '--out', out])).toMatchObject({ code: 3 });
    expect(results().filter(({ status }) => status === 'error')).toHaveLength(2);
    const resumed = await bulk([list, ...usual, '--out', out, '--resume']);
    expect(resumed).toMatchObject({ code: 3, stderr: expect.stringContaining('2 rows failed in an earlier run') });
    expect(await bulk([list, ...usual, '--out', out, '--resume', '--retry-errors'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 6);
    expect(results().every(({ status }) => status === 'ready')).toBe(true);
    expect(await paidCalls()).toBe(6 + 2);
  });

  it('delivers no older result of a contact who has changed since, whatever it resumes', async () => {
    const rows = contacts.slice(0, 2);
    const [, leaving = ''] = rows;
    const list = await listOf(rows);
    expect(await bulk([list, ...usual])).toMatchObject({ code: 0 });
    await sandbox.change(leaving, { jobtitle: 'Has left the company' });
    await sandbox.takeRequests();

    // A file that does not exist yet continues nothing.
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'refusal', times: 1 });
    const begun = await bulk([list, ...usual, '--out', out, '--resume']);
    expect(begun).toMatchObject({ code: 3, stderr: expect.stringContaining('1 ready (1 of them written before)') });
    expect(await paidCalls()).toBe(1);
    expect(results()).toContainEqual(expect.objectContaining({ hubspotId: leaving, status: 'error' }));

    // Nor does a row whose result could not be written.
    const retried = await bulk([list, ...usual, '--out', out, '--resume', '--retry-errors']);
    expect(retried).toMatchObject({ code: 0, stderr: expect.stringContaining('1 ready, 0 failed') });
    expect(await paidCalls()).toBe(1);
    everyRowOnce(results(), 2);
  });

  it('takes a result that is younger than the file it continues, though its line was lost', async ({ skip }) => {
    const rows = contacts.slice(0, 2);
    const list = await listOf(rows);
    expect(await bulk([list, ...usual, '--out', out])).toMatchObject({ code: 0 });
    await truncate(out, 10);
    const { birthtimeMs, ctimeMs } = await stat(out);
    skip(birthtimeMs === ctimeMs, 'this file system does not store when a file was created');
    await sandbox.change(rows[0] ?? '', { jobtitle: 'Head of audits' });
    const { code, stderr } = await bulk([list, ...usual, '--out', out, '--resume']);
    expect(code).toBe(0);
    expect(stderr).toContain('2 ready (2 of them written before)');
    everyRowOnce(results(), 2);
    expect(await paidCalls()).toBe(2);
  });

  it('refuses results of another list, or files that are no results', async () => {
    await writeFile(out, 'my diary\n');
    const list = await listOf(contacts.slice(0, 2));
    expect(await bulk([list, ...usual, '--out', out])).toMatchObject({ code: 2 });
    const diary = await bulk([list, ...usual, '--out', out, '--resume']);
    expect(diary).toMatchObject({ code: 2 });
    expect(diary.stderr).toContain('is no result of a bulk run');
    expect(readFileSync(out, 'utf8')).toBe('my diary\n');
  });

  it('finishes the calls in flight at the first Ctrl-C, and can be resumed', async () => {
    const list = await listOf(contacts.slice(0, 30));
    const { child, ended } = place.start([list, ...usual, '--out', out, '--concurrency', '4']);
    await until(() => place.linesWritten() >= 5);
    for (const more of [['--resume'], []]) {
      const second = await bulk([list, ...usual, '--out', out, ...more]);
      expect(second).toMatchObject({ code: 2, stderr: expect.stringContaining('Another run is writing to') });
    }
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toContain(
      `\n  overture generate bulk ${list} --prompt '${promptTitle}' --domain Overture-Sales --concurrency 4 --out ${out} --resume\n`,
    );
    const paid = await paidCalls();
    expect(results()).toHaveLength(paid);
    expect(paid).toBeLessThan(30);
    expect(await bulk([list, ...usual, '--out', out, '--resume', '--concurrency', '16'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 30);
    expect(paid + (await paidCalls())).toBe(30);
  });

  it('stops at once at the second Ctrl-C and loses nothing', async () => {
    const list = await listOf(contacts.slice(0, 8));
    await sandbox.fault({ vendor: 'openai', match: '/responses', delayMs: 20_000, nth: [5, 6, 7, 8] });
    const { child, ended, said } = place.start([list, ...usual, '--out', out, '--concurrency', '4']);
    await until(() => place.linesWritten() >= 4);
    await sleep(100);
    child.kill('SIGINT');
    await until(() => said().includes('Press Ctrl-C again'));
    expect(child.exitCode).toBeNull();
    const pressedAt = performance.now();
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(performance.now() - pressedAt).toBeLessThan(3_000);
    expect(results()).toHaveLength(4);
    await sandbox.clearFaults();
    expect(await bulk([list, ...usual, '--out', out, '--resume'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), 8);
  });

  it('ends every row exactly once however often it is killed, and pays twice only for calls in flight', async () => {
    const lists = 2;
    const kills = 5;
    const rows = 12;
    const concurrency = 3;
    const killedRuns = Array.from({ length: lists }, async (_, nth) => {
      const killed = await runs.place(2);
      const list = await killed.write(contacts.slice(nth * rows, (nth + 1) * rows));
      const options = [list, ...usual, '--out', killed.out, '--resume', '--concurrency', String(concurrency)];
      for (let kill = 0; kill < kills; kill += 1) {
        const before = killed.linesWritten();
        const { child, ended } = killed.start(options);
        // The first kill of each meets the run while it begins, the others while it writes.
        const goal = kill === 0 ? before : Math.min(before + Math.floor(Math.random() * 4), rows - 1);
        await sleep(300 + Math.random() * 500);
        await Promise.race([until(() => killed.linesWritten() >= goal), ended]);
        child.kill('SIGKILL');
        await ended;
      }
      expect(await killed.run(options)).toMatchObject({ code: 0 });
      everyRowOnce(killed.results(), rows);
      expect(killed.results().every(({ status }) => status === 'ready')).toBe(true);
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
    expect(requests.filter((request) => request.startsWith('POST /crm/objects/2026-09/notes 201'))).toHaveLength(4);
    expect(requests.filter((request) => request.startsWith('POST /v1/responses'))).toHaveLength(4);
  });

  it('stops when HubSpot refuses to file, and a resumed run files what is paid for', async () => {
    const rows = contacts.slice(34, 42);
    const list = await listOf(rows);
    await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', kind: 'status', status: 403 });
    const options = [list, ...usual, '--out', out, '--push-playbook', '--concurrency', '1'];
    const ended = await bulk(options);
    expect(ended).toMatchObject({ code: 4, stderr: expect.stringContaining('--push-playbook --resume') });
    expect(results()).toEqual([]);
    const paid = await paidCalls();
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThan(4);
    await sandbox.clearFaults();
    expect(await bulk([...options, '--resume'])).toMatchObject({ code: 0 });
    everyRowOnce(results(), rows.length);
    const requests = await sandbox.takeRequests();
    expect(requests.filter((request) => request.startsWith('POST /v1/responses'))).toHaveLength(rows.length - paid);
    expect(requests.filter((request) => request.endsWith('/notes 201'))).toHaveLength(rows.length);
  });

  it('falls back to the default tier if flex has no capacity', async () => {
    await sandbox.fault({
      vendor: 'openai',
      match: '/responses',
      kind: 'status',
      status: 429,
      code: 'resource_unavailable',
      times: 1,
    });
    const list = await listOf(contacts.slice(0, 1));
    expect(await bulk([list, ...usual, '--service-tier', 'flex'])).toMatchObject({ code: 0 });
    expect(await paidCalls()).toBe(2);
  });

  it.skipIf(!hasTerminal)('shows a bar in a terminal, and asks before it spends', async () => {
    const rows = contacts.slice(0, 6);
    const refusing = await runs.place();
    const [list, refusedList] = await Promise.all([place.write(rows), refusing.write(rows)]);
    const [refused, done] = await Promise.all([
      refusing.atTerminal([refusedList, ...usual, '--out', refusing.out], [{ after: '(y/N)', type: 'n\r' }]),
      place.atTerminal([list, ...usual, '--out', out, '--yes', '--concurrency', '1'], []),
    ]);
    expect(refused.code).toBe(0);
    expect(refused.stdout).toMatch(/Cost +\$0\.\d\d at list prices/);
    expect(refusing.results()).toEqual([]);
    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(/[█░]{20} \d+ of 6 rows · /);
    expect(done.stdout).not.toContain('\u001b[36m');
    everyRowOnce(results(), 6);
    expect(await paidCalls()).toBe(6);
  });
});
