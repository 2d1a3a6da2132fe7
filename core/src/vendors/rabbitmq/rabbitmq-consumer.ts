import type { Channel, ConsumeMessage } from 'amqplib';
import { z } from 'zod';
import { jobMessageSchema, type JobMessage } from '../../records/contract/queue-message.ts';
import type { JobConsumer, JobDelivery } from '../../records/ports/job-queue.ts';
import { CallRefused } from '../../platform/call-refused.ts';
import { callsInTurn, type MakeCall } from '../../platform/calls-in-turn.ts';
import type { Logger } from '../../platform/logger.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { closeChannel, LiveChannel } from './live-channel.ts';
import { within } from '../../platform/within.ts';

const cancelWithinMs = 1_000;
/** How often an idle consumer checks whether the broker keeps messages from it. */
const pollMs = 1_000;
/** How many jobs are prepared or stored beside those that make their calls, as a share of these. */
const aheadShare = 1 / 3;
const minRestMs = 100;
const maxRestMs = 5_000;

/** W3C Trace Context; anything else counts as none. */
const traceparentSchema = z.string().max(200).optional().catch(undefined);

interface Delivery {
  /** The acknowledgements of the only channel that may answer the message. */
  readonly answers: Acknowledgements;
  readonly message: ConsumeMessage;
}

export interface ConsumerOptions {
  readonly open: () => Promise<Channel>;
  /** Declares the queue; returns how many messages wait in it. */
  readonly declare: (channel: Channel) => Promise<{ readonly messageCount: number }>;
  readonly queue: string;
  readonly concurrency: number;
  /** `traceparent` is the span that published the message; undefined if that was in none. */
  readonly handle: (delivery: JobDelivery, traceparent: string | undefined) => Promise<void>;
  readonly logger: Logger;
}

/**
 * Handles messages and acknowledges each once its handler has resolved. When a channel is lost, the broker delivers its
 * messages again, to any consumer. Handlers that still run here count toward the concurrency until they end.
 *
 * While every worker is busy, it takes more jobs than may make their calls at once, so that one is ready whenever a call
 * ends (see docs/adr/0003-queue.md).
 */
export class RabbitMqConsumer implements JobConsumer {
  readonly #options: ConsumerOptions;
  readonly #maxRunning: number;
  readonly #inTurn: MakeCall;
  readonly #channel: LiveChannel<Channel>;
  readonly #waiting: Delivery[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #resting = new Map<Delivery, NodeJS.Timeout>();
  readonly #look: NodeJS.Timeout;
  #answers: Acknowledgements | undefined;
  readonly #consumerTags: string[] = [];
  #received = 0;
  #stopped = false;

