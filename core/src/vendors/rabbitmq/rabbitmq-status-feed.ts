import type { Channel } from 'amqplib';
import { z } from 'zod';
import { statusEventSchema } from '../../records/contract/record-events.ts';
import { StatusFeed, type StatusEvent } from '../../records/ports/status-feed.ts';
import type { Logger } from '../../platform/logger.ts';
import { closeChannel, LiveChannel } from './live-channel.ts';
import { declareOwnStatusQueue, declareStatus, type BrokerNames } from './topology.ts';

/** Short, because a job should not wait for an event. */
const publishWithinMs = 500;
/**
 * The most by which clocks may differ: an event counts as older than a subscription only if it is older by more than
 * this.
 */
const trustedMs = 1_000;

const envelopeSchema: z.ZodType<{ at: number; event: StatusEvent }> = z.object({
  at: z.number(),
  event: statusEventSchema.extend({ userId: z.string() }),
});

interface Subscription {
  readonly since: number;
  readonly listener: (event: StatusEvent) => void;
}

/**
 * Every event goes to a fanout exchange, and from there to a queue of each listening process. The feed is best effort:
 * events that nobody waits for, and events that are sent while the broker is away, are lost.
 */
export class RabbitMqStatusFeed extends StatusFeed {
  readonly #names: BrokerNames;
  readonly #logger: Logger;
  readonly #sending: LiveChannel<Channel>;
  readonly #listening: LiveChannel<Channel>;
  readonly #subscriptions = new Set<Subscription>();

  constructor(options: {
    readonly names: BrokerNames;
    readonly openSending: () => Promise<Channel>;
    readonly openListening: () => Promise<Channel>;
    readonly logger: Logger;
  }) {
    super();
    const { names, logger } = options;
    this.#names = names;
    this.#logger = logger;
    this.#sending = new LiveChannel({
      open: options.openSending,
      prepare: (channel) => declareStatus(channel, names),
      logger,
    });
    this.#listening = new LiveChannel({
      open: options.openListening,
      prepare: (channel) => this.#listen(channel),
      logger,
    });
  }

  /** Resolves once events reach this process. A subscription starts listening too, but cannot wait for it. */
  async listen(waitMs: number): Promise<void> {
    await this.#listening.get(waitMs);
  }

  async publish(event: StatusEvent): Promise<void> {
    const channel = this.#sending.current ?? (await this.#sending.get(publishWithinMs));
    channel.publish(this.#names.status, '', Buffer.from(JSON.stringify({ at: now(), event })), {
      persistent: false,
      contentType: 'application/json',
    });
  }

  subscribe(listener: (event: StatusEvent) => void): () => void {
    this.#listening.start();
    const subscription: Subscription = { since: now(), listener };
    this.#subscriptions.add(subscription);
    return () => this.#subscriptions.delete(subscription);
  }

  /** Events go through the broker and are stored nowhere. */
  async forget(): Promise<void> {}

  async prune(): Promise<void> {}

  async close(): Promise<void> {
    this.#subscriptions.clear();
    await Promise.all([this.#sending.close(), this.#listening.close()]);
  }

  async #listen(channel: Channel): Promise<void> {
    const queue = await declareOwnStatusQueue(channel, this.#names);
    await channel.consume(
      queue,
      (message) => {
        if (message === null) void closeChannel(channel);
        else this.#deliver(message.content);
      },
      { noAck: true, exclusive: true },
    );
  }

  #deliver(content: Buffer): void {
    const envelope = readEnvelope(content);
    if (envelope === undefined) return;
    for (const { since, listener } of this.#subscriptions) {
      const before = since - envelope.at;
      if (before > 0 && before < trustedMs) continue;
      try {
        listener(envelope.event);
      } catch (error) {
        // One listener's failure must not keep the event from the others.
        this.#logger.warn({ err: error }, 'A listener of status events failed');
      }
    }
  }
}

/**
 * Milliseconds since 1970 with a fraction, because an event and a subscription often fall into the same millisecond.
 */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function readEnvelope(content: Buffer): { at: number; event: StatusEvent } | undefined {
  try {
    return envelopeSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}
