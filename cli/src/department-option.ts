import { departmentNames, type DepartmentKey } from '@overture/core/contract';
import { UsageError } from './usage-error.ts';

/**
 * Finds the domain with this name, in upper or lower case. Throws UsageError that lists the domains when there is none.
 */
export function departmentKey(name: string, productName: string): DepartmentKey {
  const names = departmentNames(productName);
  const exact = names.departments.find((known) => known.toLowerCase() === name.trim().toLowerCase());
  const key = exact === undefined ? undefined : names.keyOf(exact);
  if (key === undefined) {
    throw new UsageError(`There is no domain "${name}". It is one of: ${names.departments.join(', ')}.`);
  }
  return key;
}
