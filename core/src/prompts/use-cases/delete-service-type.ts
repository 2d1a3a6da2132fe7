import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ServiceTypeRepository } from '../ports/service-type-repository.ts';

/** Removes a service from the offered ones. Results that name it stay as they are. Errors: `not_found`. */
export class DeleteServiceType {
  readonly #deps: { services: ServiceTypeRepository; audit: AuditTrail };

  constructor(deps: { services: ServiceTypeRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; value: string }): Promise<void> {
    const { services, audit } = this.#deps;
    if (!(await services.delete(input.value))) throw new AppError('not_found', 'This service no longer exists.');
    await audit.record(input.actor, 'service_deleted', input.value);
  }
}
