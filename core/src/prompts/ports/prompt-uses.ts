import type { Timestamp } from '../../platform/clock.ts';

/** Counts the results that were generated with a template. */
export abstract class PromptUses {
  abstract countByVersion(promptId: string): Promise<ReadonlyMap<number, number>>;
  /** The number of results since a moment, by template id; templates without any are left out. */
  abstract countSince(promptIds: readonly string[], since: Timestamp): Promise<ReadonlyMap<string, number>>;
}
