import type { SummaryDepartmentKey } from '../../contract/index.ts';
import type { BaseSummary, SummaryPrompt } from '../domain/prompt.ts';

/** Summary prompts per group, and the one base summary. */
export abstract class SummaryPromptRepository {
  /** Throws ConflictError when the id is taken. */
  abstract create(prompt: SummaryPrompt): Promise<void>;
  /** Replaces the one with its id, which keeps its place among the others; false when there is none. */
  abstract update(prompt: SummaryPrompt): Promise<boolean>;
  /** False when there is none. */
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<SummaryPrompt | null>;
  /** All, newest first; at most 500. */
  abstract list(): Promise<readonly SummaryPrompt[]>;
  /** The newest of a group, the one that is used. */
  abstract findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null>;
  abstract getBase(): Promise<BaseSummary | null>;
  abstract putBase(base: BaseSummary): Promise<void>;
}
