import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { noSample } from './save-sample.ts';
import type { Needs } from '../../../platform/needs.ts';

/** Deletes a sample and its results in trials. Errors: `not_found`. */
export class DeleteSample {
  static readonly needs = { samples: SampleRepository, trials: TrialRepository, audit: AuditTrail };
  readonly #deps: Needs<typeof DeleteSample>;

  constructor(deps: Needs<typeof DeleteSample>) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    if (!(await this.#deps.samples.delete(input.id))) throw noSample();
    await this.#deps.trials.deleteOfSample(input.id);
    await this.#deps.audit.record(input.actor, 'sample_deleted', input.id);
  }
}
