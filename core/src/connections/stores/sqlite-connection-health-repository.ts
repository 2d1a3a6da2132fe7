import { connectionHealthSchema, type ConnectionHealth } from '../domain/connection-health.ts';
import { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

export class SqliteConnectionHealthRepository extends ConnectionHealthRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async merge(health: Parameters<ConnectionHealthRepository['merge']>[0]): Promise<void> {
    const unused = { lastSuccessAt: null, lastError: null, quotas: [] };
    this.#db.relaxed(() =>
      this.#db.run(
        // A merge patch would read null as "remove", but a missing field is read as null anyway.
        `INSERT INTO connection_health VALUES (:fingerprint, :fresh)
         ON CONFLICT DO UPDATE SET doc = json_patch(doc, :change)`,
        {
          fingerprint: health.fingerprint,
          fresh: JSON.stringify({ ...unused, ...health }),
          change: JSON.stringify(health),
        },
      ),
    );
  }

  async find(fingerprints: readonly string[]): Promise<readonly ConnectionHealth[]> {
    return this.#db.allDocs(
      connectionHealthSchema,
      'SELECT doc FROM connection_health WHERE fingerprint IN (SELECT value FROM json_each(:fingerprints))',
      { fingerprints: JSON.stringify(fingerprints) },
    );
  }
}
