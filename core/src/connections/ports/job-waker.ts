import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { KeyType } from '../domain/credential.ts';

/** Ends the wait of jobs, after what they wait for has changed. */
export abstract class JobWaker {
  /** Wakes those that wait for a domain's account with a vendor; returns how many. It never rejects. */
  abstract execute(account: { readonly type: KeyType; readonly department: DepartmentKey }): Promise<number>;
  /** Makes all jobs available that wait for a budget, after a limit changed. Those without a budget wait again. */
  abstract forBudget(): Promise<number>;
}
