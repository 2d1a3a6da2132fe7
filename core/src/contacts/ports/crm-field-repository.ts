import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { FieldMapping } from '../domain/crm-fields.ts';

/** Stores for each domain which property of the CRM feeds which field of a contact. */
export abstract class CrmFieldRepository {
  /** Empty when nothing was chosen. */
  abstract find(department: DepartmentKey): Promise<FieldMapping>;
  /** Replaces the domain's mapping. */
  abstract save(department: DepartmentKey, mapping: FieldMapping): Promise<void>;
}
