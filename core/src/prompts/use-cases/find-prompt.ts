import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import { PromptRepository } from '../ports/prompt-repository.ts';
import { UseCase } from '../../platform/needs.ts';
import { eachItem } from '../../platform/page.ts';

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
    const filter = input.department === null ? {} : { department: input.department };
    const all = eachItem((page) => this.deps.prompts.list(filter, page), { limit: 200, max: 10_000 });
    for await (const prompt of all) {
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
}
