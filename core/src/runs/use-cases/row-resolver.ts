import { LRUCache } from 'lru-cache';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { ChooseModel } from '../../models/use-cases/choose-model.ts';
import type { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { maySeePrompt, type PromptTemplate } from '../../prompts/domain/prompt.ts';
import type { FindPrompt } from '../../prompts/use-cases/find-prompt.ts';
import { AppError } from '../../platform/app-error.ts';
import type { BulkRequest, RowDefaults } from '../domain/bulk-request.ts';
import type { BulkRow } from '../domain/bulk-row.ts';
import type { PlannedRow } from '../domain/planned-row.ts';
import { rowKey } from '../domain/row-keys.ts';

interface Deps {
  findPrompt: FindPrompt;
  chooseModel: ChooseModel;
  modelPrices: ModelPrices;
}

type PricedModel = Pick<PlannedRow, 'model' | 'price' | 'replacementPrice'>;

/** The number of different prompts and models that are remembered; a list names only a few. */
const remembered = { max: 500 };

/** Decides domain, prompt and model of rows as a submit does. What rows have in common is looked up once. */
export class RowResolver {
  readonly #deps: Deps;
  readonly #actor: Actor;
  readonly #defaults: RowDefaults;
  readonly #mustBePriced: boolean;
  readonly #prompts = new LRUCache<string, Promise<PromptTemplate>>(remembered);
  readonly #models = new LRUCache<string, Promise<PricedModel>>(remembered);

  constructor(
    deps: Deps,
    { actor, defaults }: Pick<BulkRequest, 'actor' | 'defaults'>,
    options: { readonly mustBePriced: boolean },
  ) {
    this.#deps = deps;
    this.#actor = actor;
    this.#defaults = defaults;
    this.#mustBePriced = options.mustBePriced;
  }

  /** Refuses defaults that no row could use, before the first one is read. Errors: as `resolve`. */
  async check(): Promise<void> {
    const { department: wished, prompt, model } = this.#defaults;
    if (wished === null) return;
    const department = departmentFor(this.#actor, wished);
    if (prompt !== undefined) await this.#promptOf(prompt, department);
    if (model !== undefined) await this.#modelOf(model, department);
  }

  /** Refuses the default model, also where the domain chooses it. Errors: `model_unavailable`, `validation_failed`. */
  async checkModel(department: DepartmentKey): Promise<void> {
    await this.#modelOf(this.#defaults.model, department);
  }

  /** Errors: `forbidden`, `validation_failed`, `not_found` and `conflict` (prompt), `model_unavailable`. */
  async resolve(row: BulkRow): Promise<PlannedRow> {
    const department = departmentFor(this.#actor, row.department ?? this.#defaults.department);
    const named = row.prompt ?? this.#defaults.prompt;
    if (named === undefined)
      throw new AppError('validation_failed', 'The row names no prompt, and there is no --prompt.');
    const prompt = await this.#promptOf(named, department);
    const priced = await this.#modelOf(row.model ?? this.#defaults.model, department);
    const { hubspotId, additionalInfo } = row;
    const { language } = this.#defaults;
    const key = rowKey({ hubspotId, department, prompt, aiModel: priced.model.aiModel, additionalInfo, language });
    return { row, department, prompt, language, ...priced, key };
  }

  #promptOf(named: string, department: DepartmentKey): Promise<PromptTemplate> {
    return once(this.#prompts, `${department} ${named}`, () => this.#findPrompt(named, department));
  }

  async #modelOf(aiModel: string | undefined, department: DepartmentKey): Promise<PricedModel> {
    const priced = await once(this.#models, `${department} ${aiModel ?? ''}`, () => this.#price(aiModel, department));
    if (this.#mustBePriced && priced.price === null) {
      const named = priced.model.aiModel;
      throw new AppError(
        'validation_failed',
        `Nobody knows what ${named} costs, so that a maximum cost cannot hold. Name its price under AI Models, or with: overture models update ${named} --price 2,0.1,2.5,10`,
      );
    }
    return priced;
  }

  async #price(wished: string | undefined, department: DepartmentKey): Promise<PricedModel> {
    const { chooseModel, modelPrices } = this.#deps;
    const model = await chooseModel.execute({ department, ...(wished === undefined ? {} : { aiModel: wished }) });
    const asked = { department, aiModel: model.aiModel };
    const { price } = await modelPrices.execute(asked);
    return { model, price, replacementPrice: await modelPrices.ofReplacement(asked) };
  }

  /** Errors: as `FindPrompt`; `not_found`, also for a template that is not published or that the actor may not see. */
  async #findPrompt(named: string, department: DepartmentKey): Promise<PromptTemplate> {
    const prompt = await this.#deps.findPrompt.execute({ idOrTitle: named, department });
    if (!maySeePrompt(this.#actor, prompt))
      throw new AppError('not_found', `There is no prompt "${named}" in your domain.`);
    if (prompt.version === 0) throw new AppError('not_found', `No version of the prompt "${named}" is published.`);
    return prompt;
  }
}

function once<T>(known: LRUCache<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
