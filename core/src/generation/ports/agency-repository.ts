import type { DepartmentKey } from '../../contract/index.ts';
import type { Agency } from '../domain/agency.ts';

/** Keeps how each domain describes the agency. */
export abstract class AgencyRepository {
  /** `emptyAgency` where nobody described it. */
  abstract find(department: DepartmentKey): Promise<Agency>;
  /**
   * Applies a change to what is stored as one atomic step; false, and nothing done, when the change answers null. It may be
   * called again with what somebody else has just stored; what it throws is thrown on.
   */
  abstract change(department: DepartmentKey, change: (agency: Agency) => Agency | null): Promise<boolean>;
}
