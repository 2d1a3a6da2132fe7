import { randomBytes } from 'node:crypto';
import { ResolveCredential } from '@overture/core/connections/use-cases/resolve-credential';
import { SaveApiKey } from '@overture/core/connections/use-cases/save-api-key';
import { SignIn } from '@overture/core/people/sign-in/use-cases/sign-in';
import { systemActor } from '@overture/core/audit/domain/audit-entry';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runHere } from './testing/overture-here.ts';
import { OvertureProcess } from './testing/overture-process.ts';

const [oldKey, newKey, strayKey] = [1, 2, 3].map(() => randomBytes(32).toString('base64')) as [string, string, string];
const entriesSchema = z.array(
  z.object({ actor: z.string(), action: z.string(), target: z.string(), detail: z.string() }),
);

/** Stores a key and does not stay for the vendor's word on it. */
async function storeUntested(core: OpenCore, fields: Parameters<SaveApiKey['create']>[1]): Promise<void> {
  const signal = AbortSignal.abort();
  await core
    .get(SaveApiKey)
    .create(systemActor, fields, { signal })
    .catch((error: unknown) => {
      if (error !== signal.reason) throw error;
    });
}

describe('where nobody signs in with a password', () => {
  let place: OvertureProcess;
  beforeAll(async () => {
    const oidc = { OIDC_ISSUER: 'https://login.agency.example', OIDC_CLIENT_ID: 'overture', SSO_ONLY: 'on' };
    place = await OvertureProcess.create({ ...oidc, PUBLIC_URL: 'https://overture.agency.example' });
  });
  afterAll(() => place.remove());
  const users = (args: readonly string[], input?: string) => runHere(['users', ...args], place.environment, input);
  const link = /^https:\/\/overture\.agency\.example\/sign-in-link#i_[\w.-]+$/;

  it('creates a user without one, and prints their first way in', async () => {
    const create = (...args: string[]) => users(['create', '--role', 'superadmin', ...args]);
    const created = await create('--email', 'kim@agency.com');
    expect(created).toMatchObject({ code: 0, stderr: expect.stringContaining('They have no password.') });
    expect(created.stdout.trim()).toMatch(link);
    const asJson: unknown = JSON.parse((await create('--email', 'lee@agency.com', '--json')).stdout);
    expect(asJson).toMatchObject({ email: 'lee@agency.com', link: expect.stringMatching(link) });
    expect(await create('--email', 'ann@agency.com', '--password-stdin')).toMatchObject({ code: 2 });
  });

  it('refuses a new password, and says what lets a user in', async () => {
    const refused = await users(['reset-password', 'kim@agency.com', '--password-stdin'], 'Another!42');
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('overture users sign-in-link') });
  });

  it('imports users without one, each with a link until it is used, and refuses a row with one', async () => {
    const list = 'email,role,password\nmia@agency.com,superadmin,\nlea@agency.com,superadmin,Secret!42\n';
    const planned = await users(['import', '-', '--json', '--dry-run'], list);
    const imported = await users(['import', '-', '--json'], list);
    const again = await users(['import', '-'], 'email,role\nmia@agency.com,superadmin\n');
    const reports = ({ stdout }: { stdout: string }): unknown[] =>
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const refused = { status: 'error', error: { message: expect.stringContaining('nobody signs in with a password') } };
    expect(reports(planned)).toMatchObject([{ status: 'created' }, refused]);
    expect(planned.stdout).not.toContain('sign-in-link');
    expect(reports(imported)).toMatchObject([{ status: 'created', link: expect.stringMatching(link) }, refused]);
    expect(imported).toMatchObject({ code: 3, stderr: expect.stringContaining('Links: 1.') });
    expect(again.code).toBe(0);
    expect(again.stdout.trim().split('\t')).toEqual([
      'line 2',
      'unchanged',
      'mia@agency.com',
      'superadmin',
      expect.stringMatching(link),
    ]);
    expect(await users(['import', '-', '--passwords-out', 'new.csv'], list)).toMatchObject({ code: 2 });
  });
});

