import type { DepartmentKey, Role } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';

/** Who a use case acts for. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  readonly department: DepartmentKey | null;
}

/**
 * The domain an action happens in. An admin's is always the stored one and asking for another is `forbidden`; a
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
  return new AppError('validation_failed', 'Please select a Domain', {
    issues: [{ path: 'zone', message: 'Please select a Domain' }],
  });
}
