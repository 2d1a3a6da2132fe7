import type { DepartmentKey } from '../../contract/index.ts';
import { departmentFor, type Actor } from '../../auth/domain/actor.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';

/**
 * Prompt templates a user may see, newest first: the own department's for an admin, all (or one department's) for a
 * superadmin. Errors: `forbidden` when an admin asks for another department.
 */
export class ListPrompts {
  readonly #deps: { prompts: PromptRepository };

  constructor(deps: { prompts: PromptRepository }) {
    this.#deps = deps;
  }

  execute(input: { actor: Actor; department: DepartmentKey | null; page: PageRequest }): Promise<Page<PromptTemplate>> {
    const department = input.actor.role === 'admin' ? departmentFor(input.actor, input.department) : input.department;
    return this.#deps.prompts.list(department === null ? {} : { department }, input.page);
  }
}
