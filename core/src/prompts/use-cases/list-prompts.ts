import type { DepartmentKey } from '../../contract/index.ts';
import { departmentFor, type Actor } from '../../users/domain/actor.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import type { PromptRepository, PromptSort } from '../ports/prompt-repository.ts';

/**
 * Prompt templates a user may see, newest first unless `sort` says otherwise: the own department's for an admin, all (or one department's) for a
 * superadmin. Errors: `forbidden` when an admin asks for another department.
 */
export class ListPrompts {
  readonly #deps: { prompts: PromptRepository };

  constructor(deps: { prompts: PromptRepository }) {
    this.#deps = deps;
  }

  execute(input: {
    actor: Actor;
    department: DepartmentKey | null;
    /** Without those that were never published, which only superadmins see at all. */
    isPublished?: true;
    search?: string | undefined;
    page: PageRequest;
    sort?: PromptSort | undefined;
  }): Promise<Page<PromptTemplate>> {
    const { actor, search, page, sort } = input;
    const department = actor.role === 'admin' ? departmentFor(actor, input.department) : input.department;
    const filter = {
      search,
      ...(department === null ? {} : { department }),
      ...((actor.role === 'admin' || input.isPublished) && { isPublished: true as const }),
    };
    return this.#deps.prompts.list(filter, page, sort);
  }
}
