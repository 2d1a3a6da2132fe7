import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Sample } from '../domain/sample.ts';
import type { SampleRepository } from '../ports/sample-repository.ts';

/** Lists the samples of a domain, or of all with null, newest first. */
export class ListSamples {
  readonly #deps: { samples: SampleRepository };

  constructor(deps: { samples: SampleRepository }) {
    this.#deps = deps;
  }

  execute(department: DepartmentKey | null): Promise<readonly Sample[]> {
    return this.#deps.samples.list(department);
  }
}
