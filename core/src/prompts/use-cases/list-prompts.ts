import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import { Clock } from '../../platform/clock.ts';
import { PromptUses } from '../ports/prompt-uses.ts';
import { PromptRepository, type PromptSort } from '../ports/prompt-repository.ts';
import { UseCase } from '../../platform/needs.ts';

export interface UsedPrompt extends PromptTemplate {
  /** The number of results that were generated with it in the last 30 days. */
  readonly uses: number;
}

const thirtyDaysMs = 30 * 86_400_000;

/**
 * Lists the prompt templates that a user may see, newest first unless `sort` says otherwise: those of their own
 * department for an admin, all (or one department's) for a superadmin. Errors: `forbidden` when an admin asks for
 * another department.
 */
export class ListPrompts extends UseCase({ prompts: PromptRepository, usage: PromptUses, clock: Clock }) {
  async execute(input: {
    actor: Actor;
    department: DepartmentKey | null;
    /** Leaves out templates that were never published, which only superadmins see. */
    isPublished?: true;
    search?: string | undefined;
    page: PageRequest;
    sort?: PromptSort | undefined;
  }): Promise<Page<UsedPrompt>> {
    const { actor, search, page, sort } = input;
    const department = actor.role === 'admin' ? departmentFor(actor, input.department) : input.department;
    const filter = {
      search,
      ...(department === null ? {} : { department }),
      ...((actor.role === 'admin' || input.isPublished) && { isPublished: true as const }),
    };
    const { prompts, usage, clock } = this.deps;
    const { items, total } = await prompts.list(filter, page, sort);
    const ids = items.map(({ id }) => id);
    const uses = await usage.countSince(ids, clock.now() - thirtyDaysMs);
    return { items: items.map((prompt) => ({ ...prompt, uses: uses.get(prompt.id) ?? 0 })), total };
  }
}
