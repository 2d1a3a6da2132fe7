import type { NewJob } from '../../records/domain/new-job.ts';
import type { JobEnd } from '../domain/job-end.ts';

/** Counts what the calls for a row cost. */
export interface Meter {
  /** Whether the run may spend a limited amount only. */
  readonly isLimited: boolean;
  /** Whether that leaves room for another attempt of the row, as far as the calls were read. */
  readonly mayTryAgain: boolean;
  /** Reads the calls that were made for the row's record since the last time. */
  read(recordId: string): Promise<void>;
}

/**
 * Carries out the jobs of a run. After each attempt the meter is read, and there is no other one where it leaves no room.
 */
export interface JobRunner {
  /** Stores a job and resolves with its end. Errors: as `JobRepository.submit`. */
  run(job: NewJob, meter: Meter): Promise<JobEnd>;
  /** Resolves with the end of a job that was stored before, by this or another process. */
  resume(recordId: string, meter: Meter): Promise<JobEnd>;
  close(): void;
}

/** Tells the collaborators of a run when it stops. */
export interface RunSignals {
  /** When it is aborted, nothing further begins. The run waits for rows that are being written, but not for later attempts. */
  readonly stop: AbortSignal;
  /** When it is aborted after `stop`, rows that are being written return to the queue as well. */
  readonly abort: AbortSignal;
}
