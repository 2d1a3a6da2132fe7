import { maskedKey, type ApiKey } from '../domain/api-key.ts';
import type { ConnectionHealth } from '../domain/connection-health.ts';
import type { ApiKeyWire } from '../contract/keys.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import { presentHealth } from './connection-health.ts';
import { presentMoment } from '../../platform/moment.ts';

/** The key with its health, if that was read. */
export function presentApiKey(
  key: ApiKey & { readonly health?: ConnectionHealth | null },
  names: DepartmentNames,
): ApiKeyWire {
  return {
    _id: key.id,
    name: key.name,
    keyType: key.type,
    key: maskedKey(key),
    department: names.nameOf(key.department),
    active: key.active,
    createdAt: presentMoment(key.createdAt),
    ...(key.health !== undefined && { health: presentHealth(key.health) }),
  };
}
