import type { Timestamp } from '../../shared/clock.ts';
import type { OneTimeSecret, SecretPurpose } from '../domain/one-time-secret.ts';

/** Secrets that work once, by their digest. */
export abstract class OneTimeSecretRepository {
  abstract put(secret: OneTimeSecret): Promise<void>;
  /** Null for one that is unknown, of another purpose, taken or expired. */
  abstract find(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null>;
  /** As `find`, and it is gone: of many who take it at once, one gets it. */
  abstract take(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null>;
  /** Forgets what expired before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
