import { AppError } from '../../platform/app-error.ts';
import type { ServiceType } from '../domain/prompt.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** Finds a service by its value or its label, in upper or lower case. Errors: `not_found`. */
export class FindServiceType extends UseCase({ services: ServiceTypeRepository }) {
  async execute(input: { valueOrLabel: string }): Promise<ServiceType> {
    const wanted = input.valueOrLabel.trim().toLowerCase();
    const services = await this.deps.services.list();
    const found =
      services.find(({ value }) => value.toLowerCase() === wanted) ??
      services.find(({ label }) => label.toLowerCase() === wanted);
    if (found === undefined) throw new AppError('not_found', `There is no service "${input.valueOrLabel}".`);
    return found;
  }
}
