import { z } from 'zod';
import type { OneTimeSecret, SecretPurpose } from '../domain/one-time-secret.ts';
import { OneTimeSecretRepository } from '../ports/one-time-secret-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import { toDocument, type Stored } from '../../../platform/mongo/documents.ts';

const storedSchema = z.object({ data: z.string(), expiresAt: z.number() });

export class MongoOneTimeSecretRepository extends OneTimeSecretRepository {
  readonly #secrets: Collections['oneTimeSecrets'];

  constructor({ oneTimeSecrets }: Collections) {
    super();
    this.#secrets = oneTimeSecrets;
  }

  async put(secret: OneTimeSecret): Promise<void> {
    await this.#secrets.insert(toDocument(secret));
  }

  async find(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null> {
    return toSecret(id, purpose, await this.#secrets.findOne({ _id: id, purpose, expiresAt: { $gt: now } }));
  }

  async take(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null> {
    const found = await this.find(id, purpose, now);
    return found !== null && (await this.#secrets.delete({ _id: id })) ? found : null;
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#secrets.deleteMany({ expiresAt: { $lt: now } });
  }
}

function toSecret(id: string, purpose: SecretPurpose, stored: Stored | null): OneTimeSecret | null {
  return stored === null ? null : { id, purpose, ...storedSchema.parse(stored) };
}
