import type { DepartmentKey } from '../../contract/index.ts';

/** Whose money a call of a vendor spends. */
export interface BilledTo {
  /** Null: nobody who signs in, such as the command line. */
  readonly userId: string | null;
  readonly department: DepartmentKey;
}
