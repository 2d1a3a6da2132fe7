#!/usr/bin/env node
// @ts-check
// Plain JavaScript that Node 20 can run: it prepares the project for the TypeScript behind every npm script.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './launch/install.mjs';
import { nodeFlags } from './launch/node-flags.mjs';

/**
 * What each command runs, and whether it needs the tools: the packages that only check, test and measure the project.
 *
 * @type {Readonly<Record<string, { main: string, tools?: boolean }>>}
 */
const commands = {
  start: { main: 'scripts/start.ts' },
  api: { main: 'api/src/main.ts' },
  worker: { main: 'worker/src/main.ts' },
  sandbox: { main: 'sandbox/src/main.ts' },
  build: { main: 'scripts/build-web.ts' },
  dev: { main: 'scripts/dev-remote.ts', tools: true },
  test: { main: 'scripts/test.ts', tools: true },
  check: { main: 'scripts/check.ts', tools: true },
  format: { main: 'node_modules/oxfmt/bin/oxfmt', tools: true },
  bench: { main: 'scripts/bench.ts', tools: true },
  screenshots: { main: 'e2e/screenshots.ts', tools: true },
};

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const requiredMajor = 24;

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/** The Node that runs the project: this one when it is new enough, else the one the lockfile pins. */
function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= requiredMajor) return process.execPath;
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(pinned) ? pinned : undefined;
}

/**
 * Stops this process when npm is gone. A signal that is sent to npm ends npm alone: the shell between npm and this
 * process stays, and passes nothing on.
 */
function stopWithNpm() {
  const atStart = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** The ids of this process's parent and, where the system tells, of the parent's parent. */
function ancestors() {
  try {
    // The state and the parent's id follow the name in parentheses; see proc_pid_stat(5).
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

/** @param {string} node @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
function run(node, args, env) {
  // Nothing is sent on this channel. When it closes, the program knows that this process is gone, even by kill -9.
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', () => stopForNode());
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
}

/** @returns {never} */
function stopForNode() {
  say(
    `Overture needs Node ${requiredMajor} or newer and this is ${process.versions.node}: install Node ${requiredMajor} (https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
}

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  say(`Usage: node scripts/launch.mjs <${Object.keys(commands).join('|')}> [arguments]`);
  process.exit(2);
}
process.chdir(root);
// Only a start by npm ends with npm; any other may outlive its shell.
if (process.env.npm_lifecycle_event !== undefined) stopWithNpm();
try {
  await ensureInstalled({ root, tools: command.tools === true, say });
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
const node = projectNode() ?? stopForNode();
const exitWithParent = pathToFileURL(join(root, 'scripts/start/exit-with-parent.mjs')).href;
run(node, [...nodeFlags(command.main), '--import', exitWithParent, join(root, command.main), ...args], {
  ...process.env,
  // Keeps the compiled modules for the next start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
});
