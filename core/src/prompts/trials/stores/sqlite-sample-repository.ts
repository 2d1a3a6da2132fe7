import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { sampleMaterialSchema, sampleSchema, type Sample, type SampleMaterial } from '../domain/sample.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

export class SqliteSampleRepository extends SampleRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async add(sample: Sample, material: SampleMaterial): Promise<void> {
    this.#db.run('INSERT INTO prompt_samples (id, doc, material) VALUES (:id, :doc, :material)', {
      id: sample.id,
      doc: JSON.stringify(sample),
      material: JSON.stringify(material),
    });
  }

  async list(department: DepartmentKey | null): Promise<readonly Sample[]> {
    const newestFirst = 'ORDER BY created_at DESC, id DESC LIMIT 500';
    // Named alone, the department leads to its rows by the index.
    return department === null
      ? this.#db.allDocs(sampleSchema, `SELECT doc FROM prompt_samples ${newestFirst}`)
      : this.#db.allDocs(sampleSchema, `SELECT doc FROM prompt_samples WHERE department = :department ${newestFirst}`, {
          department,
        });
  }

  async find(id: string): Promise<Sample | null> {
    return this.#db.getDoc(sampleSchema, 'SELECT doc FROM prompt_samples WHERE id = :id', { id });
  }

  async findMaterial(id: string): Promise<SampleMaterial | null> {
    return this.#db.getDoc(sampleMaterialSchema, 'SELECT material AS doc FROM prompt_samples WHERE id = :id', { id });
  }

  async update(sample: Sample): Promise<boolean> {
    const sql = 'UPDATE prompt_samples SET doc = :doc WHERE id = :id';
    return this.#db.run(sql, { id: sample.id, doc: JSON.stringify(sample) }) === 1;
  }

  async delete(id: string): Promise<boolean> {
    return this.#db.run('DELETE FROM prompt_samples WHERE id = :id', { id }) === 1;
  }
}
