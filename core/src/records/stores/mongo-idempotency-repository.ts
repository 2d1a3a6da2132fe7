import { z } from 'zod';
import { IdempotencyRepository } from '../ports/idempotency-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

type Begin = IdempotencyRepository['begin'];

/** A reservation without an answer that is older than this belongs to a dead process. */
const takeOverAfterMs = 60_000;

const reservationSchema = z.object({ requestHash: z.string(), answer: z.string().nullable().default(null) });

export class MongoIdempotencyRepository extends IdempotencyRepository {
  readonly #keys: Collections['idempotency'];

  constructor({ idempotency }: Collections) {
    super();
    this.#keys = idempotency;
  }

  /** One upsert takes a free key or one that may be taken over; for any other it fails because of the id. */
  async begin(entry: Parameters<Begin>[0]): ReturnType<Begin> {
    const { scope, key, requestHash, now, expiresAt } = entry;
    const _id = idOf(scope, key);
    const abandoned = { requestHash, answer: null, reservedAt: { $lte: now - takeOverAfterMs } };
    try {
      await this.#keys.findAndUpdate(
        { _id, $or: [{ expiresAt: { $lte: now } }, abandoned] },
        { $set: { requestHash, reservedAt: now, expiresAt, answer: null } },
        { upsert: true, projection: { _id: 1 } },
      );
      return { outcome: 'reserved' };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const known = await this.#keys.findOne({ _id });
    // The key was given back between the two calls, so this request must be repeated too.
    if (known === null) return { outcome: 'in_progress' };
    const reservation = reservationSchema.parse(known);
    if (reservation.requestHash !== requestHash) return { outcome: 'mismatch' };
    return reservation.answer === null ? { outcome: 'in_progress' } : { outcome: 'replay', answer: reservation.answer };
  }

  async finish(scope: string, key: string, answer: string): Promise<void> {
    await this.#keys.update({ _id: idOf(scope, key) }, { $set: { answer } });
  }

  async abandon(scope: string, key: string): Promise<void> {
    await this.#keys.delete({ _id: idOf(scope, key), answer: null });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#keys.deleteMany({ expiresAt: { $lte: now } });
  }
}

function idOf(scope: string, key: string): string {
  return JSON.stringify([scope, key]);
}
