import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import { newestFirst, Repository } from '../../platform/documents.ts';
import {
  baseSummaryId,
  baseSummarySchema,
  inVersion,
  summaryPromptSchema,
  type BaseSummary,
  type SummaryPrompt,
} from '../domain/prompt.ts';

const base = { id: baseSummaryId } as const;

export class SummaryPromptRepository extends Repository<SummaryPrompt>({
  name: 'summary_prompts',
  schema: summaryPromptSchema,
  taken: 'This summary prompt exists already.',
}) {
  readonly #base = this.deps.store.open<BaseSummary>({ name: 'singletons', schema: baseSummarySchema });

  /**
   * Replaces the prompt with its id, which keeps its place in the order, if its stored version is `seen`. Answers false
   * otherwise, or when there is none.
   */
  update(prompt: SummaryPrompt, seen: number): Promise<boolean> {
    return this.documents.replace(prompt, inVersion(seen));
  }

  /** All of them, newest first; 500 at most. */
  list(): Promise<readonly SummaryPrompt[]> {
    return this.documents.find({}, { sort: newestFirst, limit: 500 });
  }

  /** The newest prompt of a group, which is the one in use. */
  findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null> {
    return this.documents.findOne({ group }, { sort: newestFirst });
  }

  getBase(): Promise<BaseSummary | null> {
    return this.#base.findOne(base);
  }

  /**
   * Replaces the base summary if its stored version is `seen`, which is 0 where there is none. Answers false otherwise.
   */
  putBase(text: BaseSummary, seen: number): Promise<boolean> {
    const stored = { ...text, ...base };
    return seen === 0 ? this.#base.add(stored) : this.#base.replace(stored, inVersion(seen));
  }
}
