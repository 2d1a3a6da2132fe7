import type { DepartmentKey } from '../../contract/index.ts';
import type { KeyType } from '../domain/credential.ts';

/** Lets jobs go on that wait for a domain's account with a vendor. */
export interface JobWaker {
  /** Returns how many jobs go on. Never rejects. */
  execute(account: { readonly type: KeyType; readonly department: DepartmentKey }): Promise<number>;
}
