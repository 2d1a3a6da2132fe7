import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../launch/node-flags.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * Runs a module of the project, named by its path from the root, in a process that ends when this one is gone. It has a
 * process group of its own, so that Ctrl-C reaches only `npm start`, which stops everything in order.
 */
export function spawnProgram(main: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...nodeFlags(main), '--import', exitWithParent, main], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
}

/** Calls `use` with each line of a stream, without its line end. */
export function onLine(stream: Readable | null, use: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', use);
}
