import { AppError } from '@overture/core/app';
import type { DepartmentKey, DepartmentNames } from '@overture/core/contract';

/**
 * The key of a department that a caller named; null when none was named.
 * Errors: `validation_failed` for a name that is none of the five.
 */
export function departmentKey(names: DepartmentNames, name: string | undefined, path: string): DepartmentKey | null {
  if (name === undefined || name === '') return null;
  const key = names.keyOf(name);
  if (key !== undefined) return key;
  const message = `Please select a Domain: ${names.departments.join(', ')}`;
  throw new AppError('validation_failed', message, { issues: [{ path, message }] });
}
