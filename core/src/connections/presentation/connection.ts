import type { Connection } from '../use-cases/list-connections.ts';
import type { ConnectionWire } from '../contract/connections.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import { presentHealth } from './connection-health.ts';

export function presentConnection(
  { type, department, source, health }: Connection,
  names: DepartmentNames,
): ConnectionWire {
  return { department: names.nameOf(department), vendor: type, source, ...presentHealth(health) };
}
