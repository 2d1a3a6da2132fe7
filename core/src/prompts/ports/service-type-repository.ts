import { z } from 'zod';
import { ConflictError } from '../../platform/app-error.ts';
import { DocumentRepository } from '../../platform/documents.ts';
import type { ServiceType } from '../domain/prompt.ts';

const id = 'service-types';
const storedSchema = z.object({ services: z.array(z.object({ value: z.string(), label: z.string() })).default([]) });

/** Stores the agency's services as one list, in the order in which they are offered. */
export class ServiceTypeRepository extends DocumentRepository {
  readonly #lists = this.deps.store.open<{ readonly services: readonly ServiceType[] }>({
    name: 'singletons',
    schema: storedSchema,
  });

  async list(): Promise<readonly ServiceType[]> {
    return (await this.#lists.findOne({ id }))?.services ?? [];
  }

  /** Adds a service at the end. Throws ConflictError when its value is taken. */
  async create(service: ServiceType): Promise<void> {
    const isNew = await this.#change((services) => {
      return services.some(({ value }) => value === service.value) ? null : [...services, service];
    });
    if (!isNew) throw new ConflictError('This service exists already.');
  }

  /** Changes the label of the service with this value; answers false when there is none. */
  update(service: ServiceType): Promise<boolean> {
    return this.#change((services) => {
      const changed = services.map((known) => (known.value === service.value ? service : known));
      return changed.includes(service) ? changed : null;
    });
  }

  delete(value: string): Promise<boolean> {
    return this.#change((services) => {
      const left = services.filter((known) => known.value !== value);
      return left.length === services.length ? null : left;
    });
  }

  /** Replaces the whole list. */
  async replaceAll(services: readonly ServiceType[]): Promise<void> {
    await this.#change(() => services);
  }

  async #change(change: (services: readonly ServiceType[]) => readonly ServiceType[] | null): Promise<boolean> {
    const stored = await this.#lists.change(id, (list) => {
      const services = change(list?.services ?? []);
      return services && { services };
    });
    return stored !== null;
  }
}
