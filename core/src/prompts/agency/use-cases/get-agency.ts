import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Agency } from '../domain/agency.ts';
import { AgencyRepository } from '../ports/agency-repository.ts';
import type { Needs } from '../../../platform/needs.ts';

/** Returns a domain's description of the agency. */
export class GetAgency {
  static readonly needs = { agencies: AgencyRepository };
  readonly #deps: Needs<typeof GetAgency>;

  constructor(deps: Needs<typeof GetAgency>) {
    this.#deps = deps;
  }

  async execute(department: DepartmentKey): Promise<Agency> {
    return this.#deps.agencies.find(department);
  }
}
