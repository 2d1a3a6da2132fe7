import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './generated-secrets.ts';

describe('loadSecrets', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'overture-secrets-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));
  const load = (dataDir = join(parent, 'data')) =>
    loadSecrets({ dataDir, jwtSecret: undefined, encryptionKey: undefined });

  it('makes two different secrets once, for their owner only', async () => {
    const first = await load();
    expect(Buffer.from(first.jwtSecret, 'base64')).toHaveLength(32);
    expect(Buffer.from(first.encryptionKey, 'base64')).toHaveLength(32);
    expect(first.jwtSecret).not.toBe(first.encryptionKey);
    expect(await load()).toEqual(first);
    const files = readdirSync(join(parent, 'data'));
    expect(files.toSorted()).toEqual(['encryption-key', 'jwt-secret']);
    for (const file of files) expect(statSync(join(parent, 'data', file)).mode & 0o777).toBe(0o600);
  });

  it('lets all who start at once agree', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => load()));
    expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  });

  it('takes given secrets and writes nothing', async () => {
    const given = { jwtSecret: 'given-jwt', encryptionKey: 'given-key' };
    expect(await loadSecrets({ dataDir: join(parent, 'data'), ...given })).toEqual(given);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('does not go on with a damaged secret, nor replace it', async () => {
    await load();
    const file = join(parent, 'data', 'encryption-key');
    writeFileSync(file, 'half');
    await expect(load()).rejects.toThrow(/encryption-key cannot be used.*32 bytes/);
  });

  it('says which file cannot be written', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(load(file)).rejects.toThrow(/jwt-secret cannot be used/);
  });
});
