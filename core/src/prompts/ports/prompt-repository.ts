import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Page, PageRequest, Sort } from '../../platform/page.ts';
import type { PromptTemplate } from '../domain/prompt.ts';

export interface PromptFilter {
  readonly department?: DepartmentKey;
  /** Leaves out templates that were never published. */
  readonly isPublished?: true;
  /** Words that title, description or text must contain. */
  readonly search?: string | undefined;
}

export type PromptSort = Sort<'title' | 'createdAt'>;

export abstract class PromptRepository {
  /** Throws ConflictError when the id is taken. */
  abstract create(prompt: PromptTemplate): Promise<void>;
  /** Replaces the template if its stored version is `seen`. Answers false otherwise, or when there is none. */
  abstract update(prompt: PromptTemplate, seen: number): Promise<boolean>;
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<PromptTemplate | null>;
  /** Newest first unless `sort` says otherwise. */
  abstract list(filter: PromptFilter, page: PageRequest, sort?: PromptSort): Promise<Page<PromptTemplate>>;
}
