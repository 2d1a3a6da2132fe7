import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runHere } from './testing/overture-here.ts';
import { OvertureProcess } from './testing/overture-process.ts';

/** What a process of its own shows is seen once: how it begins, what it reads and writes, and how it ends. */
describe('overture', () => {
  let overture: OvertureProcess;

  beforeAll(async () => {
    // The sandbox is not running at the port it names.
    overture = await OvertureProcess.create({ SANDBOX_PORT: '2' });
  });

  afterAll(() => overture.remove());

  it('shows help with examples and exit codes, and help of every noun', async () => {
    const help = await overture.run(['--help']);
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
    [['users', 'list', '--limit', 'many'], '--limit: must be a whole number from 1 to 10000'],
    [['generate', 'one', '--prompt', 'x'], "missing required argument 'url|id'"],
    [['contact', 'fetch', 'https://evil.example/contacts/1/contact/1'], 'Invalid HubSpot URL format'],
  ])('reports %j as wrong usage on stderr, and exits with 2', async (args, why) => {
    const ended = await overture.runHere(args);
    expect(ended.stderr).toContain(why);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
  });

  it('names the required options', async () => {
    const help = await overture.runHere(['generate', 'one', '--help']);
    expect(help).toMatchObject({ code: 0, stdout: expect.stringMatching(/--prompt <id\|title> .* \(required\)\n/) });
  });

  it('ends the process with the code of the command', async () => {
    expect(await overture.run(['users', 'lst'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('stops with one line that names a bad setting', async () => {
    const ended = await runHere(['users', 'list'], { ...overture.environment, PORT: 'eighty' });
    expect(ended).toEqual({ code: 2, stdout: '', stderr: 'error: The setting PORT must be a port number.\n' });
  });

  it('creates a user from a password on standard input and lists it, for people and for programs', async () => {
    const created = await overture.run(
      ['users', 'create', '--email', 'Kim@Agency.com', '--domain', 'dt-sales', '--password-stdin', '--json'],
      'Secret!42\n',
    );
    expect(created).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(created.stdout)).toMatchObject({
      email: 'kim@agency.com',
      role: 'admin',
      department: 'DT-Sales',
    });
    expect(created.stdout).not.toContain('Secret!42');

    const listed = await overture.runHere(['users', 'list', '--domain', 'DT-Sales', '--json']);
    expect(z.array(z.object({ email: z.string() })).parse(JSON.parse(listed.stdout))).toEqual([
      { email: 'kim@agency.com' },
    ]);
    const piped = await overture.runHere(['users', 'list', '--domain', 'DT-Sales']);
    expect(piped.stdout.split('\t').slice(0, 3)).toEqual(['kim@agency.com', 'admin', 'DT-Sales']);

    const again = await overture.runHere(
      ['users', 'create', '--email', 'kim@agency.com', '--domain', 'DT-Sales', '--password-stdin'],
      'Secret!42',
    );
    expect(again).toMatchObject({ code: 1, stderr: 'error: A user with this email already exists.\n' });
  });

  it('refuses a weak password', async () => {
    const ended = await overture.runHere(
      ['users', 'create', '--email', 'lee@agency.com', '--role', 'superadmin', '--password-stdin'],
      'weak',
    );
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('error: Please ensure password meets all requirements: at least 6 characters');
  });

  it('checks itself and says what does not answer', async () => {
    const ended = await overture.runHere(['doctor', '--json']);
    const checks = z
      .array(z.object({ name: z.string(), status: z.string(), text: z.string(), details: z.array(z.string()) }))
      .parse(JSON.parse(ended.stdout));
    const statusOf = Object.fromEntries(checks.map((check) => [check.name, check.status]));
    expect(statusOf).toEqual({
      accounts: 'ok',
      limits: 'ok',
      settings: 'ok',
      models: 'ok',
      store: 'ok',
      queue: 'ok',
      Hubspot: 'failed',
      Openai: 'failed',
      Google: 'failed',
      'single sign-on': 'ok',
    });
    for (const vendor of ['Hubspot', 'Openai']) {
      const line = checks.find(({ name }) => name === vendor);
      expect(line?.text).toBe('sandbox credential, all domains');
      expect(line?.details).toEqual([expect.stringMatching(/^The sandbox is not running at .*npm start/)]);
    }
    expect(ended.code).toBe(1);
  });

  it('knows from a stored key that the sandbox no longer stands in for everything', async () => {
    const address = 'http://127.0.0.1:2';
    const stored = await OvertureProcess.create({ HUBSPOT_BASE_URL: address });
    const key = ['--name', 'Main', '--type', 'hubspot', '--domain', 'DT-PM', '--key-stdin'];
    expect(await stored.runHere(['keys', 'create', ...key], 'pat-na1-1f0c')).toMatchObject({ code: 1 });
    const { stdout } = await stored.runHere(['doctor']);
    await stored.remove();
    expect(stdout).toMatch(/^failed\taccounts\t.*There is no superadmin of your own/m);
    expect(stdout).toMatch(/^ok\tGoogle\tnot set up/m);
  });

  it('shows an empty history as an empty list', async () => {
    expect(await overture.runHere(['history', 'list', '--json'])).toMatchObject({ code: 0, stdout: '[]\n' });
    // Its own --version, not the program's.
    const missing = await overture.runHere(['history', 'show', '151234567890', '--version', '2']);
    expect(missing).toMatchObject({ code: 1, stderr: 'error: No history data found for this record.\n' });
  });
});
