import { z } from 'zod';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { FieldMapping } from '../domain/crm-fields.ts';
import { CrmFieldRepository } from '../ports/crm-field-repository.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

const rowSchema = z.object({ mapping: z.string() });
const mappingSchema = z.record(z.string(), z.string());

export class SqliteCrmFieldRepository extends CrmFieldRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async find(department: DepartmentKey): Promise<FieldMapping> {
    const row = this.#db.get('SELECT mapping FROM crm_fields WHERE department = :department', { department });
    return row === undefined ? {} : mappingSchema.parse(JSON.parse(rowSchema.parse(row).mapping));
  }

  async save(department: DepartmentKey, mapping: FieldMapping): Promise<void> {
    this.#db.run(
      `INSERT INTO crm_fields (department, mapping) VALUES (:department, :mapping)
       ON CONFLICT DO UPDATE SET mapping = excluded.mapping`,
      { department, mapping: JSON.stringify(mapping) },
    );
  }
}
