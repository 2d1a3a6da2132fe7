import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A program of this repository that a test runs as a process. */
export class Program {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  readonly #changes = new EventEmitter();
  #output = '';

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>) {
    // The compile cache is kept between starts, as with `npm start`, because a start then takes half as long.
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    this.child = spawn(process.execPath, args, {
      cwd: root,
      env: { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-200_000);
        this.#changes.emit('change');
      });
    }
    this.exited = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)));
    this.child.once('exit', () => this.#changes.emit('change'));
  }

  /** Everything that it has printed so far, on both streams. */
  get output(): string {
    return this.#output;
  }

  /** Waits for a line; rejects with the output when the program ends first or `timeoutMs` passes. */
  async waitFor(pattern: RegExp, timeoutMs: number): Promise<RegExpMatchArray> {
    const signal = AbortSignal.timeout(timeoutMs);
    for (;;) {
      const match = this.#output.match(pattern);
      if (match !== null) return match;
      if (this.child.exitCode !== null || this.child.signalCode !== null) {
        throw new Error(`ended before ${pattern}:\n${this.#output}`);
      }
      await once(this.#changes, 'change', { signal }).catch(() => {
        throw new Error(`no ${pattern} within ${timeoutMs} ms:\n${this.#output}`);
      });
    }
  }

  /** Sends a signal and waits for the end; kills the program after `graceMs`. */
  async stop(signal: NodeJS.Signals = 'SIGINT', graceMs = 10_000): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    this.child.kill(signal);
    const timer = setTimeout(() => this.child.kill('SIGKILL'), graceMs);
    const code = await this.exited;
    clearTimeout(timer);
    return code;
  }
}
