import type { Timestamp } from '../../shared/clock.ts';

/** Counts the results that were written with a template. */
export interface PromptUses {
  /** By the template's version. */
  countByVersion(promptId: string): Promise<ReadonlyMap<number, number>>;
  /** By template, since a moment; a template without any is missing. */
  countSince(promptIds: readonly string[], since: Timestamp): Promise<ReadonlyMap<string, number>>;
}
