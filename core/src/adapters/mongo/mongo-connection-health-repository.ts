import type { ConnectionHealth } from '../../credentials/domain/connection-health.ts';
import { connectionHealthDocSchema } from '../../credentials/domain/connection-health-schema.ts';
import { ConnectionHealthRepository } from '../../credentials/ports/connection-health-repository.ts';
import type { Collections } from './collections.ts';

export class MongoConnectionHealthRepository extends ConnectionHealthRepository {
  readonly #health: Collections['connectionHealth'];

  constructor({ connectionHealth }: Collections) {
    super();
    this.#health = connectionHealth;
  }

  async merge({ fingerprint, ...told }: Parameters<ConnectionHealthRepository['merge']>[0]): Promise<void> {
    const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
    await this.#health.upsert(fingerprint, { $set: given }, { relaxed: true });
  }

  async find(fingerprints: readonly string[]): Promise<readonly ConnectionHealth[]> {
    const documents = await this.#health.find({ _id: { $in: [...fingerprints] } });
    return documents.map((document) => connectionHealthDocSchema.parse({ ...document, fingerprint: document._id }));
  }
}
