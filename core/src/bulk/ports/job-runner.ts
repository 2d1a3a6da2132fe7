import type { WastedCalls } from '../../generation/domain/wasted-calls.ts';
import type { NewJob } from '../../generation/domain/new-job.ts';
import type { JobEnd } from '../domain/job-end.ts';

/** Called about calls that are or may be paid for although they brought no result. False: the row is not tried again. */
export type OnWaste = (wasted: WastedCalls) => boolean;

/** Carries out the jobs of a run. */
export interface JobRunner {
  /** Stores a job and resolves with its end. Errors: as `JobRepository.submit`. */
  run(job: NewJob, onWaste: OnWaste): Promise<JobEnd>;
  /** Resolves with the end of a job that was stored before, by this or another process. */
  resume(recordId: string, onWaste: OnWaste): Promise<JobEnd>;
  close(): void;
}

/** Tells the collaborators of a run when it stops. */
export interface RunSignals {
  /** When it is aborted, nothing further begins. The run waits for rows that are being written, but not for later attempts. */
  readonly stop: AbortSignal;
  /** When it is aborted after `stop`, rows that are being written return to the queue as well. */
  readonly abort: AbortSignal;
}
