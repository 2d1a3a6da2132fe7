import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOnce } from './build-once.ts';
import type { BuildOnceOptions } from './build-once.ts';

let folder: string;
let entry: string;
/** A source that the build reads, and a file that decides how to build. */
let source: string;
let tool: string;
/** A folder in which the build looks for what it reads. */
let pages: string;
let builds: number;
let running: number;
let maxRunning: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-build-'));
  [entry, source, tool] = [join(folder, 'index.html'), join(folder, 'rule.ts'), join(folder, 'config.ts')];
  for (const file of [source, tool]) change(file, 'as it was');
  pages = join(folder, 'pages');
  mkdirSync(pages);
  utimesSync(pages, Date.now() / 1_000, Date.now() / 1_000 - 60);
  builds = running = maxRunning = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file a minute ago, because a change during the build is another matter. */
const change = (file: string, text: string) => {
  writeFileSync(file, text);
  utimesSync(file, Date.now() / 1_000, Date.now() / 1_000 - 60);
};
const build = async () => {
  maxRunning = Math.max(maxRunning, ++running);
  builds += 1;
  // The compiler also empties the folder first.
  rmSync(entry, { force: true });
  await sleep(20);
  writeFileSync(entry, 'built');
  running -= 1;
  return [source, pages];
};
const run = (changes: Partial<BuildOnceOptions> = {}) =>
  buildOnce({ stamp: join(folder, 'cache', 'shell'), entry, version: '1', tools: [tool], build, ...changes });

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

  it.each<[string, () => unknown, Partial<BuildOnceOptions>?]>([
    ['a file that the last build read has changed', () => change(source, 'another rule')],
    ['such a file is gone', () => rmSync(source)],
    ['a folder in which it looks has another file', () => change(join(pages, 'new.tsx'), 'new')],
    ['what decides how to build has changed', () => change(tool, 'another target')],
    ['the builder has another version', () => {}, { version: '2' }],
    ['its output is gone', () => rmSync(entry)],
  ])('builds again when %s, and not otherwise', async (_, meanwhile, changes) => {
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    meanwhile();
    expect(await run(changes)).toBe(true);
  });

  it('builds again when a source was changed while it built', async () => {
    await run({
      build: async () => {
        const files = await build();
        writeFileSync(source, 'changed meanwhile');
        return files;
      },
    });
    expect(await run()).toBe(true);
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
