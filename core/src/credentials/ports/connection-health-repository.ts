import type { ConnectionHealth } from '../domain/connection-health.ts';

/** The newest health of each credential, seen by every process. */
export abstract class ConnectionHealthRepository {
  /** Sets the given fields of a credential's health and keeps the others; makes it when there is none yet. */
  abstract merge(
    health: Pick<ConnectionHealth, 'fingerprint' | 'type'> &
      Partial<Pick<ConnectionHealth, 'lastSuccessAt' | 'lastError' | 'quotas' | 'notice'>>,
  ): Promise<void>;
  /** Of those credentials that were ever used; at most 1,000 are asked at once. */
  abstract find(fingerprints: readonly string[]): Promise<readonly ConnectionHealth[]>;
}
