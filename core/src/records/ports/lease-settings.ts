/** How a process holds jobs. */
export abstract class LeaseSettings {
  /** The name of this process in leases. */
  abstract readonly workerId: string;
  abstract readonly leaseMs: number;
  /** The attempts after which a job ends. */
  abstract readonly maxAttempts: number;
}
