import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** Removes a service from the offered ones. Results that name it stay as they are. Errors: `not_found`. */
export class DeleteServiceType {
  static readonly needs = { services: ServiceTypeRepository, audit: AuditTrail };
  readonly #deps: Needs<typeof DeleteServiceType>;

  constructor(deps: Needs<typeof DeleteServiceType>) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; value: string }): Promise<void> {
    const { services, audit } = this.#deps;
    if (!(await services.delete(input.value))) throw new AppError('not_found', 'This service no longer exists.');
    await audit.record(input.actor, 'service_deleted', input.value);
  }
}
