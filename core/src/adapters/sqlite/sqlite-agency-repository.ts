import type { DepartmentKey } from '../../contract/index.ts';
import { emptyAgency, storedAgencySchema, type Agency } from '../../generation/domain/agency.ts';
import { AgencyRepository } from '../../generation/ports/agency-repository.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

export class SqliteAgencyRepository extends AgencyRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async find(department: DepartmentKey): Promise<Agency> {
    const sql = 'SELECT doc FROM agencies WHERE department = :department';
    return this.#db.getDoc(storedAgencySchema, sql, { department }) ?? emptyAgency;
  }

  async save(department: DepartmentKey, agency: Agency): Promise<void> {
    this.#db.run(
      `INSERT INTO agencies (department, doc) VALUES (:department, :doc)
       ON CONFLICT DO UPDATE SET doc = excluded.doc`,
      { department, doc: JSON.stringify(agency) },
    );
  }
}
