import { styleText } from 'node:util';
import type { Readable, Writable } from 'node:stream';
import { UsageError } from './usage-error.ts';

type Style = Parameters<typeof styleText>[0];

export type Environment = Readonly<Record<string, string | undefined>>;

interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The streams of a command: data on stdout, messages on stderr, colours only at a terminal without NO_COLOR. */
export class Io {
  readonly stdin: Readable & { isTTY?: boolean };
  readonly environment: Environment;
  readonly #stdout: Output & Writable;
  readonly #stderr: Output;
  readonly #color: boolean;

  constructor(streams: {
    stdin: Readable & { isTTY?: boolean };
    stdout: Output & Writable;
    stderr: Output;
    environment: Environment;
  }) {
    this.stdin = streams.stdin;
    this.environment = streams.environment;
    this.#stdout = streams.stdout;
    this.#stderr = streams.stderr;
    this.#color = (streams.environment.NO_COLOR ?? '') === '' && streams.environment.TERM !== 'dumb';
  }

  /** Whether a person reads stdout. */
  get isTerminal(): boolean {
    return this.#stdout.isTTY === true;
  }

  /** Whether a person reads stderr. */
  get isMessageTerminal(): boolean {
    return this.#stderr.isTTY === true;
  }

  /** Whether there is a person to ask, who types at a terminal and sees the question. */
  get canAsk(): boolean {
    return this.stdin.isTTY === true && this.#stderr.isTTY === true;
  }

  /** How the person runs this program, for commands to paste. `npx` tells it in a variable. */
  get program(): string {
    return this.environment['npm_command'] === 'exec' ? 'npx overture' : 'overture';
  }

  get columns(): number {
    return this.#stdout.columns ?? 100;
  }

  /** The stream for data, for commands that write so much that they must wait for the reader. */
  get dataStream(): Writable {
    return this.#stdout;
  }

  data(line: string): void {
    this.#stdout.write(`${line}\n`);
  }

  /** Writes data as JSON: indented for a person, in one line for a program. */
  json(value: unknown): void {
    this.data(this.isTerminal ? JSON.stringify(value, null, 2) : JSON.stringify(value));
  }

  /** Writes a line for the person who runs the command. */
  message(line: string): void {
    this.#stderr.write(`${line}\n`);
  }

  /** Replaces the last line of a terminal. Prints nothing when stderr is no terminal. */
  progress(line: string): void {
    if (this.#stderr.isTTY === true) this.#stderr.write(`\r\u001b[2K${line}`);
  }

  style(style: Style, text: string): string {
    return this.#color && this.isTerminal ? styleText(style, text, { validateStream: false }) : text;
  }

  /** Like `style`, for text that goes to stderr. */
  styleMessage(style: Style, text: string): string {
    return this.#color && this.#stderr.isTTY === true ? styleText(style, text, { validateStream: false }) : text;
  }

  /** Reads stdin to its end, up to `limit` characters. */
  async readAll(limit: number): Promise<string> {
    let text = '';
    for await (const chunk of this.stdin) {
      text += String(chunk);
      if (text.length > limit) throw new UsageError(`More than ${limit} characters on standard input.`);
    }
    return text;
  }
}
