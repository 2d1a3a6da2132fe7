import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** An update keeps the stored value of every field that is left out. */
type ModelFields = Pick<AiModel, 'aiModel' | 'aiModelLabel' | 'department' | 'active'> & {
  readonly [Field in 'price' | 'replacement' | 'isDefault' | 'moved']?: AiModel[Field] | undefined;
};

/** Creates or replaces an AI model of a domain. Errors: `not_found`, `conflict` (the domain has this model already). */
export class SaveModel extends UseCase({
  models: AiModelRepository,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  async create(actor: AuditActor, fields: ModelFields): Promise<AiModel> {
    const model = await this.add(fields);
    await this.deps.audit.record(actor, 'model_created', model.id, `${model.aiModel} in ${model.department}`);
    return model;
  }

  async update(actor: AuditActor, id: string, fields: ModelFields): Promise<AiModel> {
    const model = await this.replace(id, fields);
    const state = model.active ? 'active' : 'inactive';
    await this.deps.audit.record(actor, 'model_updated', id, `${model.aiModel} in ${model.department}, ${state}`);
    return model;
  }

  /** Like `create`, as a part of what the caller records. */
  async add(fields: ModelFields): Promise<AiModel> {
    const { models, clock, ids } = this.deps;
    const { price = null, replacement = null, isDefault = false } = fields;
    const model = { ...fields, price, replacement, isDefault, moved: null, id: ids.next(), createdAt: clock.now() };
    await models.create(model);
    await this.#keepOneDefault(model);
    return model;
  }

  /** Like `update`, as a part of what the caller records. */
  async replace(id: string, fields: ModelFields): Promise<AiModel> {
    const { models } = this.deps;
    const stored = await models.findById(id);
    if (stored === null) throw new AppError('not_found', 'This AI model no longer exists.');
    const { price = stored.price, replacement = stored.replacement, isDefault = stored.isDefault } = fields;
    // Who offers it again has gone another way back.
    const moved = fields.active ? null : (fields.moved ?? stored.moved);
    const model = { ...stored, ...fields, price, replacement, isDefault, moved };
    if (!(await models.update(model))) throw new AppError('not_found', 'This AI model no longer exists.');
    await this.#keepOneDefault(model);
    return model;
  }

  async #keepOneDefault({ id, department, isDefault }: AiModel): Promise<void> {
    if (!isDefault) return;
    const { models } = this.deps;
    const others = (await models.list({ department })).filter((model) => model.isDefault && model.id !== id);
    for (const other of others) await models.update({ ...other, isDefault: false });
  }
}
