import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, GetMessage } from 'amqplib';
import { DeadLetters, type DeadLetter } from '../../records/ports/dead-letters.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ConfirmingPublisher } from './confirming-publisher.ts';
import { closeChannel } from './live-channel.ts';
import { declareDead, type BrokerNames } from './topology.ts';
import { within } from '../../platform/within.ts';

const openWithinMs = 5_000;
const answerWithinMs = 10_000;
/** How long a listing waits until the broker shows the returned messages again. */
const shownAgainWithinMs = 1_000;
/** How many messages are held at once while they are moved. */
const batch = 100;
const maxPayloadChars = 10_000;

/**
 * The dead-letter queue. A listing takes messages without acknowledging them and returns them; meanwhile nobody else
 * sees them. It ends only when they are visible again, because RabbitMQ 4 guarantees that neither after closing a
 * channel nor after a nack.
 */
export class RabbitMqDeadLetters extends DeadLetters {
  readonly #names: BrokerNames;
  readonly #open: () => Promise<Channel>;
  readonly #publisher: ConfirmingPublisher;

  constructor(options: {
    readonly names: BrokerNames;
    readonly open: () => Promise<Channel>;
    readonly publisher: ConfirmingPublisher;
  }) {
    super();
    this.#names = options.names;
    this.#open = options.open;
    this.#publisher = options.publisher;
  }

  count(): Promise<number> {
    return this.#onChannel(async (_channel, count) => count);
  }

  list(limit: number): Promise<readonly DeadLetter[]> {
    return this.#onChannel(async (channel, count) => {
      const messages = await this.#take(channel, Math.min(limit, count));
      await this.#giveBack(channel, messages.length);
      return messages.map(presentDeadLetter);
    });
  }

  requeue(which: readonly string[] | 'all'): Promise<number> {
    return this.#onChannel(async (channel, count) => {
      let moved = 0;
      let held = 0;
      // Only as many as there are now, so that messages that die again are not moved endlessly.
      for (let left = count; left > 0; left -= batch) {
        const messages = await this.#take(channel, Math.min(batch, left));
        const chosen = which === 'all' ? messages : messages.filter((message) => which.includes(idOf(message)));
        await Promise.all(
          chosen.map(async (message) => {
            await this.#publisher.send(this.#names.jobs, message.content);
            channel.ack(message);
          }),
        );
        moved += chosen.length;
        held += messages.length - chosen.length;
        if (messages.length < batch) break;
      }
      await this.#giveBack(channel, held);
      return moved;
    });
  }

  async #take(channel: Channel, count: number): Promise<GetMessage[]> {
    const messages: GetMessage[] = [];
    while (messages.length < count) {
      const message = await within(answerWithinMs, 'reading a dead letter', channel.get(this.#names.dead));
      if (message === false) break;
      messages.push(message);
    }
    return messages;
  }

  async #giveBack(channel: Channel, count: number): Promise<void> {
    if (count === 0) return;
    channel.nackAll(true);
    const until = Date.now() + shownAgainWithinMs;
    for (;;) {
      const { messageCount } = await within(
        answerWithinMs,
        'giving dead letters back',
        channel.checkQueue(this.#names.dead),
      );
      if (messageCount >= count || Date.now() > until) return;
      await sleep(20);
    }
  }

  async #onChannel<T>(work: (channel: Channel, count: number) => Promise<T>): Promise<T> {
    let channel: Channel | undefined;
    try {
      channel = await within(openWithinMs, 'connecting to RabbitMQ', this.#open());
      channel.on('error', () => {});
      const { messageCount } = await within(answerWithinMs, 'asking for the queue', declareDead(channel, this.#names));
      return await work(channel, messageCount);
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not answer.', { cause: error });
    } finally {
      if (channel !== undefined) await closeChannel(channel);
    }
  }
}

function presentDeadLetter(message: GetMessage): DeadLetter {
  const death = message.properties.headers?.['x-death']?.[0];
  // The broker knows more reasons than the types do.
  const reason: string | undefined = death?.reason;
  return {
    id: idOf(message),
    reason:
      reason === 'rejected'
        ? 'not a job message'
        : reason === 'delivery_limit'
          ? 'delivered too often'
          : (reason ?? 'put there by hand'),
    payload: message.content.toString('utf8').slice(0, maxPayloadChars),
    deadAt: death === undefined ? null : death.time.value * 1_000,
  };
}

/** The broker gives messages no permanent id, so one is made of the content and the time of death. */
function idOf(message: GetMessage): string {
  const death = message.properties.headers?.['x-death']?.[0];
  return createHash('sha256')
    .update(`${String(message.properties.messageId)}/${String(death?.time.value)}/`)
    .update(message.content)
    .digest('hex')
    .slice(0, 12);
}
