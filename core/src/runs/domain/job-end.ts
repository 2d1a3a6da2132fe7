import type { GenerationRecord, GenerationVersion, JobError } from '../../records/domain/generation-record.ts';
import { isAccountError } from '../../records/domain/account-errors.ts';

/** How the job of a row's record ended. */
export type JobEnd =
  | { readonly kind: 'ready'; readonly recordId: string; readonly version: GenerationVersion }
  | { readonly kind: 'error'; readonly recordId: string; readonly error: JobError }
  /** The job has not ended, and the run no longer waits for it. */
  | { readonly kind: 'unfinished' };

/** The end that a stored record shows; null while its job is not finished. `record` is null if it was deleted meanwhile. */
export function jobEndOf(recordId: string, record: GenerationRecord | null): JobEnd | null {
  if (record === null) return { kind: 'error', recordId, error: deleted };
  const { job, results } = record;
  const version = results.find((result) => result.version === job.version);
  if (job.status === 'ready' && version !== undefined) return { kind: 'ready', recordId, version };
  if (job.status === 'error') return { kind: 'error', recordId, error: job.error ?? unknown };
  // An account without credit would refuse the next call as well.
  if (job.status === 'pending' && job.waitReason !== null && isAccountError(job.waitReason.code)) {
    return { kind: 'error', recordId, error: job.waitReason };
  }
  return null;
}

/** The reason of a job that a run takes back. Its code tells that the run itself did, and writes the row later. */
export const takenBack: JobError = { code: 'run_stopped', message: 'The run was stopped before this was written.' };
/** The reason where the run submits the row anew at once. If its process dies in between, the next one does. */
export const contactChanged: JobError = {
  code: takenBack.code,
  message: 'The contact has changed since this was queued.',
};
const deleted: JobError = { code: 'not_found', message: 'The record was deleted while it was being written.' };
const unknown: JobError = { code: 'internal', message: 'The generation failed for a reason that was not kept.' };
