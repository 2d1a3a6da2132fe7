import type { DepartmentKey } from '../../contract/index.ts';

/** The user and the domain whose money a call to a vendor spends. */
export interface BilledTo {
  /** Null where nobody is signed in, such as on the command line. */
  readonly userId: string | null;
  readonly department: DepartmentKey;
}
