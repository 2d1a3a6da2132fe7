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

/** Where a command reads and writes: data on stdout, messages on stderr, colours only at a terminal without NO_COLOR. */
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

  /** True when a person reads stdout. */
  get isTerminal(): boolean {
    return this.#stdout.isTTY === true;
  }

  /** True when a person reads stderr. */
  get isMessageTerminal(): boolean {
    return this.#stderr.isTTY === true;
  }

  /** True when there is a person to ask: they type at a terminal and see what is asked. */
  get canAsk(): boolean {
    return this.stdin.isTTY === true && this.#stderr.isTTY === true;
  }

  get columns(): number {
    return this.#stdout.columns ?? 100;
  }

  /** Where data goes, for commands that write so much that they must wait for the reader. */
  get dataStream(): Writable {
    return this.#stdout;
  }

  /** A line of data. */
  data(line: string): void {
    this.#stdout.write(`${line}\n`);
  }

  /** Data as JSON: indented for a person, one line for a program. */
  json(value: unknown): void {
    this.data(this.isTerminal ? JSON.stringify(value, null, 2) : JSON.stringify(value));
  }

  /** A line for the person who runs the command. */
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

  /** As `style`, for text that goes to stderr. */
  styleMessage(style: Style, text: string): string {
    return this.#color && this.#stderr.isTTY === true ? styleText(style, text, { validateStream: false }) : text;
  }

  /** Everything on stdin, up to `limit` characters. */
  async readAll(limit: number): Promise<string> {
    let text = '';
    for await (const chunk of this.stdin) {
      text += String(chunk);
      if (text.length > limit) throw new UsageError(`More than ${limit} characters on standard input.`);
    }
    return text;
  }
}