describe('the audit log at the command line', () => {
  let place: OvertureProcess;
  beforeAll(async () => {
    place = await OvertureProcess.create({ ENCRYPTION_KEY: oldKey });
  });
  afterAll(() => place.remove());
  const verify = (env: Record<string, string>, ...options: string[]) =>
    runHere(['audit', 'verify', ...options], { ...place.environment, ...env });

  it('is verified up to an end that was noted before, and after a rotation without the old key', async () => {
    const found = await verify({});
    expect(found).toMatchObject({ code: 0, stdout: '' });
    const end = /The chain ends at ([\w.-]+)\. Note it/.exec(found.stderr)?.[1] ?? '';
    expect(await verify({}, '--expect', end)).toMatchObject({ code: 0 });
    const [seq, hash] = end.split('.');
    expect(await verify({}, '--expect', `${Number(seq) + 1}.${hash}`)).toMatchObject({
      code: 1,
      stderr: `The audit log was tampered with at entry end: the log no longer contains ${Number(seq) + 1}.${hash}, so that entries were cut off.\n`,
    });
    expect(await verify({}, '--expect', 'nothing')).toMatchObject({ code: 2 });
    const misplaced = await runHere(['audit', '--since-checkpoint'], place.environment);
    expect(misplaced).toMatchObject({ code: 2, stderr: expect.stringContaining('overture audit verify') });

    const both = { ENCRYPTION_KEY: newKey, ENCRYPTION_KEY_PREVIOUS: oldKey };
    expect(await runHere(['keys', 'rotate'], { ...place.environment, ...both })).toMatchObject({ code: 0 });
    const warning = 'Warning: ENCRYPTION_KEY_PREVIOUS is set';
    expect(await verify(both)).toMatchObject({ code: 0, stderr: expect.stringContaining(warning) });
    expect((await verify({ ENCRYPTION_KEY: newKey })).stderr).not.toContain(warning);
    expect(await verify({ ENCRYPTION_KEY: newKey }, '--expect', end)).toMatchObject({ code: 0 });
    for (const wrongKey of [strayKey, oldKey]) {
      const unverified = await verify({ ENCRYPTION_KEY: wrongKey });
      expect(unverified).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The audit log was not verified: '),
      });
      expect(unverified.stderr).toContain('Set ENCRYPTION_KEY as it was');
    }
  });

  it('tells what a process with a wrong key added from tampering, and how that is proven', async () => {
    const own = { ENCRYPTION_KEY: newKey };
    const as = (env: Record<string, string>, args: string[], input?: string) =>
      runHere(args, { ...place.environment, ...env }, input);
    const create = ['users', 'create', '--role', 'superadmin', '--password-stdin', '--email'];
    await as({ ENCRYPTION_KEY: strayKey }, [...create, 'stray@agency.com'], 'Secret!42');
    await as(own, [...create, 'kim@agency.com'], 'Secret!42');
    const unproven = await verify(own);
    expect(unproven).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Not all of the audit log is proven: 1'),
    });
    expect(unproven.stderr).toContain('ENCRYPTION_KEY_PREVIOUS');
    const both = { ...own, ENCRYPTION_KEY_PREVIOUS: strayKey };
    expect((await verify(both)).code).toBe(0);
    expect(await as(both, ['keys', 'rotate'])).toMatchObject({ code: 0 });
    expect(await verify(own)).toMatchObject({ code: 0 });
  });
});

