import type { SummaryDepartmentKey } from '../../contract/index.ts';
import type { BaseSummary, SummaryPrompt } from '../domain/prompt.ts';

/** Summary prompts per group, and the one base summary. */
export abstract class SummaryPromptRepository {
  /** Throws ConflictError when the id is taken. */
  abstract create(prompt: SummaryPrompt): Promise<void>;
  /** Replaces the one with its id, which keeps its place among the others, when its stored version is `seen`; false otherwise or when there is none. */
  abstract update(prompt: SummaryPrompt, seen: number): Promise<boolean>;
  /** False when there is none. */
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<SummaryPrompt | null>;
  /** All, newest first; at most 500. */
  abstract list(): Promise<readonly SummaryPrompt[]>;
  /** The newest of a group, the one that is used. */
  abstract findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null>;
  abstract getBase(): Promise<BaseSummary | null>;
  /** Replaces the base summary when its stored version is `seen`, 0 where there is none; false otherwise. */
  abstract putBase(base: BaseSummary, seen: number): Promise<boolean>;
}
