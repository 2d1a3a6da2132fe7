import { departmentNames, type SummaryDepartmentKey } from '@overture/core/contract';
import { UsageError } from './usage-error.ts';

/** Finds the group of summary prompts with this name, in upper or lower case; undefined when there is none. */
export function findSummaryGroup(name: string, productName: string): SummaryDepartmentKey | undefined {
  const names = departmentNames(productName);
  const exact = names.summaryDepartments.find((known) => known.toLowerCase() === name.trim().toLowerCase());
  return exact === undefined ? undefined : names.summaryKeyOf(exact);
}

/** Like `findSummaryGroup`. Throws UsageError that lists the groups when there is none. */
export function summaryGroup(name: string, productName: string): SummaryDepartmentKey {
  const key = findSummaryGroup(name, productName);
  if (key !== undefined) return key;
  const groups = departmentNames(productName).summaryDepartments.join(', ');
  throw new UsageError(`There is no group "${name}" of summary prompts. It is one of: ${groups}.`);
}
