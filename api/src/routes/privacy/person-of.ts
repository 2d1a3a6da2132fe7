import { AppError, type Person } from '@overture/core/app';
import type { DepartmentNames } from '@overture/core/contract';
import { departmentKey } from '../department-key.ts';

interface NamedPerson {
  readonly hubspotId?: string | undefined;
  readonly department?: string | undefined;
  readonly email?: string | undefined;
  readonly userId?: string | undefined;
}

/** Whom a request names; the contract has made sure that it names one. Errors: `validation_failed` (no such domain). */
export function personOf({ hubspotId, department, email, userId }: NamedPerson, names: DepartmentNames): Person {
  if (hubspotId !== undefined) {
    return { kind: 'contact', hubspotId, department: departmentKey(names, department, 'department') ?? undefined };
  }
  if (email !== undefined) return { kind: 'address', email };
  if (userId !== undefined) return { kind: 'user', userId };
  throw new AppError('validation_failed', 'Please name one of hubspotId, email and userId');
}
