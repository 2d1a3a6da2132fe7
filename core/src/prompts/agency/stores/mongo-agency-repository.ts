import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { emptyAgency, storedAgencySchema, type Agency } from '../domain/agency.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import { changeDocument } from '../../../platform/mongo/change-document.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import type { Stored } from '../../../platform/mongo/documents.ts';

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
    return changeDocument(this.#agencies, department, (stored) => {
      const agency = change(read(stored));
      return agency && { agency };
    });
  }
}

function read(stored: Stored | null): Agency {
  return stored === null ? emptyAgency : storedAgencySchema.parse(stored.agency);
}
