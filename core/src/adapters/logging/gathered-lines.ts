import { pino, type DestinationStream } from 'pino';

/** Lines wait for one another this long at most (ms), or until they are so many characters. */
const longestWaitMs = 100;
const enough = 32_000;

interface Sink {
  write(text: string): unknown;
  flushSync(): void;
}

/**
 * Hands lines on many at a time: a line alone costs its sink a write, and pino's own sink measures all that wait with
 * each line that comes. What is left when the process exits goes out then.
 */
export class GatheredLines implements DestinationStream {
  readonly #sink: Sink;
  #lines: string[] = [];
  #length = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Lines to this file descriptor; one of those that a process was given, so it is never closed. */
  static to(fd: number): GatheredLines {
    const lines = new GatheredLines(pino.destination({ fd, sync: false }));
    // Ahead of pino's own listeners, which close its sink.
    process.prependOnceListener('beforeExit', () => lines.flush());
    process.prependOnceListener('exit', () => lines.flushSync());
    return lines;
  }

  write(line: string): void {
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length >= enough) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), longestWaitMs).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length === 0) return;
    const text = this.#lines.join('');
    this.#lines = [];
    this.#length = 0;
    this.#sink.write(text);
  }

  flushSync(): void {
    this.flush();
    this.#sink.flushSync();
  }
}
