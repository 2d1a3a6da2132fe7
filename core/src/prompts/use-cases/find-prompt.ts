import type { DepartmentKey } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';

const pageLimit = 200;

/**
 * A prompt template by its id, or by its title (case ignored) within a department.
 * Errors: `not_found`, with the titles there are; `conflict` when several have the title.
 */
export class FindPrompt {
  readonly #deps: { prompts: PromptRepository };

  constructor(deps: { prompts: PromptRepository }) {
    this.#deps = deps;
  }

  async execute(input: { idOrTitle: string; department: DepartmentKey }): Promise<PromptTemplate> {
    const byId = await this.#deps.prompts.findById(input.idOrTitle);
    if (byId !== null) return byId;
    const { items } = await this.#deps.prompts.list({ department: input.department }, { page: 1, limit: pageLimit });
    const wanted = input.idOrTitle.trim().toLocaleLowerCase();
    const found = items.filter((prompt) => prompt.title.trim().toLocaleLowerCase() === wanted);
    const [only] = found;
    if (only === undefined) {
      const titles = items.slice(0, 10).map((prompt) => `"${prompt.title}"`);
      const hint = titles.length > 0 ? ` This domain has: ${titles.join(', ')}.` : ' This domain has none.';
      throw new AppError('not_found', `There is no prompt "${input.idOrTitle}".${hint}`);
    }
    if (found.length > 1) {
      throw new AppError('conflict', `${found.length} prompts are called "${only.title}". Name one by its id.`);
    }
    return only;
  }
}
