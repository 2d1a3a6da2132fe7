import { z } from 'zod';
import { GoogleAccessRepository, type GoogleAccess } from '../ports/google-access-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';

const storedSchema = z.object({ sealed: z.string(), expiresAt: z.number() });

/** One small document for each user who signed in within the last hour: too few to need an index. */
export class MongoGoogleAccessRepository extends GoogleAccessRepository {
  readonly #access: Collections['googleAccess'];

  constructor({ googleAccess }: Collections) {
    super();
    this.#access = googleAccess;
  }

  async put({ userId, sealed, expiresAt }: GoogleAccess): Promise<void> {
    await this.#access.upsert(userId, { $set: { sealed, expiresAt } });
  }

  async find(userId: string, now: Timestamp): Promise<GoogleAccess | null> {
    const stored = await this.#access.findOne({ _id: userId, expiresAt: { $gt: now } });
    return stored === null ? null : { userId, ...storedSchema.parse(stored) };
  }

  async delete(userId: string): Promise<void> {
    await this.#access.delete({ _id: userId });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#access.deleteMany({ expiresAt: { $lt: now } });
  }
}
