import { AppError } from '../../../platform/app-error.ts';
import type { Person } from '../domain/person.ts';
import type { DepartmentNames } from '../../../platform/contract/departments.ts';
import { departmentKey } from '../../../platform/http/department-key.ts';

interface NamedPerson {
  readonly hubspotId?: string | undefined;
  readonly department?: string | undefined;
  readonly email?: string | undefined;
  readonly userId?: string | undefined;
}

/**
 * The person that a request names. The contract makes sure that it names one. Errors: `validation_failed` (unknown
 * domain).
 */
export function personOf({ hubspotId, department, email, userId }: NamedPerson, names: DepartmentNames): Person {
  if (hubspotId !== undefined) {
    return { kind: 'contact', hubspotId, department: departmentKey(names, department, 'department') ?? undefined };
  }
  if (email !== undefined) return { kind: 'address', email };
  if (userId !== undefined) return { kind: 'user', userId };
  throw new AppError('validation_failed', 'Please name one of hubspotId, email and userId');
}
