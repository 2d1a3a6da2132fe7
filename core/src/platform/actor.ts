import type { DepartmentKey } from './contract/departments.ts';
import type { Role } from './contract/common.ts';
import { AppError, invalidField } from './app-error.ts';

/** The user for whom a use case acts. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  readonly department: DepartmentKey | null;
}

/**
 * The domain in which an action happens. For an admin it is the stored one, and a request for another is `forbidden`. A
 * superadmin has none and must name one.
 */
export function departmentFor(actor: Actor, requested: DepartmentKey | null): DepartmentKey {
  if (actor.role === 'superadmin') {
    if (requested === null) throw invalidDepartment();
    return requested;
  }
  if (actor.department === null) throw new AppError('forbidden', 'Your account has no domain. Ask a superadmin.');
  if (requested !== null && requested !== actor.department) {
    throw new AppError('forbidden', 'You can only work in your own domain.');
  }
  return actor.department;
}

function invalidDepartment(): AppError {
  return invalidField('zone', 'Please select a Domain');
}
