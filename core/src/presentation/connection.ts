import type { Connection } from '../app.ts';
import type { ConnectionWire, DepartmentNames } from '../contract/index.ts';
import { presentMoment, presentMomentOrNull } from './moment.ts';

export function presentConnection(
  { type, department, source, health }: Connection,
  names: DepartmentNames,
): ConnectionWire {
  const { lastSuccessAt = null, lastError = null, quota = null } = health ?? {};
  return {
    department: names.nameOf(department),
    vendor: type,
    source,
    lastSuccessAt: presentMomentOrNull(lastSuccessAt),
    lastError: lastError && { ...lastError, at: presentMoment(lastError.at) },
    quota: quota && { ...quota, at: presentMoment(quota.at) },
  };
}
