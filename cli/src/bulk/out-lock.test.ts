import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { lockResults } from './out-lock.ts';

describe('the lock of a file of results', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'overture-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is held by one run at a time, and leaves no file behind', () => {
    const file = join(folder, 'a.jsonl');
    const first = lockResults(file);
    expect(() => lockResults(file)).toThrow('Another run is writing to');
    const other = lockResults(join(folder, 'b.jsonl'));
    first.release();
    const second = lockResults(file);
    expect(() => lockResults(file)).toThrow(UsageError);
    second.release();
    other.release();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('is free at once when the process that held it is killed', async () => {
    const file = join(folder, 'killed.jsonl');
    const module = new URL('out-lock.ts', import.meta.url).href;
    const program = `const { lockResults } = await import('${module}'); lockResults(process.argv[1]); gc(); console.log('locked'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    try {
      await once(child.stdout, 'data');
      expect(() => lockResults(file)).toThrow('Another run is writing to');
    } finally {
      child.kill('SIGKILL');
    }
    await exited;
    lockResults(file).release();
  });

  it('says why it cannot be created', () => {
    expect(() => lockResults(join(folder, 'nowhere', 'a.jsonl'))).toThrow(
      /a\.jsonl cannot be written: its folder does not exist, or is read-only/,
    );
  });
});
