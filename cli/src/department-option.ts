import { departmentNamed, departmentNames, noDepartmentText, type DepartmentKey } from '@overture/core/contract';
import { UsageError } from './usage-error.ts';

/**
 * Finds the domain with this name, in upper or lower case. Throws UsageError that lists the domains when there is none.
 */
export function departmentKey(name: string, productName: string): DepartmentKey;
/** Where no domain is named, it finds none. */
export function departmentKey(name: string | undefined, productName: string): DepartmentKey | undefined;
export function departmentKey(name: string | undefined, productName: string): DepartmentKey | undefined {
  if (name === undefined) return undefined;
  const names = departmentNames(productName);
  const exact = departmentNamed(names.departments, name);
  const key = exact === undefined ? undefined : names.keyOf(exact);
  if (key === undefined) throw new UsageError(noDepartmentText(names.departments, name));
  return key;
}
