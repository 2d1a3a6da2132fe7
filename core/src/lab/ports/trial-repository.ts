import type { PromptTrials } from '../../prompts/ports/prompt-trials.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { TrialCell, TrialEmail } from '../domain/trial-cell.ts';
import type { Trial } from '../domain/trial.ts';

/** Keeps trials and their cells. A cell belongs to one prompt and to any number of its trials. */
export abstract class TrialRepository implements PromptTrials {
  /** Keeps a trial with those of its cells that are not there yet; of those there, what ended in an error begins anew. */
  abstract add(trial: Trial, cells: readonly TrialCell[]): Promise<void>;
  abstract find(id: string): Promise<Trial | null>;
  /** Newest first. */
  abstract list(promptId: string, limit: number): Promise<readonly Trial[]>;
  /** Those that are there, in any order. */
  abstract findCells(ids: readonly string[]): Promise<readonly TrialCell[]>;
  /** The emails of cells that are ready, by the cell's id. */
  abstract findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TrialEmail[]>>;
  /** The cell that has waited longest for a worker, of `among` or of all; null when none is due. */
  abstract nextDue(now: Timestamp, among?: readonly string[]): Promise<TrialCell | null>;
  /**
   * Stores a change of a cell, with its emails once it is ready; false, and nothing stored, when its fence is no longer
   * `seen` or the cell is gone.
   */
  abstract replace(cell: TrialCell, seen: number, emails?: readonly TrialEmail[]): Promise<boolean>;
  /** Makes a lease last until then; false when another worker has the cell. */
  abstract renewLease(id: string, fence: number, until: Timestamp): Promise<boolean>;
  /** Deletes the cells that were made from a sample. Returns how many. */
  abstract deleteOfSample(sampleId: string): Promise<number>;
  abstract deleteAll(promptId: string): Promise<void>;
  /** Deletes all trials of a prompt but the newest `keep`, with the cells that none of those has. */
  abstract prune(promptId: string, keep: number): Promise<void>;
}
