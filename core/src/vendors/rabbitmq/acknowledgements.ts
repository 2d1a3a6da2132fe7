import type { Channel, ConsumeMessage } from 'amqplib';

/**
 * The messages that one channel has delivered and that are not answered yet. Acknowledgements of one turn of the event
 * loop are sent together, because each frame is an entry in the broker's log, however many messages it settles.
 */
export class Acknowledgements {
  readonly #channel: Channel;
  /** In the order of their delivery, which is the order of their tags. */
  readonly #open = new Map<number, ConsumeMessage>();
  readonly #done = new Set<number>();
  #scheduled = false;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  delivered(message: ConsumeMessage): void {
    this.#open.set(message.fields.deliveryTag, message);
  }

  /** Acknowledges a message. It is sent before the channel closes in order, if `flush` is called. */
  ack(message: ConsumeMessage): void {
    this.#done.add(message.fields.deliveryTag);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.flush());
  }

  nack(message: ConsumeMessage, to: 'queue' | 'dead letters'): void {
    this.#open.delete(message.fields.deliveryTag);
    this.#send(() => this.#channel.nack(message, false, to === 'queue'));
  }

  flush(): void {
    this.#scheduled = false;
    let upTo: ConsumeMessage | undefined;
    for (const [tag, message] of this.#open) {
      if (!this.#done.delete(tag)) break;
      this.#open.delete(tag);
      upTo = message;
    }
    this.#send(() => {
      if (upTo !== undefined) this.#channel.ack(upTo, true);
      for (const tag of this.#done) {
        const message = this.#open.get(tag);
        this.#open.delete(tag);
        if (message !== undefined) this.#channel.ack(message, false);
      }
    });
    this.#done.clear();
  }

  /** A closed channel has already returned everything to the broker, so that nothing is left to answer. */
  #send(frames: () => void): void {
    try {
      frames();
    } catch {
      this.#open.clear();
    }
  }
}
