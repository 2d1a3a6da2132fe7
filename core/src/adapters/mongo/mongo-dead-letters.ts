import { z } from 'zod';
import { DeadLetters, type DeadLetter } from '../../generation/ports/dead-letters.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';
import { readDocument } from './documents.ts';

const longestPayload = 10_000;

const letterSchema = z.object({
  id: z.string(),
  reason: z.string().default(''),
  body: z.string(),
  deadAt: z.number().nullable().default(null),
});

/** The messages of the queue's collection that `MongoJobQueue` put aside. */
export class MongoDeadLetters extends DeadLetters {
  readonly #messages: Collections['queueMessages'];
  readonly #clock: Clock;

  constructor({ queueMessages }: Collections, clock: Clock) {
    super();
    this.#messages = queueMessages;
    this.#clock = clock;
  }

  async count(): Promise<number> {
    return this.#messages.count({ dead: true });
  }

  async list(limit: number): Promise<readonly DeadLetter[]> {
    const documents = await this.#messages.find({ dead: true }, { sort: { _id: 1 }, limit });
    return documents.map((document) => {
      const { id, reason, body, deadAt } = readDocument(letterSchema, document);
      return { id, reason, payload: body.slice(0, longestPayload), deadAt };
    });
  }

  async requeue(which: readonly string[] | 'all'): Promise<number> {
    return this.#messages.updateMany(
      { dead: true, ...(which !== 'all' && { _id: { $in: [...which] } }) },
      {
        $set: { dead: false, lock: null, deliveries: 0, visibleAt: this.#clock.now() },
        $unset: { reason: 1, deadAt: 1 },
      },
    );
  }
}
