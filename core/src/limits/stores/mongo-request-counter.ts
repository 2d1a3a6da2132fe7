import { z } from 'zod';
import type { Timestamp } from '../../platform/clock.ts';
import { RequestCounter } from '../ports/request-counter.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

const windowSchema = z.object({ count: z.number(), endsAt: z.number() });

/** How often a process tries again when another one creates the same window at the same moment. */
const maxAttempts = 5;

export class MongoRequestCounter extends RequestCounter {
  readonly #windows: Collections['requestWindows'];

  constructor({ requestWindows }: Collections) {
    super();
    this.#windows = requestWindows;
  }

  async count(key: string, windowMs: number, now: Timestamp): Promise<{ count: number; endsAt: Timestamp }> {
    const isOver = { $lte: [{ $ifNull: ['$endsAt', 0] }, now] };
    const next = [
      {
        $set: {
          count: { $cond: [isOver, 1, { $add: ['$count', 1] }] },
          endsAt: { $cond: [isOver, now + windowMs, '$endsAt'] },
        },
      },
    ];
    for (let attempt = 1; ; attempt += 1) {
      try {
        return windowSchema.parse(
          await this.#windows.findAndUpdate({ _id: key }, next, { relaxed: true, upsert: true }),
        );
      } catch (error) {
        if (!isDuplicateKey(error) || attempt === maxAttempts) throw error;
      }
    }
  }

  deleteExpired(now: Timestamp): Promise<number> {
    return this.#windows.deleteMany({ endsAt: { $lt: now } });
  }
}
