import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { KeyType } from '../domain/credential.ts';

/** Ends the wait of jobs that wait for a domain's account with a vendor. */
export interface JobWaker {
  /** Returns how many jobs became available. It never rejects. */
  execute(account: { readonly type: KeyType; readonly department: DepartmentKey }): Promise<number>;
}
