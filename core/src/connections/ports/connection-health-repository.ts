import type { ConnectionHealth } from '../domain/connection-health.ts';

/** Stores the newest health of each credential, for every process to read. */
export abstract class ConnectionHealthRepository {
  /** Sets the given fields of a credential's health and keeps the others; creates it where there is none. */
  abstract merge(
    health: Pick<ConnectionHealth, 'fingerprint' | 'type'> &
      Partial<Pick<ConnectionHealth, 'lastSuccessAt' | 'lastError' | 'quotas' | 'notice'>>,
  ): Promise<void>;
  /** The health of those credentials that were ever used; 1,000 at most. */
  abstract find(fingerprints: readonly string[]): Promise<readonly ConnectionHealth[]>;
}
