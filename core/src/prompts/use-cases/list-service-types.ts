import type { ServiceType } from '../domain/prompt.ts';
import type { ServiceTypeRepository } from '../ports/service-type-repository.ts';

/** Lists the agency's services, in the order in which they are offered. */
export class ListServiceTypes {
  readonly #deps: { services: ServiceTypeRepository };

  constructor(deps: { services: ServiceTypeRepository }) {
    this.#deps = deps;
  }

  execute(): Promise<readonly ServiceType[]> {
    return this.#deps.services.list();
  }
}
