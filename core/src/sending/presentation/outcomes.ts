import type { OutcomeRow } from '../use-cases/report-outcomes.ts';
import { departmentKeySchema, type DepartmentNames } from '../../platform/contract/departments.ts';
import type { OutcomeRowWire } from '../contract/outcomes.ts';

/** For a group that is a domain, key and label become its name. */
export function presentOutcome(row: OutcomeRow, names: DepartmentNames): OutcomeRowWire {
  const domain = departmentKeySchema.safeParse(row.key);
  return domain.success ? { ...row, key: names.nameOf(domain.data), label: names.nameOf(domain.data) } : row;
}
