import { z } from 'zod';
import type { ServiceType } from '../domain/prompt.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../platform/sqlite/sqlite-errors.ts';

const rowsSchema = z.array(z.object({ value: z.string(), label: z.string() }));

export class SqliteServiceTypeRepository extends ServiceTypeRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async list(): Promise<readonly ServiceType[]> {
    return rowsSchema.parse(this.#db.all('SELECT value, label FROM service_types ORDER BY position'));
  }

  async create({ value, label }: ServiceType): Promise<void> {
    try {
      this.#db.run(
        `INSERT INTO service_types (position, value, label)
         SELECT coalesce(max(position), -1) + 1, :value, :label FROM service_types`,
        { value, label },
      );
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('This service exists already.', { cause: error });
      throw error;
    }
  }

  async update({ value, label }: ServiceType): Promise<boolean> {
    return this.#db.run('UPDATE service_types SET label = :label WHERE value = :value', { value, label }) === 1;
  }

  async delete(value: string): Promise<boolean> {
    return this.#db.run('DELETE FROM service_types WHERE value = :value', { value }) === 1;
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
