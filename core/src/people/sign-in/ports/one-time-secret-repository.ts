import type { Timestamp } from '../../../platform/clock.ts';
import { Repository } from '../../../platform/documents.ts';
import { oneTimeSecretSchema, type OneTimeSecret, type SecretPurpose } from '../domain/one-time-secret.ts';

/** Stores secrets that work once, by their digest. */
export class OneTimeSecretRepository extends Repository<OneTimeSecret>({
  name: 'one_time_secrets',
  schema: oneTimeSecretSchema,
}) {
  /** Returns null if the secret is unknown, has another purpose, was taken or has expired. */
  find(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null> {
    return this.documents.findOne({ id, purpose, expiresAt: { gt: now } });
  }

  /** Finds and deletes the secret; only one of several callers deletes it, and gets it. */
  async take(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null> {
    const found = await this.find(id, purpose, now);
    return found !== null && (await this.delete(id)) ? found : null;
  }

  /** Deletes the secrets that expired before `now`; returns their number. */
  deleteExpired(now: Timestamp): Promise<number> {
    return this.documents.delete({ expiresAt: { lt: now } });
  }
}
