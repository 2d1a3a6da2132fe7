import { setTimeout as sleep } from 'node:timers/promises';
import type { ConfirmChannel } from 'amqplib';
import { closeChannel, type LiveChannel } from './live-channel.ts';
import { within } from '../../platform/within.ts';

/**
 * How long a publish waits for a connection that is being opened. It need not wait longer, because the sweep publishes
 * the job again.
 */
const connectionWithinMs = 2_000;
const confirmedWithinMs = 5_000;

/**
 * Pauses before a refused message is sent again. A new queue, or one whose leader moves, refuses messages for a moment.
 */
const refusedPausesMs = [50, 200, 500, 1_000];

type Outcome = 'confirmed' | 'returned' | 'refused';

/**
 * Puts messages into queues and waits for the broker's confirmation. Messages that are sent together share it. The
 * broker also confirms a message that it dropped because the queue is missing, but returns such a message first, which
 * is how we know.
 */
export class ConfirmingPublisher {
  readonly #channel: LiveChannel<ConfirmChannel>;
  readonly #declare: (channel: ConfirmChannel) => Promise<unknown>;
  readonly #blocked: () => string | undefined;
  readonly #returned = new Set<string>();
  /** When the broker last confirmed or refused anything. */
  #heardAt = 0;
  #lastId = 0;
  #declaring: Promise<unknown> | undefined;

  constructor(options: {
    readonly channel: LiveChannel<ConfirmChannel>;
    /** Declares queues again that somebody deleted. */
    readonly declare: (channel: ConfirmChannel) => Promise<unknown>;
    /** Why the broker accepts no messages now; undefined when it does. */
    readonly blocked: () => string | undefined;
  }) {
    this.#channel = options.channel;
    this.#declare = options.declare;
    this.#blocked = options.blocked;
  }

  /** Must be called with every channel before it is used. */
  prepare(channel: ConfirmChannel): void {
    channel.on('return', ({ properties }) => this.#returned.add(String(properties.messageId)));
  }

  /**
   * Resolves once the broker has the message on disk; rejects within seconds otherwise. `traceparent` is the span that
   * the consumer continues.
   */
  async send(queue: string, content: Buffer, traceparent?: string): Promise<void> {
    const reason = this.#blocked();
    if (reason !== undefined) throw new Error(`RabbitMQ takes no messages now: ${reason}`);
    const channel = this.#channel.current ?? (await this.#channel.get(connectionWithinMs));
    const headers = traceparent === undefined ? {} : { traceparent };
    let outcome = await this.#attempt(channel, queue, content, headers);
    if (outcome === 'confirmed') return;
    for (const pauseMs of refusedPausesMs) {
      if (outcome === 'returned') await this.#redeclare(channel);
      else await sleep(pauseMs);
      outcome = await this.#attempt(channel, queue, content, headers);
      if (outcome === 'confirmed') return;
    }
    throw new Error(`The queue ${queue} takes no messages: ${outcome}.`);
  }

  /** Shared by all callers who find the queue missing. */
  async #redeclare(channel: ConfirmChannel): Promise<void> {
    this.#declaring ??= this.#declare(channel).finally(() => {
      this.#declaring = undefined;
    });
    await within(confirmedWithinMs, 'declaring the queue', this.#declaring);
  }

  #attempt(channel: ConfirmChannel, queue: string, content: Buffer, headers: object): Promise<Outcome> {
    this.#lastId += 1;
    const messageId = String(this.#lastId);
    return new Promise((resolve, reject) => {
      const sentAt = performance.now();
      const timer = setTimeout(() => {
        reject(new Error(`RabbitMQ did not confirm a message within ${confirmedWithinMs} ms.`));
        // A late confirmation may still come. The channel is closed only if the broker has answered nothing on it
        // meanwhile.
        if (this.#heardAt < sentAt) void closeChannel(channel);
      }, confirmedWithinMs);
      const settle = (error: unknown): void => {
        this.#heardAt = performance.now();
        clearTimeout(timer);
        const returned = this.#returned.delete(messageId);
        if (!error) resolve(returned ? 'returned' : 'confirmed');
        // The library reports the broker's refusal only by this message; every other error is the channel's end.
        else if (error instanceof Error && error.message === 'message nacked') resolve('refused');
        else reject(error instanceof Error ? error : new Error('RabbitMQ did not take a message.'));
      };
      try {
        channel.publish(
          '',
          queue,
          content,
          { persistent: true, mandatory: true, contentType: 'application/json', messageId, headers },
          settle,
        );
      } catch (error) {
        settle(error);
      }
    });
  }
}
