import type { DepartmentKey } from '../../contract/index.ts';
import type { SampleRepository } from '../ports/sample-repository.ts';
import type { TrialRepository } from '../ports/trial-repository.ts';

/**
 * Deletes the samples of a person, also disguised ones, with their results in trials. Returns the number of samples.
 */
export class EraseSamples {
  readonly #deps: { samples: SampleRepository; trials: TrialRepository };

  constructor(deps: { samples: SampleRepository; trials: TrialRepository }) {
    this.#deps = deps;
  }

  /** `email` also selects contacts with this address, in lower case. */
  async execute(of: {
    readonly hubspotIds: ReadonlySet<string>;
    readonly department: DepartmentKey | null;
    readonly email: string | null;
  }): Promise<number> {
    const { samples, trials } = this.#deps;
    let erased = 0;
    for (const { id, hubspotId } of await samples.list(of.department)) {
      const isMeant = of.hubspotIds.has(hubspotId) || (of.email !== null && (await this.#emailOf(id)) === of.email);
      if (!isMeant) continue;
      if (await samples.delete(id)) erased += 1;
      await trials.deleteOfSample(id);
    }
    return erased;
  }

  async #emailOf(id: string): Promise<string | undefined> {
    const material = await this.#deps.samples.findMaterial(id);
    return material?.snapshot.contact.properties['email']?.trim().toLowerCase();
  }
}
