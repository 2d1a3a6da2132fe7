import { randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { jobMessageSchema, type JobMessage } from '../../contract/index.ts';
import { JobQueue, type JobConsumer } from '../../generation/ports/job-queue.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import type { Collections } from './collections.ts';
import { MongoQueueConsumer, type Delivery } from './mongo-queue-consumer.ts';

/**
 * A queue in a collection of the store, shared by processes. A delivery hides its message for a while; a message whose
 * process died becomes visible again. Only `publish` waits for the journal: after a loss of power the rest is at worst
 * delivered again.
 */
export class MongoJobQueue extends JobQueue {
  readonly #messages: Collections['queueMessages'];
  readonly #clock: Clock;
  readonly #logger: Logger | undefined;
  readonly #visibilityMs: number;
  readonly #consumers = new Set<MongoQueueConsumer>();

  constructor(
    { queueMessages }: Collections,
    options: {
      readonly clock: Clock;
      readonly logger?: Logger;
      /** How long a delivery is hidden from other consumers; renewed while its handler runs. */
      readonly visibilityMs?: number;
    },
  ) {
    super();
    this.#messages = queueMessages;
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#visibilityMs = options.visibilityMs ?? 30_000;
  }

  async publish(message: JobMessage): Promise<void> {
    try {
      await this.#messages.insert({
        // Grows with time, so that messages of one moment keep their order.
        _id: new ObjectId().toHexString(),
        body: JSON.stringify(message),
        visibleAt: this.#clock.now(),
        deliveries: 0,
        lock: null,
        dead: false,
      });
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not accept jobs right now.', { cause: error });
    }
    for (const consumer of this.#consumers) consumer.wake();
  }

  async consume(
    handle: (message: JobMessage) => Promise<void>,
    { concurrency }: { readonly concurrency: number },
  ): Promise<JobConsumer> {
    const lock = randomUUID();
    const consumer = new MongoQueueConsumer({
      concurrency,
      logger: this.#logger,
      renewEveryMs: this.#visibilityMs / 3,
      handle: async (delivery) => {
        const message = parseMessage(delivery.body);
        if (message) await handle(message);
        else await this.#bury(delivery);
      },
      take: () => this.#take(lock),
      done: (id) => this.#messages.delete({ _id: id, lock, dead: false }, { relaxed: true }),
      renew: (ids) => this.#hide(lock, ids),
      retryLater: (delivery) => this.#retryLater(lock, delivery),
      release: () => this.#release(lock),
      stopped: () => this.#consumers.delete(consumer),
    });
    this.#consumers.add(consumer);
    return consumer;
  }

  async depth(): Promise<number> {
    return this.#messages.count({
      dead: false,
      $or: [{ lock: null }, { visibleAt: { $lte: this.#clock.now() } }],
    });
  }

  async ping(): Promise<void> {
    try {
      await this.#messages.findOne({}, { projection: { _id: 1 } });
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not answer.', { cause: error });
    }
  }

  /** The oldest visible message, hidden from everybody else by the same write. */
  async #take(lock: string): Promise<Delivery | null> {
    const now = this.#clock.now();
    const taken = await this.#messages.findAndUpdate(
      { dead: false, visibleAt: { $lte: now } },
      { $set: { lock, visibleAt: now + this.#visibilityMs }, $inc: { deliveries: 1 } },
      { sort: { visibleAt: 1, _id: 1 }, relaxed: true },
    );
    return taken && { id: taken._id, body: String(taken.body), deliveries: Number(taken.deliveries) };
  }

  async #hide(lock: string, ids: readonly string[]): Promise<void> {
    const visibleAt = this.#clock.now() + this.#visibilityMs;
    await this.#messages.updateMany({ _id: { $in: [...ids] }, lock }, { $set: { visibleAt } }, { relaxed: true });
  }

  async #retryLater(lock: string, { id, deliveries }: Delivery): Promise<void> {
    const visibleAt = this.#clock.now() + Math.min(100 * 2 ** (deliveries - 1), 5_000);
    await this.#messages.update({ _id: id, lock }, { $set: { lock: null, visibleAt } }, { relaxed: true });
  }

  async #release(lock: string): Promise<void> {
    const visibleAt = this.#clock.now();
    await this.#messages.updateMany({ lock, dead: false }, { $set: { lock: null, visibleAt } }, { relaxed: true });
  }

  /** A message that nobody can read is kept aside, where it does not come back. */
  async #bury({ id, body }: Delivery): Promise<void> {
    this.#logger?.error({ queueMessageId: id, body: body.slice(0, 200) }, 'A queue message cannot be read');
    const deadAt = this.#clock.now();
    await this.#messages.update({ _id: id }, { $set: { dead: true, reason: 'not a job message', deadAt, lock: null } });
  }
}

function parseMessage(body: string): JobMessage | undefined {
  try {
    return jobMessageSchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
