import { SampleRepository } from '../ports/sample-repository.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Deletes samples with their results in trials. Returns the number of samples. */
export class EraseSamples extends UseCase({ samples: SampleRepository, trials: TrialRepository }) {
  async execute(ids: readonly string[]): Promise<number> {
    const { samples, trials } = this.deps;
    let erased = 0;
    for (const id of ids) {
      if (await samples.delete(id)) erased += 1;
      await trials.deleteOfSample(id);
    }
    return erased;
  }
}