  constructor(options: ConsumerOptions) {
    this.#options = options;
    this.#maxRunning = options.concurrency + Math.ceil(options.concurrency * aheadShare);
    this.#inTurn = callsInTurn(options.concurrency);
    this.#channel = new LiveChannel({
      open: options.open,
      prepare: (channel) => this.#attach(channel),
      logger: options.logger,
    });
    this.#look = this.#lookAgain();
  }

  /** Resolves once messages can arrive; rejects after `waitMs`, but keeps trying. */
  async start(waitMs: number): Promise<void> {
    await this.#channel.get(waitMs);
  }

  async stop(graceMs: number): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    clearInterval(this.#look);
    const channel = this.#channel.current;
    if (channel !== undefined) {
      const cancelled = Promise.all(this.#consumerTags.map(async (tag) => channel.cancel(tag)));
      await within(cancelWithinMs, 'cancelling', cancelled).catch(() => undefined);
    }
    for (const delivery of this.#waiting.splice(0)) this.#giveBack(delivery);
    for (const delivery of this.#resting.keys()) this.#giveBack(delivery);
    await within(graceMs, 'the handlers', Promise.all(this.#running)).catch(() => undefined);
    this.#answers?.flush();
    await this.#channel.close();
  }

  isReceiving(): boolean {
    return !this.#stopped && this.#channel.current !== undefined;
  }

  async #attach(channel: Channel): Promise<void> {
    const answers = this.#beginAnew(channel);
    await this.#options.declare(channel);
    const subscribe = async (prefetch: number, priority: number): Promise<void> => {
      await channel.prefetch(prefetch, false);
      const { consumerTag } = await channel.consume(
        this.#options.queue,
        (message) => {
          if (message === null) this.#lostQueue(channel);
          else this.#receive({ answers, message });
        },
        { noAck: false, exclusive: false, priority },
      );
      this.#consumerTags.push(consumerTag);
    };
    await subscribe(this.#options.concurrency, 0);
    // The broker serves this one only while no worker's first subscription has room.
    await subscribe(this.#maxRunning - this.#options.concurrency, -1);
  }

  /** Messages of the previous channel that were not begun are dropped, because the broker delivers them again. */
  #beginAnew(channel: Channel): Acknowledgements {
    this.#waiting.length = 0;
    this.#consumerTags.length = 0;
    for (const timer of this.#resting.values()) clearTimeout(timer);
    this.#resting.clear();
    this.#answers = new Acknowledgements(channel);
    return this.#answers;
  }

  /** The broker ended our subscription, because the queue was deleted or its leader moved. */
  #lostQueue(channel: Channel): void {
    this.#options.logger.warn({ queue: this.#options.queue }, 'The queue was taken from under us; subscribing again');
    void closeChannel(channel);
  }

  /**
   * When a queue is deleted and declared again at once, its consumers lose their subscription without notice. So a
   * consumer that has room but gets none of the waiting messages twice in a row subscribes again.
   */
  #lookAgain(): NodeJS.Timeout {
    let receivedBefore = 0;
    let passedBy = 0;
    let looking = false;
    const look = async (): Promise<void> => {
      const channel = this.#channel.current;
      const held = this.#running.size + this.#resting.size + this.#waiting.length;
      const idle = this.#received === receivedBefore && held < this.#maxRunning;
      receivedBefore = this.#received;
      if (channel === undefined || !idle) {
        passedBy = 0;
        return;
      }
      const { messageCount } = await this.#channel.ask(pollMs * 5, 'asking for the queue', (current) =>
        this.#options.declare(current),
      );
      passedBy = messageCount > 0 && this.#received === receivedBefore ? passedBy + 1 : 0;
      if (passedBy < 2) return;
      passedBy = 0;
      this.#lostQueue(channel);
    };
    return setInterval(() => {
      if (looking) return;
      looking = true;
      look()
        // A channel that fails here is opened again automatically.
        .catch(() => undefined)
        .finally(() => {
          looking = false;
        });
    }, pollMs);
  }

  #receive(delivery: Delivery): void {
    this.#received += 1;
    delivery.answers.delivered(delivery.message);
    if (this.#stopped) this.#giveBack(delivery);
    else {
      this.#waiting.push(delivery);
      this.#pump();
    }
  }

  #pump(): void {
    while (this.#running.size < this.#maxRunning) {
      const delivery = this.#waiting.shift();
      if (delivery === undefined) return;
      const run: Promise<void> = this.#run(delivery).finally(() => {
        this.#running.delete(run);
        this.#pump();
      });
      this.#running.add(run);
    }
  }

  async #run(delivery: Delivery): Promise<void> {
    const message = parseMessage(delivery.message.content);
    if (message === undefined) {
      this.#options.logger.error(
        { body: delivery.message.content.toString('utf8').slice(0, 200) },
        'A queue message cannot be read; it is kept with the dead letters',
      );
      delivery.answers.nack(delivery.message, 'dead letters');
      return;
    }
    try {
      const { headers } = delivery.message.properties;
      const job = { ...message, makeCall: <T>(call: (onAnswered?: () => void) => Promise<T>) => this.#makeCall(call) };
      await this.#options.handle(job, traceparentSchema.parse(headers?.['traceparent']));
    } catch (error) {
      this.#options.logger.warn({ err: error, ...message }, 'A job message will be delivered again');
      this.#rest(delivery);
      return;
    }
    delivery.answers.ack(delivery.message);
  }

  /** Once the consumer stops, no further call is made, because it would soon be cut off and may have to be paid for. */
  #makeCall<T>(call: (onAnswered?: () => void) => Promise<T>): Promise<T> {
    return this.#inTurn(async (onAnswered) => {
      if (this.#stopped) throw new CallRefused('the worker is stopping');
      return call(onAnswered);
    });
  }

  /** Waits before the message goes back, because the broker would deliver it again at once. */
  #rest(delivery: Delivery): void {
    if (this.#stopped) return this.#giveBack(delivery);
    const before = Number(delivery.message.properties.headers?.['x-delivery-count'] ?? 0);
    const restMs = Math.min(minRestMs * 2 ** before, maxRestMs);
    this.#resting.set(
      delivery,
      setTimeout(() => this.#giveBack(delivery), restMs),
    );
  }

  #giveBack(delivery: Delivery): void {
    clearTimeout(this.#resting.get(delivery));
    this.#resting.delete(delivery);
    delivery.answers.nack(delivery.message, 'queue');
  }
}

/** Undefined when the bytes are no job message. */
function parseMessage(content: Buffer): JobMessage | undefined {
  try {
    return jobMessageSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}
