import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** Deactivates a model of a domain. Saving it as active brings it back. Idempotent. Errors: `not_found`. */
export class DeactivateModel extends UseCase({ models: AiModelRepository, audit: AuditTrail }) {
  async execute(input: { actor: AuditActor; id: string }): Promise<AiModel> {
    const { models, audit } = this.deps;
    const stored = await models.findById(input.id);
    if (stored === null) throw new AppError('not_found', 'This AI model no longer exists.');
    const model = { ...stored, active: false };
    await models.update(model);
    await audit.record(input.actor, 'model_deactivated', input.id, `${model.aiModel} in ${model.department}`);
    return model;
  }
}
