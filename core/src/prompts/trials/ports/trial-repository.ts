import type { PromptTrials } from '../../ports/prompt-trials.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { TrialCell, TrialEmail } from '../domain/trial-cell.ts';
import type { Trial } from '../domain/trial.ts';

/** Stores trials and their cells. A cell belongs to one prompt and to any number of its trials. */
export abstract class TrialRepository implements PromptTrials {
  /** Stores a trial with its new cells. Existing cells that ended in an error become due again. */
  abstract add(trial: Trial, cells: readonly TrialCell[]): Promise<void>;
  abstract find(id: string): Promise<Trial | null>;
  /** The trials of a prompt, newest first. */
  abstract list(promptId: string, limit: number): Promise<readonly Trial[]>;
  /** The cells that exist, in any order. */
  abstract findCells(ids: readonly string[]): Promise<readonly TrialCell[]>;
  /** The emails of ready cells, by the cell's id. */
  abstract findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TrialEmail[]>>;
  /** The due cell that has waited longest, of `among` or of all; null if none is due. */
  abstract nextDue(now: Timestamp, among?: readonly string[]): Promise<TrialCell | null>;
  /**
   * Stores a changed cell, with its emails once it is ready. Returns false, and stores nothing, if the stored fence is
   * not `seen` or the cell no longer exists.
   */
  abstract replace(cell: TrialCell, seen: number, emails?: readonly TrialEmail[]): Promise<boolean>;
  /** Extends a lease to `until`; returns false if another worker has the cell. */
  abstract renewLease(id: string, fence: number, until: Timestamp): Promise<boolean>;
  /** Deletes the cells of a sample; returns their number. */
  abstract deleteOfSample(sampleId: string): Promise<number>;
  abstract deleteAll(promptId: string): Promise<void>;
  /** Deletes all trials of a prompt except the newest `keep`, and the cells that belong to none of those. */
  abstract prune(promptId: string, keep: number): Promise<void>;
}
