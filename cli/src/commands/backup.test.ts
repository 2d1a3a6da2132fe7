import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCore, readSettings } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { runHere } from '../testing/overture-here.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'overture-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const overture = (args: readonly string[], environment: Record<string, string> = {}) =>
  runHere(args, { DATA_DIR: at('data'), SANDBOX_PORT: '1', LOG_LEVEL: 'silent', ...environment });
const createUser = (email: string) =>
  runHere(
    ['users', 'create', '--email', email, '--domain', 'DT-Sales', '--password-stdin'],
    { DATA_DIR: at('data'), LOG_LEVEL: 'silent' },
    'Secret!42',
  );
const usersOf = async (dataDir: string) => {
  const { stdout } = await overture(['users', 'list', '--json'], { DATA_DIR: dataDir });
  return (JSON.parse(stdout) as { email: string }[]).map(({ email }) => email);
};

describe('a backup', () => {
  it('is a private data folder of its own, with the secrets', async () => {
    await createUser('kim@agency.com');
    expect(await overture(['backup', at('copy')])).toMatchObject({
      code: 0,
      stderr: `Backed up to ${at('copy')}: SHA256SUMS, encryption-key, jwt-secret, overture.sqlite.\n`,
    });
    for (const name of ['SHA256SUMS', 'overture.sqlite', 'jwt-secret', 'encryption-key']) {
      expect(statSync(path.join(at('copy'), name)).mode & 0o777).toBe(0o600);
    }
    expect(await usersOf(at('copy'))).toContain('kim@agency.com');
  });

  it('is restored in place of the present store, which is kept', async () => {
    await createUser('kim@agency.com');
    await overture(['backup', at('copy')]);
    await createUser('lea@agency.com');
    const restored = await overture(['restore', at('copy'), '--yes']);
    expect(restored.code).toBe(0);
    expect(await usersOf(at('data'))).not.toContain('lea@agency.com');
    const aside = /What was there before is in (.*)\.\n/.exec(restored.stderr)?.[1] ?? '';
    expect(await usersOf(aside)).toContain('lea@agency.com');
  });

  it('is not restored while Overture runs', async () => {
    await createUser('kim@agency.com');
    await overture(['backup', at('copy')]);
    const core = await openCore(readSettings({ DATA_DIR: at('data') }), { logger: silentLogger });
    expect(await overture(['restore', at('copy'), '--yes'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop Overture first'),
    });
    await core.close();
    expect((await overture(['restore', at('copy'), '--yes'])).code).toBe(0);
  });

  it('overwrites nothing, and only a backup can be restored', async () => {
    expect((await overture(['backup', at('copy')])).stderr).toContain('There is no store in');
    await createUser('kim@agency.com');
    await overture(['backup', at('copy')]);
    expect((await overture(['backup', at('copy')])).stderr).toContain('is not empty');
    expect((await overture(['restore', at('nowhere'), '--yes'])).stderr).toContain('There is no backup in');
    rmSync(path.join(at('copy'), 'SHA256SUMS'));
    writeFileSync(path.join(at('copy'), 'overture.sqlite'), 'no database at all');
    expect((await overture(['restore', at('copy'), '--yes'])).stderr).toContain('cannot be used as a store');
    expect(await usersOf(at('data'))).toContain('kim@agency.com');
  });

  it('is not restored if a byte of it is another, if it was cut, or if a file is missing', async () => {
    await createUser('kim@agency.com');
    await overture(['backup', at('copy')]);
    await createUser('lea@agency.com');
    const before = readdirSync(at('data')).toSorted();
    // The address within the store: the structure of the file stays intact, so that only the checksum tells.
    const flipped = (bytes: Buffer) => {
      const changed = Buffer.from(bytes);
      changed[changed.indexOf('kim@agency.com')] = 'x'.charCodeAt(0);
      return changed;
    };
    const damages: [string, (bytes: Buffer) => Buffer][] = [
      ['overture.sqlite', flipped],
      ['overture.sqlite', (bytes) => bytes.subarray(0, bytes.length - 4096)],
      ['encryption-key', (bytes) => bytes.subarray(1)],
      ['SHA256SUMS', (bytes) => bytes.subarray(0, 100)],
      ['SHA256SUMS', () => Buffer.alloc(0)],
    ];
    for (const [name, damage] of damages) {
      const file = path.join(at('copy'), name);
      const intact = readFileSync(file);
      writeFileSync(file, damage(intact));
      expect(await overture(['restore', at('copy'), '--yes'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`is not as the backup wrote it`),
      });
      writeFileSync(file, intact);
    }
    const secret = path.join(at('copy'), 'jwt-secret');
    renameSync(secret, at('jwt-secret'));
    expect((await overture(['restore', at('copy'), '--yes'])).stderr).toContain(`${secret} is not as the backup`);
    renameSync(at('jwt-secret'), secret);
    expect(readdirSync(at('data')).toSorted()).toEqual(before);
    expect(await usersOf(at('data'))).toContain('lea@agency.com');
    const restored = await overture(['restore', at('copy'), '--yes']);
    expect(restored).toMatchObject({ code: 0, stderr: expect.not.stringContaining('no checksums') });
    expect(await usersOf(at('data'))).not.toContain('lea@agency.com');
  });

  it('of a version that wrote no checksums is restored, with a notice', async () => {
    await createUser('kim@agency.com');
    await overture(['backup', at('copy')]);
    rmSync(path.join(at('copy'), 'SHA256SUMS'));
    expect(await overture(['restore', at('copy'), '--yes'])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('this backup has no checksums'),
    });
    expect(await usersOf(at('data'))).toContain('kim@agency.com');
  });

  it('is left to MongoDB’s own tools if that is the store', async () => {
    const secrets = { JWT_SECRET: 'x'.repeat(64), ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };
    const ended = await overture(['backup', at('copy')], { MONGODB_URI: 'mongodb://127.0.0.1', ...secrets });
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('docs/operations.md') });
  });
});
