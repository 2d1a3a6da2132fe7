import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { SampleRepository } from '../ports/sample-repository.ts';
import type { TrialRepository } from '../ports/trial-repository.ts';
import { noSample } from './save-sample.ts';

/** Deletes a sample and its results in trials. Errors: `not_found`. */
export class DeleteSample {
  readonly #deps: { samples: SampleRepository; trials: TrialRepository; audit: AuditTrail };

  constructor(deps: { samples: SampleRepository; trials: TrialRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    if (!(await this.#deps.samples.delete(input.id))) throw noSample();
    await this.#deps.trials.deleteOfSample(input.id);
    await this.#deps.audit.record(input.actor, 'sample_deleted', input.id);
  }
}