describe('administration at the command line', () => {
  let place: OvertureProcess;
  beforeAll(async () => {
    place = await OvertureProcess.create({ ENCRYPTION_KEY: oldKey });
  });
  afterAll(() => place.remove());

  const environment = (extra: Record<string, string> = {}) => ({ ...place.environment, ...extra });
  const overture = (args: readonly string[], options: { input?: string; env?: Record<string, string> } = {}) =>
    runHere(args, environment(options.env), options.input);
  const withCore = async <T>(extra: Record<string, string>, work: (core: OpenCore) => Promise<T>): Promise<T> => {
    const core = await openCore(readSettings(environment(extra)), { logger: silentLogger });
    try {
      return await work(core);
    } finally {
      await core.close();
    }
  };
  const audit = async (...args: string[]) => {
    const { stdout } = await overture(['audit', '--json', ...args]);
    return entriesSchema.parse(JSON.parse(stdout));
  };

  it('shows, resets and deletes a user, and records who did it', async () => {
    await overture(['users', 'create', '--email', 'kim@agency.com', '--domain', 'DT-Sales', '--password-stdin'], {
      input: 'Secret!42',
    });
    const shown = await overture(['users', 'show', 'Kim@Agency.com', '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ email: 'kim@agency.com', department: 'DT-Sales' });

    const profile = ['users', 'profile', 'kim@agency.com', '--json'];
    expect(JSON.parse((await overture([...profile, '--first-name', 'kim', '--language', 'de'])).stdout)).toMatchObject({
      firstName: 'Kim',
      language: 'de',
    });
    expect(JSON.parse((await overture(profile)).stdout)).toMatchObject({ firstName: 'Kim', language: 'de' });
    expect(await overture([...profile, '--language', 'klingon'])).toMatchObject({ code: 2 });

    const weak = await overture(['users', 'reset-password', 'kim@agency.com', '--password-stdin'], { input: 'weak' });
    expect(weak).toMatchObject({
      code: 2,
      stderr:
        'error: Please ensure password meets all requirements: at least 6 characters, an uppercase letter, a digit, a symbol of !@#$%^&*(),.?/":{}|<>.\n',
    });
    const reset = await overture(['users', 'reset-password', 'kim@agency.com', '--password-stdin'], {
      input: 'Another!42',
    });
    expect(reset).toMatchObject({ code: 0, stdout: '' });
    expect(`${reset.stdout}${reset.stderr}`).not.toContain('Another!42');
    await withCore({}, async (core) => {
      const signIn = (password: string) =>
        core
          .get(SignIn)
          .execute({ email: 'kim@agency.com', password, caller: { address: '192.0.2.1', userAgent: '' } });
      await expect(signIn('Secret!42')).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(signIn('Another!42')).resolves.toMatchObject({ user: { email: 'kim@agency.com' } });
    });

    expect(await overture(['users', 'delete', 'kim@agency.com'])).toMatchObject({
      code: 2,
      stderr: 'error: There is no terminal to ask for confirmation: pass --yes.\n',
    });
    expect(await overture(['users', 'delete', 'kim@agency.com', '--yes'])).toMatchObject({ code: 0, stdout: '' });
    expect(await overture(['users', 'show', 'kim@agency.com'])).toMatchObject({
      code: 1,
      stderr: 'error: There is no such user.\n',
    });
    const told = await audit('--actor', 'cli:');
    expect(told.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'user_deleted kim@agency.com',
      'user_password_reset kim@agency.com',
      'user_created kim@agency.com',
    ]);
    expect((await audit('--action', 'sign_in_failed')).map(({ actor }) => actor)).toEqual(['kim@agency.com']);
  });

  it('does not delete the last superadmin, and says so with exit code 4', async () => {
    expect(await overture(['users', 'delete', 'superadmin@overture.example', '--yes'])).toMatchObject({
      code: 4,
      stderr: 'error: The last superadmin cannot be deleted.\n',
    });
  });

  it('reports an unknown action as wrong usage, and names the known ones', async () => {
    const ended = await overture(['audit', '--action', 'sneezed']);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('Allowed choices are sign_in, sign_in_failed');
  });

  it('seals every stored key with a new master key, can be repeated, and names unreadable keys', async () => {
    const fields = { type: 'Hubspot', department: 'dt-pm', active: true } as const;
    await withCore({}, async (core) => {
      for (let i = 0; i < 250; i += 1) {
        await storeUntested(core, { ...fields, name: `Key ${i}`, secret: `pat-secret-${i}` });
      }
    });
    await withCore({ ENCRYPTION_KEY: strayKey }, async (core) => {
      await storeUntested(core, { ...fields, department: 'dt-sales', name: 'Stray', secret: 'pat-lost' });
    });
    const env = { ENCRYPTION_KEY: newKey, ENCRYPTION_KEY_PREVIOUS: oldKey };

    const first = await overture(['keys', 'rotate', '--json'], { env });
    expect(first.code).toBe(3);
    expect(JSON.parse(first.stdout)).toMatchObject({ resealed: 250, unreadable: [{ name: 'Stray' }] });
    expect(first.stderr).toContain('Cannot be decrypted: Stray');
    expect(`${first.stdout}${first.stderr}`).not.toContain('pat-');
    expect(JSON.parse((await overture(['keys', 'rotate', '--json'], { env })).stdout)).toMatchObject({ resealed: 0 });

    await withCore({ ENCRYPTION_KEY: newKey }, async (core) => {
      expect((await core.get(ResolveCredential).resolve('Hubspot', 'dt-pm')).secret).toBe('pat-secret-249');
      await expect(core.get(ResolveCredential).resolve('Hubspot', 'dt-sales')).rejects.toMatchObject({
        code: 'crm_not_configured',
        message: expect.stringContaining('cannot be opened any more'),
      });
    });
    expect(await audit('--action', 'keys_rotated')).toMatchObject([{ detail: '250 keys sealed anew' }]);
  });
});
