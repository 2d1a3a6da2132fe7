import { z } from 'zod';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import { ServiceTypeRepository } from '../../prompts/ports/service-type-repository.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

const rowSchema = z.object({ value: z.string(), label: z.string() });

export class SqliteServiceTypeRepository extends ServiceTypeRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async list(): Promise<readonly ServiceType[]> {
    return this.#db.all('SELECT value, label FROM service_types ORDER BY position').map((row) => rowSchema.parse(row));
  }

  async replaceAll(services: readonly ServiceType[]): Promise<void> {
    this.#db.transaction(() => {
      this.#db.run('DELETE FROM service_types');
      for (const [position, { value, label }] of services.entries()) {
        this.#db.run('INSERT INTO service_types (position, value, label) VALUES (:position, :value, :label)', {
          position,
          value,
          label,
        });
      }
    });
  }
}
