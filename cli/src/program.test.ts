import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const bin = fileURLToPath(new URL('../bin/overture.mjs', import.meta.url));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('overture, run as a process', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'overture-cli-'));
  });

  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const overture = (args: readonly string[], options: { input?: string; env?: Record<string, string> } = {}) =>
    new Promise<Ended>((resolve) => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SANDBOX_PORT: '2', ...options.env };
      const child = execFile(process.execPath, [bin, ...args], { env }, (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
      });
      child.stdin?.end(options.input ?? '');
    });

  it('shows help with examples and exit codes, and help of every noun', async () => {
    const help = await overture(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('Examples:');
    expect(help.stdout).toContain('130 interrupted');
    for (const noun of ['users', 'contact', 'generate', 'history', 'doctor', 'migrate']) {
      expect(help.stdout).toContain(`\n  ${noun}`);
    }
  });

  it.each([
    [['genrate'], "unknown command 'genrate'\n(Did you mean generate?)"],
    [['users', 'lst'], '(Did you mean list?)'],
    [['users', 'create'], "required option '--email <address>' not specified"],
    [['users', 'create', '--email', 'a@b.co', '--role', 'king'], 'Allowed choices are admin, superadmin'],
    [['users', 'create', '--email', 'nonsense', '--role', 'superadmin'], 'Invalid email format'],
    [['users', 'create', '--email', 'a@b.co'], 'An admin works in one domain: name it with --domain.'],
    [
      ['users', 'create', '--email', 'a@b.co', '--domain', 'Nowhere'],
      'There is no domain "Nowhere". It is one of: Overture-Sales',
    ],
    [
      ['users', 'create', '--email', 'a@b.co', '--role', 'superadmin'],
      'pass it on standard input with --password-stdin',
    ],
    [['users', 'list', '--limit', 'many'], '--limit must be a whole number from 1 to 10000'],
    [['generate', 'one', '--prompt', 'x'], "missing required argument 'url|id'"],
    [['contact', 'fetch', 'https://evil.example/contacts/1/contact/1'], 'Invalid HubSpot URL format'],
  ])('calls %j wrong usage, says why on stderr, and exits with 2', async (args, why) => {
    const ended = await overture(args);
    expect(ended.stderr).toContain(why);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
  });

  it('stops with one line that names a bad setting', async () => {
    const ended = await overture(['users', 'list'], { env: { PORT: 'eighty' } });
    expect(ended).toEqual({ code: 2, stdout: '', stderr: 'error: The setting PORT must be a port number.\n' });
  });

  it('creates a user from a password on standard input and lists it, for people and for programs', async () => {
    const created = await overture(
      ['users', 'create', '--email', 'Kim@Agency.com', '--domain', 'dt-sales', '--password-stdin', '--json'],
      { input: 'Secret!42\n' },
    );
    expect(created).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(created.stdout)).toMatchObject({
      email: 'kim@agency.com',
      role: 'admin',
      department: 'DT-Sales',
    });
    expect(created.stdout).not.toContain('Secret!42');

    const listed = await overture(['users', 'list', '--domain', 'DT-Sales', '--json']);
    expect(z.array(z.object({ email: z.string() })).parse(JSON.parse(listed.stdout))).toEqual([
      { email: 'kim@agency.com' },
    ]);
    const piped = await overture(['users', 'list', '--domain', 'DT-Sales']);
    expect(piped.stdout.split('\t').slice(0, 3)).toEqual(['kim@agency.com', 'admin', 'DT-Sales']);

    const again = await overture(
      ['users', 'create', '--email', 'kim@agency.com', '--domain', 'DT-Sales', '--password-stdin'],
      { input: 'Secret!42' },
    );
    expect(again).toMatchObject({ code: 1, stderr: 'error: A user with this email already exists.\n' });
  });

  it('refuses a weak password', async () => {
    const ended = await overture(
      ['users', 'create', '--email', 'lee@agency.com', '--role', 'superadmin', '--password-stdin'],
      { input: 'weak' },
    );
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('error: Please ensure password meets all requirements: at least 6 characters');
  });

  it('examines itself and says what does not answer', async () => {
    const ended = await overture(['doctor', '--json']);
    const checks = z
      .array(z.object({ name: z.string(), status: z.string(), text: z.string() }))
      .parse(JSON.parse(ended.stdout));
    const statusOf = Object.fromEntries(checks.map((check) => [check.name, check.status]));
    // The sandbox is not running at the port this test names, so both vendors fail and nothing else does.
    expect(statusOf).toEqual({
      settings: 'ok',
      store: 'ok',
      queue: 'ok',
      Hubspot: 'failed',
      Openai: 'failed',
      Google: 'failed',
    });
    for (const vendor of ['Hubspot', 'Openai']) {
      const line = checks.find(({ name }) => name === vendor);
      expect(line?.text).toMatch(/^sandbox credential, all domains: The sandbox is not running at .*npm start/);
    }
    expect(ended.code).toBe(1);
  }, 60_000);

  it('shows an empty history as an empty list', async () => {
    expect(await overture(['history', 'list', '--json'])).toMatchObject({ code: 0, stdout: '[]\n' });
    // Its own --version, not the program's.
    const missing = await overture(['history', 'show', '151234567890', '--version', '2']);
    expect(missing).toMatchObject({ code: 1, stderr: 'error: No history data found for this record.\n' });
  });
});
