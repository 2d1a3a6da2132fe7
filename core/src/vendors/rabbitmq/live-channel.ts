import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.ts';
import { dropConnection } from './drop-connection.ts';
import { within } from '../../platform/within.ts';

/** A busy broker answers late; one that is later than this counts as stuck. */
const answerWithinMs = 10_000;
const closeWithinMs = 2_000;
const minPauseMs = 50;
const maxPauseMs = 5_000;
/** After a channel has lived this long, the pauses start again at the minimum. */
const goodAfterMs = 5_000;

/** The members of a channel that this class uses. */
interface AnyChannel extends EventEmitter {
  readonly connection: object;
  close(): Promise<void>;
}

/**
 * A channel that is opened and prepared again whenever it or its connection was lost, or a request on it got no answer.
 */
export class LiveChannel<C extends AnyChannel> {
  readonly #open: () => Promise<C>;
  readonly #prepare: (channel: C) => Promise<void>;
  readonly #logger: Logger;
  readonly #stopping = new AbortController();
  #started = false;
  #current: C | undefined;
  #next = Promise.withResolvers<C>();
  #failure: unknown;

  constructor(options: {
    readonly open: () => Promise<C>;
    /** Declares and subscribes on the new channel, which is handed out once this has resolved. */
    readonly prepare: (channel: C) => Promise<void>;
    readonly logger: Logger;
  }) {
    this.#open = options.open;
    this.#prepare = options.prepare;
    this.#logger = options.logger;
  }

  /** The open channel; undefined while there is none. */
  get current(): C | undefined {
    return this.#current;
  }

  /** Opens the channel in the background. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#run();
  }

  /** The open channel. Starts it if necessary and waits up to `waitMs`; rejects with the last failure if none came. */
  async get(waitMs: number): Promise<C> {
    this.start();
    if (this.#current !== undefined) return this.#current;
    try {
      return await within(waitMs, 'waiting for RabbitMQ', this.#next.promise);
    } catch (error) {
      throw this.#failure ?? error;
    }
  }

  /**
   * Sends a request to the broker on the open channel; rejects without an answer within `waitMs`, and then replaces the
   * channel.
   */
  async ask<T>(waitMs: number, what: string, question: (channel: C) => Promise<T>): Promise<T> {
    const channel = await this.get(waitMs);
    const answer = question(channel);
    const givingUp = setTimeout(() => void closeChannel(channel), answerWithinMs);
    const answered = (): void => clearTimeout(givingUp);
    answer.then(answered, answered);
    return within(waitMs, what, answer);
  }

  /** Closes the channel permanently, after sending what was written. Its unanswered messages go back to the broker. */
  async close(): Promise<void> {
    this.#stopping.abort();
    if (this.#current !== undefined) await closeChannel(this.#current);
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      const openedAt = performance.now();
      try {
        await this.#live();
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#failure = error;
        this.#logger.warn({ err: error }, 'A channel to RabbitMQ could not be prepared; trying again');
      }
      failures = performance.now() - openedAt > goodAfterMs ? 1 : failures + 1;
      const pauseMs = Math.min(minPauseMs * 2 ** (failures - 1), maxPauseMs) * (0.5 + Math.random());
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  /** Runs one channel, from its opening to its end. */
  async #live(): Promise<void> {
    const channel = await this.#open();
    const ended = new Promise<void>((resolve) => channel.once('close', resolve));
    channel.on('error', (error) => {
      this.#failure = error;
      this.#logger.warn({ err: error }, 'RabbitMQ closed a channel');
    });
    try {
      await within(answerWithinMs, 'preparing a channel', this.#prepare(channel));
    } catch (error) {
      await closeChannel(channel);
      throw error;
    }
    if (this.#stopping.signal.aborted) return closeChannel(channel);
    this.#failure = undefined;
    this.#current = channel;
    this.#next.resolve(channel);
    await ended;
    this.#current = undefined;
    this.#next = Promise.withResolvers();
  }
}

/**
 * Closes a channel; a closed one, or one without a connection, counts as closed. If the broker does not answer, the
 * connection is closed too, because no further answer can be expected on it.
 */
export async function closeChannel(channel: AnyChannel): Promise<void> {
  // `close` throws at once on a channel that is closing.
  const closed = (async () => channel.close())().catch(() => undefined);
  await within(closeWithinMs, 'closing a channel', closed).catch(() => dropConnection(channel));
}
