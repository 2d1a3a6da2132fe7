import type { WastedCalls } from '../../generation/domain/wasted-calls.ts';
import type { NewJob } from '../../generation/domain/new-job.ts';
import type { JobEnd } from '../domain/job-end.ts';

/** Is told of calls that were paid for, or may have been, in vain. False: the row is not tried again. */
export type OnWaste = (wasted: WastedCalls) => boolean;

/** Brings the jobs of a run to their ends. */
export interface JobRunner {
  /** Accepts a job, durably, and brings it to its end. Errors: as `JobRepository.submit`. */
  run(job: NewJob, onWaste: OnWaste): Promise<JobEnd>;
  /** Brings a job to its end that was accepted before, by whomever. */
  resume(recordId: string, onWaste: OnWaste): Promise<JobEnd>;
  close(): void;
}

/** When a run stops, told to whoever works for it. */
export interface RunSignals {
  /** Aborted: nothing further is begun; what is being written is waited for, what waits for a later try is not. */
  readonly stop: AbortSignal;
  /** Aborted only after `stop`: what is being written is given back too. */
  readonly abort: AbortSignal;
}
