import { connectionHealthSchema, type ConnectionHealth } from '../domain/connection-health.ts';
import { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

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
    return documents.map((document) => connectionHealthSchema.parse({ ...document, fingerprint: document._id }));
  }
}
