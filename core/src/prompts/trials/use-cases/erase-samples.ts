import type { SampleRepository } from '../ports/sample-repository.ts';
import type { TrialRepository } from '../ports/trial-repository.ts';

/** Deletes samples with their results in trials. Returns the number of samples. */
export class EraseSamples {
  readonly #deps: { samples: SampleRepository; trials: TrialRepository };

  constructor(deps: { samples: SampleRepository; trials: TrialRepository }) {
    this.#deps = deps;
  }

  async execute(ids: readonly string[]): Promise<number> {
    const { samples, trials } = this.#deps;
    let erased = 0;
    for (const id of ids) {
      if (await samples.delete(id)) erased += 1;
      await trials.deleteOfSample(id);
    }
    return erased;
  }
}
