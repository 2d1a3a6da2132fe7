import type { Timestamp } from '../../platform/clock.ts';

/** A process's claim on a job. No other process may take the job before `until`. */
export interface Lease {
  readonly owner: string;
  readonly now: Timestamp;
  readonly until: Timestamp;
}

/** How a process holds jobs. */
export abstract class LeaseSettings {
  /** The name of this process in leases. */
  abstract readonly workerId: string;
  abstract readonly leaseMs: number;
  /** The attempts after which a job ends. */
  abstract readonly maxAttempts: number;
}

export function leaseFrom(now: Timestamp, { workerId, leaseMs }: Pick<LeaseSettings, 'workerId' | 'leaseMs'>): Lease {
  return { owner: workerId, now, until: now + leaseMs };
}
