import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Agency } from '../domain/agency.ts';

/** Stores each domain's description of the agency. */
export abstract class AgencyRepository {
  /** Returns `emptyAgency` if nobody has described it. */
  abstract find(department: DepartmentKey): Promise<Agency>;
  /**
   * Applies a change to the stored description as one atomic step. Returns false, and stores nothing, if the change
   * returns null. After a conflict the change is called again with the newer description. Its errors are rethrown.
   */
  abstract change(department: DepartmentKey, change: (agency: Agency) => Agency | null): Promise<boolean>;
}
