#!/usr/bin/env node
// @ts-check
// Plain JavaScript that Node 20 can run: it prepares the project for the TypeScript behind every npm script.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

/** This process's parent, and the parent's own where the system tells: it changes when npm or its shell is gone. */
function ancestors() {
  try {
    // After the name in parentheses come the state and the parent's id; see proc_pid_stat(5).
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

/** @param {string} node @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
function run(node, args, env) {
  // The channel carries nothing: its end tells the program that this process is gone, even by kill -9.
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // A signal sent to npm ends npm alone: the shell between it and this process stays, and passes nothing on.
  const started = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === started) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
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
const leaveTogether = pathToFileURL(join(root, 'scripts/start/exit-with-parent.mjs')).href;
run(node, ['--disable-warning=ExperimentalWarning', '--import', leaveTogether, join(root, program), ...args], {
  ...process.env,
  // Spares the second start the parsing of every module.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
});
