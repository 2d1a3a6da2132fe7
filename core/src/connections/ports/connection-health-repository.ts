import { DocumentRepository } from '../../platform/documents.ts';
import { connectionHealthSchema, type ConnectionHealth } from '../domain/connection-health.ts';

/** Stores the newest health of each credential, for every process to read. */
export class ConnectionHealthRepository extends DocumentRepository {
  readonly #health = this.deps.store.open<ConnectionHealth, 'fingerprint'>({
    name: 'connection_health',
    schema: connectionHealthSchema,
    key: ['fingerprint'],
  });

  /** Sets the given fields of a credential's health and keeps the others; creates it where there is none. */
  merge(
    health: Pick<ConnectionHealth, 'fingerprint' | 'type'> &
      Partial<Pick<ConnectionHealth, 'lastSuccessAt' | 'lastError' | 'quotas' | 'notice'>>,
  ): Promise<void> {
    return this.#health.merge(health, { relaxed: true });
  }

  /** The health of those credentials that were ever used; 1,000 at most. */
  find(fingerprints: readonly string[]): Promise<readonly ConnectionHealth[]> {
    return this.#health.find({ fingerprint: { in: fingerprints } });
  }
}
