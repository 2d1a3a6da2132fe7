import type { DepartmentKey } from '../../contract/index.ts';
import { emptyAgency, storedAgencySchema, type Agency } from '../../generation/domain/agency.ts';
import { AgencyRepository } from '../../generation/ports/agency-repository.ts';
import type { Collections } from './collections.ts';

export class MongoAgencyRepository extends AgencyRepository {
  readonly #agencies: Collections['agencies'];

  constructor({ agencies }: Collections) {
    super();
    this.#agencies = agencies;
  }

  async find(department: DepartmentKey): Promise<Agency> {
    const stored = await this.#agencies.findOne({ _id: department });
    return stored === null ? emptyAgency : storedAgencySchema.parse(stored.agency);
  }

  async save(department: DepartmentKey, agency: Agency): Promise<void> {
    await this.#agencies.upsert(department, { $set: { agency } });
  }
}
