import { maskedKey, type ApiKey } from '../app.ts';
import type { ApiKeyWire, DepartmentNames } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

export function presentApiKey(key: ApiKey, names: DepartmentNames): ApiKeyWire {
  return {
    _id: key.id,
    name: key.name,
    keyType: key.type,
    key: maskedKey(key),
    department: names.nameOf(key.department),
    active: key.active,
    createdAt: presentMoment(key.createdAt),
  };
}
