import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOnce } from './build-once.ts';

let folder: string;
let entry: string;
let builds: number;
let running: number;
let maxRunning: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-build-'));
  entry = join(folder, 'index.html');
  builds = running = maxRunning = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = async () => {
  maxRunning = Math.max(maxRunning, ++running);
  builds += 1;
  // The compiler also empties the folder first.
  rmSync(entry, { force: true });
  await sleep(20);
  writeFileSync(entry, 'built');
  running -= 1;
};
const run = (changes: Partial<Parameters<typeof buildOnce>[0]> = {}) =>
  buildOnce({ stamp: join(folder, 'cache', 'shell'), entry, fingerprint: 'a', build, ...changes });

describe('buildOnce', () => {
  it('lets one of several that start at once build, and the others take what it built', async () => {
    const waits: number[] = [];
    const built = await Promise.all([1, 2, 3].map((each) => run({ onWait: () => waits.push(each) })));
    expect(built.filter(Boolean)).toHaveLength(1);
    expect(builds).toBe(1);
    expect(waits).toHaveLength(2);
  });

  it('lets those that are told to build do so one after the other', async () => {
    expect(await Promise.all([run({ force: true }), run({ force: true })])).toEqual([true, true]);
    expect([builds, maxRunning]).toEqual([2, 1]);
  });

  it('builds again when its sources changed or its output is gone, and not otherwise', async () => {
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    expect(await run({ fingerprint: 'b' })).toBe(true);
    rmSync(entry);
    expect(await run({ fingerprint: 'b' })).toBe(true);
  });

  it('takes no half-built output for a build', async () => {
    await run();
    const breaks = run({
      force: true,
      build: () => {
        writeFileSync(entry, 'half');
        return Promise.reject(new Error('killed'));
      },
    });
    await expect(breaks).rejects.toThrow('killed');
    expect(existsSync(entry)).toBe(true);
    expect(await run()).toBe(true);
  });
});
