import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError, ConflictError } from '../../platform/app-error.ts';
import type { ServiceType } from '../domain/prompt.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Adds a service for the next generations, or changes its label. Earlier results keep the detected words. Errors:
 * `conflict` (value or label belongs to another service), `not_found`.
 */
export class SaveServiceType extends UseCase({ services: ServiceTypeRepository, audit: AuditTrail }) {
  async create(actor: AuditActor, service: ServiceType): Promise<ServiceType> {
    const { services, audit } = this.deps;
    assertFree(service, await services.list());
    try {
      await services.create(service);
    } catch (error) {
      throw error instanceof ConflictError ? taken(service.value) : error;
    }
    await audit.record(actor, 'service_created', service.value, service.label);
    return service;
  }

  async update(actor: AuditActor, service: ServiceType): Promise<ServiceType> {
    const { services, audit } = this.deps;
    const others = (await services.list()).filter(({ value }) => value !== service.value);
    assertFree(service, others);
    if (!(await services.update(service))) throw new AppError('not_found', 'This service no longer exists.');
    await audit.record(actor, 'service_updated', service.value, service.label);
    return service;
  }
}

/** A model names a service by value or label, in upper or lower case, so each must belong to one service only. */
function assertFree({ value, label }: ServiceType, others: readonly ServiceType[]): void {
  for (const name of [value, label]) {
    const wanted = name.toLowerCase();
    const isTaken = others.some((other) => [other.value, other.label].some((known) => known.toLowerCase() === wanted));
    if (isTaken) throw taken(name);
  }
}

function taken(name: string): AppError {
  return new AppError('conflict', `There is a service "${name}" already.`);
}
