import type { DepartmentKey } from '../../contract/index.ts';
import type { HeldJob } from '../../generation/domain/batch-wait.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** A part of a list that goes to the vendor as one batch: of one domain and one model. */
export interface BatchSlice {
  /** Kept with the vendor's batch too, so that one is found whose id was never noted. */
  readonly key: string;
  readonly department: DepartmentKey;
  readonly model: string;
  readonly since: Timestamp;
  readonly requests: number;
  /** US dollars; what it may cost at most. */
  readonly estimateUsd: number;
  /**
   * `filling`: nothing of it can have been paid for; `submitting`: there may be a batch of it; `submitted`: there is,
   * and `batchId` names it; `collected`: every answer of it is committed.
   */
  readonly state: 'filling' | 'submitting' | 'submitted' | 'collected';
  readonly batchId: string | null;
}

/** What a run by batches keeps beside its results, so that a later one goes on where it was left. */
export abstract class BatchJournal {
  /** As they were last noted, the oldest first. */
  abstract slices(): readonly BatchSlice[];
  /** Durable when it returns: the slice, and all requests that were added to one that is `submitting`. */
  abstract note(slice: BatchSlice): Promise<void>;
  /** Adds a request to a slice that is filling. */
  abstract add(key: string, held: HeldJob, line: string): Promise<void>;
  /** The requests of a slice, in the order in which they were added. */
  abstract requestsOf(key: string): AsyncIterable<HeldJob>;
  /** The slice's input file. */
  abstract inputFile(key: string): Promise<Blob>;
  /** Removes a slice and what was kept for it. */
  abstract remove(key: string): Promise<void>;
}
