import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;
const listeningMessage = z.object({ type: z.enum(['listening', 'ready']), url: z.string().optional() });
/** How a program says the same to people who start it alone. */
const listeningLine = /\bis ready at (https?:\/\/\S+)$/;
const stableMs = 30_000;

export interface ProgramOptions {
  readonly name: string;
  /** Path of its main module from the project's root. */
  readonly main: string;
  readonly env: NodeJS.ProcessEnv;
  /** Lines for people: the program's own, prefixed with its name, and what happens to it. */
  readonly print: (line: string) => void;
  /** The program's own lines in words for people. */
  readonly translate?: ((line: string) => string) | undefined;
  readonly firstPauseMs?: number;
}

/** One process of `npm start`, started again with growing pauses when it stops by itself once it has run. */
export class Program {
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #everListened = false;
  #pauseMs: number;
  readonly #firstListening = Promise.withResolvers<string | undefined>();

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.#pauseMs = options.firstPauseMs ?? 500;
    // A start that fails elsewhere first must not end on this one's rejection.
    this.#firstListening.promise.catch(() => undefined);
  }

  get name(): string {
    return this.#options.name;
  }

  /** Id of the running process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the process and resolves with the address it announces, undefined when it has none.
   * Throws StartError with the program's own words when it stops before that.
   */
  start(): Promise<string | undefined> {
    this.#spawn();
    return this.#firstListening.promise;
  }

  /** Asks it to stop, and makes it after `graceMs`. Resolves when it is gone. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(force);
  }

  /** Ends it at once. */
  kill(): void {
    this.#stopping = true;
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
  }

  #spawn(): void {
    const { main, env } = this.#options;
    const startedAt = Date.now();
    // In its own process group: Ctrl-C reaches the start only, which stops everything in order.
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', exitWithParent, main], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#child = child;
    const early: string[] = [];
    const again = this.#everListened;
    let listening = false;
    const announce = (url: string | undefined): void => {
      if (listening) return;
      listening = true;
      this.#everListened = true;
      for (const line of early.splice(0)) this.#say(line);
      if (again) this.#options.print(`The ${this.#options.name} runs again.`);
      this.#firstListening.resolve(url);
    };
    child.on('message', (message) => {
      const parsed = listeningMessage.safeParse(message);
      if (parsed.success) announce(parsed.data.url);
    });
    const hear = (line: string): void => {
      const url = listeningLine.exec(line)?.[1];
      if (url !== undefined) announce(url);
      else if (listening) this.#say(line);
      // What a program says before it runs may be why it never will: kept until that is known.
      else if (early.push(line) > 20) early.shift();
    };
    onLine(child.stdout, hear);
    onLine(child.stderr, hear);
    child.on('error', (error) => this.#gone(child, [error.message], listening, startedAt));
    child.on('close', () => this.#gone(child, early, listening, startedAt));
  }

  #gone(child: ChildProcess, lastWords: readonly string[], listened: boolean, startedAt: number): void {
    if (this.#stopping) return;
    const { name, print, translate } = this.#options;
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    if (!this.#everListened && child.signalCode === null) {
      const words = lastWords.map((line) => translate?.(line) ?? line).join('\n');
      this.#firstListening.reject(new StartError(words === '' ? `The ${name} did not start (${how}).` : words));
      return;
    }
    if (!listened) for (const line of lastWords) this.#say(line);
    if (Date.now() - startedAt > stableMs) this.#pauseMs = this.#options.firstPauseMs ?? 500;
    print(`The ${name} stopped unexpectedly (${how}); it starts again in ${this.#pauseMs / 1_000} s.`);
    this.#timer = setTimeout(() => this.#spawn(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, 30_000);
  }

  #say(line: string): void {
    const { name, print, translate } = this.#options;
    print(`${name.padEnd(7)} │ ${translate?.(line) ?? line}`);
  }
}

function onLine(stream: Readable | null, use: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', use);
}
