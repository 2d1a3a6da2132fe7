import type { ServiceType } from '../domain/prompt.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** Lists the agency's services, in the order in which they are offered. */
export class ListServiceTypes {
  static readonly needs = { services: ServiceTypeRepository };
  readonly #deps: Needs<typeof ListServiceTypes>;

  constructor(deps: Needs<typeof ListServiceTypes>) {
    this.#deps = deps;
  }

  execute(): Promise<readonly ServiceType[]> {
    return this.#deps.services.list();
  }
}
