import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import { noSample } from './save-sample.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Deletes a sample and its results in trials. Errors: `not_found`. */
export class DeleteSample extends UseCase({ samples: SampleRepository, trials: TrialRepository, audit: AuditTrail }) {
  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    if (!(await this.deps.samples.delete(input.id))) throw noSample();
    await this.deps.trials.deleteOfSample(input.id);
    await this.deps.audit.record(input.actor, 'sample_deleted', input.id);
  }
}
