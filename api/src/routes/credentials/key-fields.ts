import type { SaveApiKey } from '@overture/core/app';
import type { createKey, DepartmentNames, EndpointBody } from '@overture/core/contract';
import { requiredDepartmentKey } from '../department-key.ts';

/** The fields of a key's form, as the core names them. */
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
