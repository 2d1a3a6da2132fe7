import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, isInstalled, satisfies } from './install.mjs';

const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const lockfile = (version: string) => ({
  packages: { '': {}, 'node_modules/koa': { version, integrity: `sha-${version}` } },
});

let root: string;
let installs: number;
let lines: string[];

const options = () => ({
  root,
  say: (line: string) => void lines.push(line),
  install: async () => {
    installs += 1;
    await sleep(50);
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), readFileSync(join(root, 'package-lock.json')));
  },
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'overture-install-'));
  installs = 0;
  lines = [];
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lockfile('3.3.0')));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('ensureInstalled', () => {
  it('installs once on a fresh clone and leaves the second start alone', async () => {
    await ensureInstalled(options());
    await ensureInstalled(options());
    expect(installs).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining('Installing dependencies'),
      expect.stringMatching(/^Installed in \d+ s\.$/),
    ]);
  });

  it('installs again when the lockfile changed', async () => {
    await ensureInstalled(options());
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lockfile('3.4.0')));
    await ensureInstalled(options());
    expect(installs).toBe(2);
  });

  it('accepts what somebody installed by hand after the lockfile changed', async () => {
    await ensureInstalled(options());
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lockfile('3.4.0')));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(lockfile('3.4.0')));
    await ensureInstalled(options());
    expect(installs).toBe(1);
  });

  it('runs one install when several launchers start at once', async () => {
    await Promise.all([ensureInstalled(options()), ensureInstalled(options()), ensureInstalled(options())]);
    expect(installs).toBe(1);
  });

  it('installs again after an install that was interrupted', async () => {
    const failing = { ...options(), install: () => Promise.reject(new Error('The install was interrupted.')) };
    mkdirSync(join(root, 'node_modules'));
    await expect(ensureInstalled(failing)).rejects.toThrow('interrupted');
    expect(isInstalled(root)).toBe(false);
    await ensureInstalled(options());
    expect(installs).toBe(1);
  });
});

describe('satisfies', () => {
  const locked = (extra: object) => ({
    packages: { 'node_modules/x': { version: '1.0.0', integrity: 'a', ...extra } },
  });

  it('misses a package, and a package in another version', () => {
    expect(satisfies(locked({}), { packages: {} }, platform)).toBe(false);
    expect(
      satisfies(locked({}), { packages: { 'node_modules/x': { version: '1.0.1', integrity: 'b' } } }, platform),
    ).toBe(false);
  });

  it('does without the optional packages of other platforms, never of this one', () => {
    const other = locked({ optional: true, os: ['darwin'], cpu: ['arm64'] });
    const own = locked({ optional: true, os: ['linux'], cpu: ['x64'] });
    const musl = locked({ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] });
    expect(satisfies(other, { packages: {} }, platform)).toBe(true);
    expect(satisfies(musl, { packages: {} }, platform)).toBe(true);
    expect(satisfies(own, { packages: {} }, platform)).toBe(false);
  });

  it('leaves the workspaces themselves out of it', () => {
    expect(satisfies({ packages: { core: { version: '0.1.0' } } }, { packages: {} }, platform)).toBe(true);
  });
});
