import { labelOfModel } from '../contract/model-names.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import type { ChosenModel } from './choose-model.ts';
import { ListedModels } from './listed-models.ts';
import { UseCase } from '../../platform/needs.ts';

/** Decides which model replaces one that the vendor has ended. */
export class FindReplacement extends UseCase({ models: AiModelRepository, listed: ListedModels }) {
  /**
   * The replacement that a superadmin named for the domain's model; null where none was named. The vendor's list is
   * read again at the next call.
   */
  async execute({ department, aiModel }: { department: DepartmentKey; aiModel: string }): Promise<ChosenModel | null> {
    const { models, listed } = this.deps;
    await listed.forget(department);
    const own = await models.list({ department });
    const named = own.find((model) => model.aiModel === aiModel)?.replacement ?? null;
    if (named === null) return null;
    const label = own.find((model) => model.aiModel === named)?.aiModelLabel ?? labelOfModel(named);
    return { aiModel: named, aiModelLabel: label };
  }
}
