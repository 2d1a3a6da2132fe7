import type { DepartmentKey } from '../../platform/contract/departments.ts';

/** The user and the domain whose money a call to a vendor spends. */
export interface BilledTo {
  /** Null where nobody is signed in, such as on the command line. */
  readonly userId: string | null;
  readonly department: DepartmentKey;
  /** The record or the cell of a trial for which the call is made; undefined for other calls. */
  readonly jobId?: string | undefined;
  /** The run for which the call is made, whose maximum cost bounds it; undefined for other calls. */
  readonly runId?: string | undefined;
}
