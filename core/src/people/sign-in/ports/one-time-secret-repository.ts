import type { Timestamp } from '../../../platform/clock.ts';
import type { OneTimeSecret, SecretPurpose } from '../domain/one-time-secret.ts';

/** Stores secrets that work once, by their digest. */
export abstract class OneTimeSecretRepository {
  abstract put(secret: OneTimeSecret): Promise<void>;
  /** Returns null if the secret is unknown, has another purpose, was taken or has expired. */
  abstract find(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null>;
  /** Finds and deletes the secret in one step, so that only one of several callers gets it. */
  abstract take(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null>;
  /** Deletes the secrets that expired before `now`; returns their number. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
