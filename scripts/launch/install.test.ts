import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, isInstalled, satisfies } from './install.mjs';

const lockfile = (koa: string) => ({
  packages: {
    '': {},
    'node_modules/koa': { version: koa, integrity: `sha-${koa}` },
    'node_modules/vitest': { version: '5.1.0', integrity: 'sha-v', dev: true },
  },
});

let root: string;
let calls: string[];
let lines: string[];

/** What npm does with the lockfile of the moment, and its record of it. */
async function npm(_: string, args: readonly string[]) {
  calls.push(args.slice(0, 2).join(' '));
  await sleep(50);
  const { packages } = locked;
  record(args.includes('--omit=dev') ? { 'node_modules/koa': packages['node_modules/koa'] } : packages);
}

function record(packages: object) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

let locked: ReturnType<typeof lockfile>;
function lock(koa: string) {
  locked = lockfile(koa);
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(locked));
}

const start = () => ({ root, tools: false, say: (line: string) => void lines.push(line), npm });
const test = () => ({ ...start(), tools: true });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'overture-install-'));
  calls = [];
  lines = [];
  lock('3.3.0');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('ensureInstalled', () => {
  it('installs what a start needs on a fresh clone, and leaves the second start alone', async () => {
    await ensureInstalled(start());
    await ensureInstalled(start());
    expect(calls).toEqual(['ci --omit=dev']);
    expect(lines).toEqual([
      expect.stringMatching(/^Installing what a start needs/),
      expect.stringMatching(/^Installed in \d+ s\.$/),
    ]);
  });

  it('installs everything at once for a test on a fresh clone', async () => {
    await ensureInstalled(test());
    await ensureInstalled(start());
    expect(calls).toEqual(['ci --include=dev']);
  });

  it('adds the tools to what a start installed, without removing that first', async () => {
    await ensureInstalled(start());
    await ensureInstalled(test());
    expect(calls).toEqual(['ci --omit=dev', 'install --no-save']);
    expect(isInstalled(root, { tools: true })).toBe(true);
  });

  it('installs again when the lockfile changed, and keeps the tools that were there', async () => {
    await ensureInstalled(test());
    lock('3.4.0');
    await ensureInstalled(start());
    expect(isInstalled(root, { tools: true })).toBe(true);
  });

  it('accepts what somebody installed by hand', async () => {
    record(locked.packages);
    await ensureInstalled(test());
    expect(calls).toEqual([]);
  });

  it('begins anew when completing what is there was not enough', async () => {
    record({ 'node_modules/koa': { version: '2.0.0' } });
    const completesNothing = async (folder: string, args: readonly string[]) =>
      args[0] === 'ci' ? npm(folder, args) : void calls.push('install');
    await ensureInstalled({ ...start(), npm: completesNothing });
    expect(calls).toEqual(['install', 'ci --omit=dev']);
  });

  it('runs one install when several launchers start at once', async () => {
    await Promise.all([ensureInstalled(start()), ensureInstalled(start()), ensureInstalled(start())]);
    expect(calls).toHaveLength(1);
  });

  it('does not take an interrupted install for one', async () => {
    const interrupted = () => Promise.reject(new Error('The install was interrupted.'));
    mkdirSync(join(root, 'node_modules'));
    await expect(ensureInstalled({ ...start(), npm: interrupted })).rejects.toThrow('interrupted');
    expect(isInstalled(root, { tools: false })).toBe(false);
    await ensureInstalled(start());
    expect(calls).toHaveLength(1);
  });
});

describe('satisfies', () => {
  const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const x = (extra: object = {}) => ({
    packages: { 'node_modules/x': { version: '1.0.0', integrity: 'a', ...extra } },
  });
  const everything = { tools: true };

  it('misses a package, and a package in another version', () => {
    expect(satisfies(x(), { packages: {} }, everything, platform)).toBe(false);
    expect(satisfies(x(), x({ version: '1.0.1', integrity: 'b' }), everything, platform)).toBe(false);
  });

  it('does without the tools where none is needed', () => {
    expect(satisfies(x({ dev: true }), { packages: {} }, { tools: false }, platform)).toBe(true);
    expect(satisfies(x({ dev: true }), { packages: {} }, everything, platform)).toBe(false);
  });

  it('does without the optional packages of other platforms, never of this one', () => {
    const other = x({ optional: true, os: ['darwin'], cpu: ['arm64'] });
    const own = x({ optional: true, os: ['linux'], cpu: ['x64'] });
    const musl = x({ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] });
    expect(satisfies(other, { packages: {} }, everything, platform)).toBe(true);
    expect(satisfies(musl, { packages: {} }, everything, platform)).toBe(true);
    expect(satisfies(own, { packages: {} }, everything, platform)).toBe(false);
  });

  it('takes a package from any registry, and from nowhere else than the lockfile says', () => {
    const source = (resolved: string) => x({ resolved });
    expect(satisfies(x(), source('https://registry.example/x.tgz'), everything, platform)).toBe(true);
    expect(satisfies(source('git+ssh://a'), source('git+ssh://b'), everything, platform)).toBe(false);
  });

  it('leaves the workspaces themselves out of it', () => {
    expect(satisfies({ packages: { core: { version: '0.1.0' } } }, { packages: {} }, everything, platform)).toBe(true);
  });
});
