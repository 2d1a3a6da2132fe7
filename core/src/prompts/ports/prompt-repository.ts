import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { Repository } from '../../platform/documents.ts';
import type { Page, PageRequest, Sort } from '../../platform/page.ts';
import { inVersion, promptTemplateSchema, type PromptTemplate } from '../domain/prompt.ts';

export interface PromptFilter {
  readonly department?: DepartmentKey;
  /** Leaves out templates that were never published. */
  readonly isPublished?: true;
  /** Words that title, description or text must contain. */
  readonly search?: string | undefined;
}

export type PromptSort = Sort<'title' | 'createdAt'>;

export class PromptRepository extends Repository<PromptTemplate>({
  name: 'prompts',
  schema: promptTemplateSchema,
  taken: 'This prompt exists already.',
  readable: ['title'],
}) {
  /** Replaces the template if its stored version is `seen`. Answers false otherwise, or when there is none. */
  update(prompt: PromptTemplate, seen: number): Promise<boolean> {
    return this.documents.replace(prompt, inVersion(seen));
  }

  /** Newest first unless `sort` says otherwise. */
  list(
    { department, isPublished, search }: PromptFilter,
    page: PageRequest,
    sort?: PromptSort,
  ): Promise<Page<PromptTemplate>> {
    return this.documents.page({ department, ...(isPublished && { version: { not: 0 } }) }, page, {
      sort,
      search: { words: search, fields: ['title', 'description', 'prompt'] },
    });
  }

  /** Forgets who published the templates, if it was this address. */
  async forgetAuthor(email: string): Promise<void> {
    await this.documents.set({ updatedBy: email }, { updatedBy: null });
  }
}
