import type { Timestamp } from '../../platform/clock.ts';

/** A process's claim on a job. No other process may take the job before `until`. */
export interface Lease {
  readonly owner: string;
  readonly now: Timestamp;
  readonly until: Timestamp;
}

export function leaseFrom(
  now: Timestamp,
  { workerId, leaseMs }: { readonly workerId: string; readonly leaseMs: number },
): Lease {
  return { owner: workerId, now, until: now + leaseMs };
}
