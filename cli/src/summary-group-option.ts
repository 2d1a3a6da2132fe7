import { departmentNames, type SummaryDepartmentKey } from '@overture/core/contract';
import { UsageError } from './usage-error.ts';

/** The group of summary prompts that a text names, case ignored; undefined when none is called so. */
export function findSummaryGroup(name: string, productName: string): SummaryDepartmentKey | undefined {
  const names = departmentNames(productName);
  const exact = names.summaryDepartments.find((known) => known.toLowerCase() === name.trim().toLowerCase());
  return exact === undefined ? undefined : names.summaryKeyOf(exact);
}

/** The group an option names. Throws UsageError with the groups there are. */
export function summaryGroup(name: string, productName: string): SummaryDepartmentKey {
  const key = findSummaryGroup(name, productName);
  if (key !== undefined) return key;
  const groups = departmentNames(productName).summaryDepartments.join(', ');
  throw new UsageError(`There is no group "${name}" of summary prompts. It is one of: ${groups}.`);
}
