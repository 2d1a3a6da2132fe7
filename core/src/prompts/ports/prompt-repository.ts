import type { DepartmentKey } from '../../contract/index.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { PromptTemplate } from '../domain/prompt.ts';

export abstract class PromptRepository {
  /** Throws ConflictError when the id is taken. */
  abstract create(prompt: PromptTemplate): Promise<void>;
  /** Replaces the template when its stored version is `prompt.version - 1`; false otherwise or when there is none. */
  abstract update(prompt: PromptTemplate): Promise<boolean>;
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<PromptTemplate | null>;
  /** Newest first. */
  abstract list(filter: { readonly department?: DepartmentKey }, page: PageRequest): Promise<Page<PromptTemplate>>;
}
