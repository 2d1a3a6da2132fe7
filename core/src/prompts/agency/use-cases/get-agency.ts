import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Agency } from '../domain/agency.ts';
import type { AgencyRepository } from '../ports/agency-repository.ts';

/** Returns a domain's description of the agency. */
export class GetAgency {
  readonly #deps: { agencies: AgencyRepository };

  constructor(deps: { agencies: AgencyRepository }) {
    this.#deps = deps;
  }

  async execute(department: DepartmentKey): Promise<Agency> {
    return this.#deps.agencies.find(department);
  }
}
