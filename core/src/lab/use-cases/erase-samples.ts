import type { ContactsOfSamples, SampleRepository } from '../ports/sample-repository.ts';
import type { TrialRepository } from '../ports/trial-repository.ts';

/**
 * Deletes the samples of contacts, also disguised ones, with their results in trials. Returns the number of samples.
 */
export class EraseSamples {
  readonly #deps: { samples: SampleRepository; trials: TrialRepository };

  constructor(deps: { samples: SampleRepository; trials: TrialRepository }) {
    this.#deps = deps;
  }

  async execute(of: ContactsOfSamples): Promise<number> {
    const { samples, trials } = this.#deps;
    let erased = 0;
    for (const { id } of await samples.ofContacts(of)) {
      if (await samples.delete(id)) erased += 1;
      await trials.deleteOfSample(id);
    }
    return erased;
  }
}
