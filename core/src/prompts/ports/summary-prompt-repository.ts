import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import type { BaseSummary, SummaryPrompt } from '../domain/prompt.ts';

/** Stores the summary prompts of each group, and the one base summary. */
export abstract class SummaryPromptRepository {
  /** Throws ConflictError when the id is taken. */
  abstract create(prompt: SummaryPrompt): Promise<void>;
  /**
   * Replaces the prompt with its id, which keeps its place in the order, if its stored version is `seen`. Answers false
   * otherwise, or when there is none.
   */
  abstract update(prompt: SummaryPrompt, seen: number): Promise<boolean>;
  /** Answers false when there is none. */
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<SummaryPrompt | null>;
  /** All of them, newest first; 500 at most. */
  abstract list(): Promise<readonly SummaryPrompt[]>;
  /** The newest prompt of a group, which is the one in use. */
  abstract findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null>;
  abstract getBase(): Promise<BaseSummary | null>;
  /**
   * Replaces the base summary if its stored version is `seen`, which is 0 where there is none. Answers false otherwise.
   */
  abstract putBase(base: BaseSummary, seen: number): Promise<boolean>;
}
