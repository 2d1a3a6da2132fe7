import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import { PromptRepository } from '../ports/prompt-repository.ts';
import { UseCase } from '../../platform/needs.ts';

const pageLimit = 200;
const maxPrompts = 10_000;
const maxNamed = 10;

/**
 * Finds a prompt template by its id, or by its title (in upper or lower case) within a department, or within all.
 * Errors: `not_found`, with the existing titles; `conflict` when several have the title.
 */
export class FindPrompt extends UseCase({ prompts: PromptRepository }) {
  /** `department` null: all of them. */
  async execute(input: { idOrTitle: string; department: DepartmentKey | null }): Promise<PromptTemplate> {
    const byId = await this.deps.prompts.findById(input.idOrTitle);
    if (byId !== null) return byId;
    const wanted = input.idOrTitle.trim().toLocaleLowerCase();
    const titles: string[] = [];
    const found: PromptTemplate[] = [];
    for await (const prompt of this.#all(input.department)) {
      if (titles.length < maxNamed) titles.push(`"${prompt.title}"`);
      if (prompt.title.trim().toLocaleLowerCase() === wanted) found.push(prompt);
    }
    const [only] = found;
    if (only === undefined) {
      const where = input.department === null ? 'There is' : 'This domain has';
      const hint = titles.length > 0 ? ` ${where}: ${titles.join(', ')}.` : ` ${where} none.`;
      throw new AppError('not_found', `There is no prompt "${input.idOrTitle}".${hint}`);
    }
    if (found.length > 1) {
      const ids = found.slice(0, maxNamed).map(({ id }) => id);
      throw new AppError(
        'conflict',
        `${found.length} prompts are called "${only.title}". Name one by its id: ${ids.join(', ')}.`,
      );
    }
    return only;
  }

  async *#all(department: DepartmentKey | null): AsyncGenerator<PromptTemplate> {
    const filter = department === null ? {} : { department };
    for (let page = 1; (page - 1) * pageLimit < maxPrompts; page += 1) {
      const { items } = await this.deps.prompts.list(filter, { page, limit: pageLimit });
      yield* items;
      if (items.length < pageLimit) return;
    }
  }
}
