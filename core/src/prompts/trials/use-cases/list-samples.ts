import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Sample } from '../domain/sample.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import type { Needs } from '../../../platform/needs.ts';

/** Lists the samples of a domain, or of all with null, newest first. */
export class ListSamples {
  static readonly needs = { samples: SampleRepository };
  readonly #deps: Needs<typeof ListSamples>;

  constructor(deps: Needs<typeof ListSamples>) {
    this.#deps = deps;
  }

  execute(department: DepartmentKey | null): Promise<readonly Sample[]> {
    return this.#deps.samples.list(department);
  }
}
