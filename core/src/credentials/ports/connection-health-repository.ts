import type { ConnectionHealth } from '../domain/connection-health.ts';

/** The newest health of each credential, seen by every process. */
export abstract class ConnectionHealthRepository {
  /** Sets the given fields of a credential's health and keeps the others; makes it when there is none yet. */
  abstract merge(
    health: Pick<ConnectionHealth, 'fingerprint' | 'type'> &
      Partial<Pick<ConnectionHealth, 'lastSuccessAt' | 'lastError' | 'quotas' | 'notice'>>,
  ): Promise<void>;
  /** The health of those credentials that were ever used; at most 1,000 at once. */
  abstract find(fingerprints: readonly string[]): Promise<readonly ConnectionHealth[]>;
}
