import type { Connection } from '../app.ts';
import type { ConnectionWire, DepartmentNames } from '../contract/index.ts';
import { presentHealth } from './connection-health.ts';

export function presentConnection(
  { type, department, source, health }: Connection,
  names: DepartmentNames,
): ConnectionWire {
  return { department: names.nameOf(department), vendor: type, source, ...presentHealth(health) };
}
