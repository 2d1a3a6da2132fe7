// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './file-lock.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */
/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform */

/**
 * Installs the locked dependencies when they are missing or the lockfile changed since, and touches nothing (the
 * network included) otherwise. Several launchers at once run one install.
 * Throws an Error whose message is for people when npm fails or is not there.
 *
 * @param {{ root: string, say: (line: string) => void, install?: (root: string) => Promise<void> }} options
 */
export async function ensureInstalled({ root, say, install = npmCi }) {
  if (isInstalled(root)) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const onWait = () => say('Waiting for another install of this project to finish …');
  await withLock(join(root, '.cache', 'install.lock'), { onWait }, async () => {
    if (isInstalled(root)) return;
    say('Installing dependencies, about a minute the first time …');
    const started = Date.now();
    rmSync(stampFile(root), { force: true });
    await install(root);
    writeStamp(root);
    say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  });
}

/** Whether node_modules holds what the lockfile asks for. @param {string} root */
export function isInstalled(root) {
  const lockText = readText(join(root, 'package-lock.json'));
  if (lockText === undefined)
    throw new Error('package-lock.json is missing: this is not a complete copy of the project.');
  if (readText(stampFile(root)) === digest(lockText)) return true;
  // Somebody ran npm by hand: npm's own record of node_modules tells whether that was enough.
  const installed = readText(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined || !satisfies(JSON.parse(lockText), JSON.parse(installed), thisPlatform())) return false;
  writeStamp(root);
  return true;
}

/**
 * Whether every locked package is installed in its locked version. An optional package may be absent, except when it is
 * made for exactly this platform.
 *
 * @param {Lockfile} locked @param {Lockfile} installed @param {Platform} platform
 */
export function satisfies(locked, installed, platform) {
  return Object.entries(locked.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed.packages?.[path];
    if (found === undefined) return wanted.optional === true && !isMadeFor(wanted, platform);
    return (
      found.version === wanted.version && found.integrity === wanted.integrity && found.resolved === wanted.resolved
    );
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

/** @param {string} root */
function npmCi(root) {
  // npm must not run on the Node inside the folder that it is about to replace.
  const ours = join(root, 'node_modules');
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(ours))
    .join(delimiter);
  // Development packages are needed to build the web, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
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
              : `Installing the dependencies failed (npm ci exited with ${code}):\n${output.trim()}`,
          ),
        );
    });
  });
  return done;
}

/** @param {string} root */
function writeStamp(root) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return;
  try {
    writeFileSync(stampFile(root), digest(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  } catch {
    // A read-only checkout works as well; it only compares again next time.
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.overture-install');
}

/** @param {string} text */
function digest(text) {
  return createHash('sha256').update(`${process.platform} ${process.arch}\n${text}`).digest('hex');
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
