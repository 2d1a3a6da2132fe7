import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { StartError } from './ports.ts';
import { onLine, spawnProgram } from './spawn-program.ts';

const listeningMessage = z.object({ type: z.enum(['listening', 'ready']), url: z.string().optional() });
/** The same message as a line, which a program prints for people who run it alone. */
const listeningLine = /\bis ready at (https?:\/\/\S+)$/;
const stableMs = 30_000;

export interface ProgramOptions {
  readonly name: string;
  /** The path of its main module from the project's root. */
  readonly main: string;
  readonly env: NodeJS.ProcessEnv;
  /** Prints a line for people: one of the program's own, prefixed with its name, or about what happened to it. */
  readonly print: (line: string) => void;
  /** Converts a line of the program into words for people. */
  readonly translate?: ((line: string) => string) | undefined;
  readonly firstPauseMs?: number;
}

/**
 * One program of `npm start`. If its process stops unexpectedly after it was ready once, it is started again, after a
 * pause that doubles each time.
 */
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
    // If another program fails first, nobody waits for this one.
    this.#firstListening.promise.catch(() => undefined);
  }

  get name(): string {
    return this.#options.name;
  }

  /** The id of the running process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the process and resolves with the address that it announces, undefined if it has none. Throws StartError
   * with the program's own words if it stops before that.
   */
  start(): Promise<string | undefined> {
    this.#spawn();
    return this.#firstListening.promise;
  }

  /** Asks the process to stop, and kills it after `graceMs`. Resolves when it has ended. */
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

  /** Kills the process. */
  kill(): void {
    this.#stopping = true;
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
  }

  #spawn(): void {
    const { main, env } = this.#options;
    const startedAt = Date.now();
    const child = spawnProgram(main, env);
    this.#child = child;
    const earlyLines: string[] = [];
    const isRestart = this.#everListened;
    let listening = false;
    const announce = (url: string | undefined): void => {
      if (listening) return;
      listening = true;
      this.#everListened = true;
      for (const line of earlyLines.splice(0)) this.#say(line);
      if (isRestart) this.#options.print(`The ${this.#options.name} runs again.`);
      this.#firstListening.resolve(url);
    };
    child.on('message', (message) => {
      const parsed = listeningMessage.safeParse(message);
      if (parsed.success) announce(parsed.data.url);
    });
    const onOutput = (line: string): void => {
      const url = listeningLine.exec(line)?.[1];
      if (url !== undefined) announce(url);
      else if (listening) this.#say(line);
      // These lines are kept until the program is ready, because they may say why it never is.
      else if (earlyLines.push(line) > 20) earlyLines.shift();
    };
    onLine(child.stdout, onOutput);
    onLine(child.stderr, onOutput);
    // It is about a process that could not be started, asked or stopped. Only `close` says that none runs any more.
    child.on('error', (error) => onOutput(error.message));
    child.on('close', () => this.#onEnd(child, earlyLines, listening, startedAt));
  }

  #onEnd(child: ChildProcess, lastLines: readonly string[], listened: boolean, startedAt: number): void {
    if (this.#stopping) return;
    const { name, print, translate } = this.#options;
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    if (!this.#everListened && child.signalCode === null) {
      const reason = lastLines.map((line) => translate?.(line) ?? line).join('\n');
      this.#firstListening.reject(new StartError(reason === '' ? `The ${name} did not start (${how}).` : reason));
      return;
    }
    if (!listened) for (const line of lastLines) this.#say(line);
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
