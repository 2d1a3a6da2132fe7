import type { SaveApiKey } from '../use-cases/save-api-key.ts';
import type { createKey } from '../contract/keys.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import type { EndpointBody } from '../../platform/contract/endpoint.ts';
import { requiredDepartmentKey } from '../../platform/http/department-key.ts';

export function keyFields(
  body: EndpointBody<typeof createKey>,
  names: DepartmentNames,
): Parameters<SaveApiKey['create']>[1] {
  return {
    name: body.name,
    type: body.keyType,
    department: requiredDepartmentKey(names, body.department),
    active: body.active,
    secret: body.key,
  };
}
