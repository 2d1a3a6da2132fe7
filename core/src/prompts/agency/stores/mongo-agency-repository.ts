import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { emptyAgency, storedAgencySchema, type Agency } from '../domain/agency.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import { ConflictError } from '../../../platform/app-error.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import type { Stored } from '../../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../../platform/mongo/mongo-errors.ts';

/** Of several simultaneous changes to an agency, one succeeds with each attempt. */
const maxAttempts = 20;

export class MongoAgencyRepository extends AgencyRepository {
  readonly #agencies: Collections['agencies'];

  constructor({ agencies }: Collections) {
    super();
    this.#agencies = agencies;
  }

  async find(department: DepartmentKey): Promise<Agency> {
    return read(await this.#agencies.findOne({ _id: department }));
  }

  async change(department: DepartmentKey, change: (agency: Agency) => Agency | null): Promise<boolean> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await this.#agencies.findOne({ _id: department });
      const agency = change(read(stored));
      if (agency === null) return false;
      if (await this.#replace(department, stored, agency)) return true;
    }
    throw new ConflictError('Many people change the agency right now. Please try again.');
  }

  /** False when somebody else has just stored it. */
  async #replace(department: DepartmentKey, stored: Stored | null, agency: Agency): Promise<boolean> {
    if (stored !== null) {
      const revision = Number(stored.revision ?? 0);
      const seen = { _id: department, revision: stored.revision ?? null };
      return this.#agencies.update(seen, { $set: { agency, revision: revision + 1 } });
    }
    try {
      await this.#agencies.insert({ _id: department, agency, revision: 1 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function read(stored: Stored | null): Agency {
  return stored === null ? emptyAgency : storedAgencySchema.parse(stored.agency);
}
