import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** Removes a service from the offered ones. Results that name it stay as they are. Errors: `not_found`. */
export class DeleteServiceType extends UseCase({ services: ServiceTypeRepository, audit: AuditTrail }) {
  async execute(input: { actor: AuditActor; value: string }): Promise<void> {
    const { services, audit } = this.deps;
    if (!(await services.delete(input.value))) throw new AppError('not_found', 'This service no longer exists.');
    await audit.record(input.actor, 'service_deleted', input.value);
  }
}
