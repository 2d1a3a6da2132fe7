import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { emptyAgency, storedAgencySchema, type Agency } from '../domain/agency.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

export class SqliteAgencyRepository extends AgencyRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async find(department: DepartmentKey): Promise<Agency> {
    return this.#find(department);
  }

  async change(department: DepartmentKey, change: (agency: Agency) => Agency | null): Promise<boolean> {
    return this.#db.transaction(() => {
      const agency = change(this.#find(department));
      if (agency === null) return false;
      this.#db.run(
        `INSERT INTO agencies (department, doc) VALUES (:department, :doc)
         ON CONFLICT DO UPDATE SET doc = excluded.doc`,
        { department, doc: JSON.stringify(agency) },
      );
      return true;
    });
  }

  #find(department: DepartmentKey): Agency {
    const sql = 'SELECT doc FROM agencies WHERE department = :department';
    return this.#db.getDoc(storedAgencySchema, sql, { department }) ?? emptyAgency;
  }
}
