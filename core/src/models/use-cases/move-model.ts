import { labelOfModel, replacementOf } from '../contract/model-names.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { SaveModel } from './save-model.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Moves a domain from a model to its replacement, and back. The replacement is offered from now on, as the default if the model
 * was it, and queued generations use it once the vendor has ended the model. Errors: `not_found`; `conflict` where
 * neither a superadmin nor the vendor named a replacement.
 */
export class MoveModel extends UseCase({ models: AiModelRepository, save: SaveModel, audit: AuditTrail }) {
  async execute({ actor, id }: { actor: AuditActor; id: string }): Promise<AiModel> {
    const { models, save } = this.deps;
    const model = await models.findById(id);
    if (model === null) throw new AppError('not_found', 'This AI model no longer exists.');
    const { department, isDefault } = model;
    const own = await models.list({ department });
    const replacement = replacementOf(model.aiModel, own);
    if (replacement === null) {
      throw new AppError(
        'conflict',
        `Nobody named what replaces ${model.aiModelLabel}. Edit it to name a replacement.`,
      );
    }
    const known = own.find(({ aiModel }) => aiModel === replacement);
    const moved =
      known === undefined
        ? await save.add({
            department,
            aiModel: replacement,
            aiModelLabel: labelOfModel(replacement),
            active: true,
            isDefault,
          })
        : await save.replace(known.id, { ...known, active: true, isDefault: known.isDefault || isDefault });
    // The entry comes with the first change, so that a move that fails half-way is recorded too.
    await this.#record(actor, model, moved);
    await save.replace(id, {
      ...model,
      active: false,
      isDefault: false,
      replacement,
      moved: { to: moved.id, wasOffered: known?.active === true, isDefault, replacement: model.replacement },
    });
    return moved;
  }

  /**
   * Undoes a move: the model is offered again, and its replacement only if it was before. It becomes the default again
   * unless another model was made it since. Errors: `not_found`; `conflict` for a model that was not moved.
   */
  async back({ actor, id }: { actor: AuditActor; id: string }): Promise<AiModel> {
    const { models, save } = this.deps;
    const model = await models.findById(id);
    if (model === null) throw new AppError('not_found', 'This AI model no longer exists.');
    const { moved } = model;
    if (moved === null) throw new AppError('conflict', `${model.aiModelLabel} was not moved to another model.`);
    const next = await models.findById(moved.to);
    const isDefault = moved.isDefault && next?.isDefault === true;
    // The model comes first, so that the domain is never without both.
    const back = await save.replace(id, { ...model, active: true, isDefault, replacement: moved.replacement });
    await this.#record(actor, next, back);
    if (next !== null && !moved.wasOffered) {
      await save.replace(next.id, { ...next, active: false, isDefault: false });
    }
    return back;
  }

  #record(actor: AuditActor, from: AiModel | null, { id, aiModel, department }: AiModel): Promise<void> {
    return this.deps.audit.record(
      actor,
      'model_moved',
      id,
      `${from?.aiModel ?? 'that is gone'} to ${aiModel} in ${department}`,
    );
  }
}
