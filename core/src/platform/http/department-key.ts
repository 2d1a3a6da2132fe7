import { invalidField } from '../app-error.ts';
import type { DepartmentKey, DepartmentNames, SummaryDepartmentKey } from '../contract/departments.ts';

/**
 * The key of a department that a caller named; null if none was named.
 * Errors: `validation_failed` for an unknown name.
 */
export function departmentKey(names: DepartmentNames, name: string | undefined, path: string): DepartmentKey | null {
  return name === undefined || name === '' ? null : requiredDepartmentKey(names, name, path);
}

/** The key of a department that has to be named. Errors: as `departmentKey`. */
export function requiredDepartmentKey(names: DepartmentNames, name: string, path = 'department'): DepartmentKey {
  return names.keyOf(name) ?? refuse(names.departments, path);
}

/** The key of one of the three summary groups. Errors: `validation_failed`. */
export function summaryDepartmentKey(names: DepartmentNames, name: string): SummaryDepartmentKey {
  return names.summaryKeyOf(name) ?? refuse(names.summaryDepartments, 'department');
}

function refuse(choices: readonly string[], path: string): never {
  throw invalidField(path, `Please select a Domain: ${choices.join(', ')}`);
}
