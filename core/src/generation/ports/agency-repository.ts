import type { DepartmentKey } from '../../contract/index.ts';
import type { Agency } from '../domain/agency.ts';

/** Keeps how each domain describes the agency. */
export abstract class AgencyRepository {
  /** `emptyAgency` where nobody described it. */
  abstract find(department: DepartmentKey): Promise<Agency>;
  abstract save(department: DepartmentKey, agency: Agency): Promise<void>;
}
