import type { DepartmentKey, ModelPrice } from '../../contract/index.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { AiModel } from '../domain/ai-model.ts';
import type { AiModelRepository } from '../ports/ai-model-repository.ts';

interface Deps {
  models: AiModelRepository;
  audit: AuditTrail;
  clock: Clock;
  ids: IdGenerator;
}

interface ModelFields {
  readonly aiModel: string;
  readonly aiModelLabel: string;
  readonly department: DepartmentKey;
  readonly active: boolean;
  /** Undefined: as it is stored, null where nothing is. */
  readonly price?: ModelPrice | null | undefined;
  readonly replacement?: string | null | undefined;
}

/** Creates or replaces an AI model of a domain. Errors: `not_found`, `conflict` (the domain has this model already). */
export class SaveModel {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async create(actor: AuditActor, fields: ModelFields): Promise<AiModel> {
    const { models, audit, clock, ids } = this.#deps;
    const { price = null, replacement = null } = fields;
    const model = { ...fields, price, replacement, id: ids.next(), createdAt: clock.now() };
    await models.create(model);
    await audit.record(actor, 'model_created', model.id, model.aiModel);
    return model;
  }

  async update(actor: AuditActor, id: string, fields: ModelFields): Promise<AiModel> {
    const { models, audit } = this.#deps;
    const stored = await models.findById(id);
    if (stored === null) throw new AppError('not_found', 'This AI model no longer exists.');
    const { price = stored.price, replacement = stored.replacement } = fields;
    const model = { ...stored, ...fields, price, replacement };
    if (!(await models.update(model))) throw new AppError('not_found', 'This AI model no longer exists.');
    await audit.record(actor, 'model_updated', id, `${model.aiModel}, ${model.active ? 'active' : 'inactive'}`);
    return model;
  }
}
