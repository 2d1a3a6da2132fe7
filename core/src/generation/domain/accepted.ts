import type { GenerationSummary, JobStatus } from './generation-record.ts';

/** What a submit answers: the record that was queued, and where it stands. */
export interface Accepted {
  readonly id: string;
  readonly hubspotId: string;
  readonly status: JobStatus;
}

export function acceptedOf({ id, hubspotId, job }: GenerationSummary): Accepted {
  return { id, hubspotId, status: job.status };
}
