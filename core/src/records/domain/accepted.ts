import type { GenerationSummary, JobStatus } from './generation-record.ts';

/** The answer of a submit: the queued record and its status. */
export interface Accepted {
  readonly id: string;
  readonly hubspotId: string;
  readonly status: JobStatus;
}

export function acceptedOf({ id, hubspotId, job }: GenerationSummary): Accepted {
  return { id, hubspotId, status: job.status };
}
