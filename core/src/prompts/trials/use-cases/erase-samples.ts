import { SampleRepository } from '../ports/sample-repository.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import type { Needs } from '../../../platform/needs.ts';

/** Deletes samples with their results in trials. Returns the number of samples. */
export class EraseSamples {
  static readonly needs = { samples: SampleRepository, trials: TrialRepository };
  readonly #deps: Needs<typeof EraseSamples>;

  constructor(deps: Needs<typeof EraseSamples>) {
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
