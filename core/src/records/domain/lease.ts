import type { Timestamp } from '../../platform/clock.ts';

/** A process's claim on a job. No other process may take the job before `until`. */
export interface Lease {
  readonly owner: string;
  readonly now: Timestamp;
  readonly until: Timestamp;
}

export interface LeaseSettings {
  /** The name of this process in leases. */
  readonly workerId: string;
  readonly leaseMs: number;
}

export function leaseFrom(now: Timestamp, { workerId, leaseMs }: LeaseSettings): Lease {
  return { owner: workerId, now, until: now + leaseMs };
}
