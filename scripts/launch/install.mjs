// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './file-lock.mjs';

/** @typedef {{ version?: string, integrity?: string, resolved?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */
/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform */

/**
 * Installs the locked packages that are missing, and touches nothing (the network included) when none is. Without
 * `tools` that is what runs the product and builds its web (`dependencies`); with them also what checks, tests and
 * measures it (`devDependencies`). Several launchers at once run one install.
 * Throws an Error whose message is for people when npm fails or is not there.
 *
 * @param {{ root: string, tools: boolean, say: (line: string) => void, npm?: (root: string, args: readonly string[]) => Promise<void> }} options
 */
export async function ensureInstalled({ root, tools, say, npm = runNpm }) {
  if (isInstalled(root, { tools })) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const onWait = () => say('Waiting for another install of this project to finish …');
  await withLock(join(root, '.cache', 'install.lock'), { onWait }, async () => {
    if (isInstalled(root, { tools })) return;
    say(`Installing what ${tools ? 'this command' : 'a start'} needs, about a minute the first time …`);
    const started = Date.now();
    const installed = readLockfile(installedFile(root));
    // Installed tools stay, because a start after a pull must not remove them before the next test.
    const keepsTools = tools || Object.values(installed?.packages ?? {}).some(({ dev }) => dev);
    const omit = keepsTools ? '--include=dev' : '--omit=dev';
    const options = [omit, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    // `npm ci` begins by removing everything, and the product may be running from it.
    if (installed !== undefined) await npm(root, ['install', '--no-save', ...options]);
    if (!isInstalled(root, { tools })) await npm(root, ['ci', ...options]);
    say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  });
}

/**
 * Whether node_modules holds what the lockfile asks for, by npm's own record of it. npm writes that record last, so an
 * interrupted install does not count.
 *
 * @param {string} root @param {{ tools: boolean }} need
 */
export function isInstalled(root, need) {
  const locked = readLockfile(join(root, 'package-lock.json'));
  if (locked === undefined)
    throw new Error('package-lock.json is missing: this is not a complete copy of the project.');
  const installed = readLockfile(installedFile(root));
  return installed !== undefined && satisfies(locked, installed, need, thisPlatform());
}

/**
 * Whether every locked package is installed in its locked version. Without `tools`, packages that only development
 * needs may be absent. An optional package may be absent, unless it is made for exactly this platform.
 *
 * @param {Lockfile} locked @param {Lockfile} installed @param {{ tools: boolean }} need @param {Platform} platform
 */
export function satisfies(locked, installed, { tools }, platform) {
  return Object.entries(locked.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || (wanted.dev && !tools)) return true;
    const found = installed.packages?.[path];
    if (found === undefined) return wanted.optional === true && !isMadeFor(wanted, platform);
    // Our lockfile names no registry; npm's record may.
    const sameSource = wanted.resolved === undefined || found.resolved === wanted.resolved;
    return found.version === wanted.version && found.integrity === wanted.integrity && sameSource;
  });
}

/** @param {LockedPackage} wanted @param {Platform} platform */
function isMadeFor({ os, cpu, libc }, platform) {
  if (os === undefined || cpu === undefined) return false;
  return (
    os.includes(platform.os) && cpu.includes(platform.cpu) && (libc === undefined || libc.includes(platform.libc ?? ''))
  );
}

/** @returns {Platform} */
function thisPlatform() {
  const musl = process.platform === 'linux' && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'));
  return {
    os: process.platform,
    cpu: process.arch,
    libc: process.platform !== 'linux' ? undefined : musl ? 'musl' : 'glibc',
  };
}

/** @param {string} root @param {readonly string[]} args */
function runNpm(root, args) {
  // npm must not run on the Node inside the folder that it is about to replace.
  const ours = join(root, 'node_modules');
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(ours))
    .join(delimiter);
  /** @type {Promise<void>} */
  const done = new Promise((resolve, reject) => {
    const npm = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => void (output = (output + chunk.toString()).slice(-4_000));
    npm.stdout.on('data', keep);
    npm.stderr.on('data', keep);
    const stop = () => npm.kill('SIGTERM');
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, stop);
    npm.on('error', () =>
      reject(new Error('Overture needs npm to install its dependencies, and there is no npm on the PATH.')),
    );
    npm.on('close', (code, signal) => {
      for (const name of signals) process.off(name, stop);
      if (code === 0) resolve();
      else
        reject(
          new Error(
            signal || npm.killed
              ? 'The install was interrupted.'
              : `Installing the dependencies failed (npm ${args[0]} exited with ${code}):\n${output.trim()}`,
          ),
        );
    });
  });
  return done;
}

/** Where npm records what it installed. @param {string} root */
function installedFile(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

/** The lockfile's content; undefined when it is missing. @param {string} file @returns {Lockfile | undefined} */
function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
