#!/usr/bin/env node
// @ts-check
// Plain JavaScript that Node 20 can run: it prepares the project for the TypeScript behind every npm script.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './launch/install.mjs';

/** @type {Readonly<Record<string, string>>} */
const programs = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  build: 'scripts/build-web.ts',
  bench: 'scripts/bench.ts',
  screenshots: 'e2e/screenshots.ts',
  api: 'api/src/main.ts',
  worker: 'worker/src/main.ts',
  sandbox: 'sandbox/src/main.ts',
};

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const wantedMajor = 24;

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/** The Node that runs the project: this one when it is new enough, else the one the lockfile pins. */
function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath;
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(pinned) ? pinned : undefined;
}

/** @param {string} node @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
function run(node, args, env) {
  // Taking this process's place leaves no second process between the terminal and the program.
  if (node === process.execPath && process.platform !== 'win32') process.execve?.(node, [node, ...args], env);
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', () => stopForNode());
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}

/** @returns {never} */
function stopForNode() {
  say(
    `Overture needs Node ${wantedMajor} or newer and this is ${process.versions.node}: install Node ${wantedMajor} (https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const program = Object.hasOwn(programs, command) ? programs[command] : undefined;
if (program === undefined) {
  say(`Usage: node scripts/launch.mjs <${Object.keys(programs).join('|')}> [arguments]`);
  process.exit(2);
}
process.chdir(root);
try {
  await ensureInstalled({ root, say });
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
const node = projectNode() ?? stopForNode();
run(node, ['--disable-warning=ExperimentalWarning', join(root, program), ...args], {
  ...process.env,
  // Spares the second start the parsing of every module.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
});
