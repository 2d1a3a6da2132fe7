import { z } from 'zod';
import type { ServiceType } from '../domain/prompt.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

const listId = 'service-types';
const servicesSchema = z.array(z.object({ value: z.string(), label: z.string() })).default([]);

/** The agency's services as one document, so that replacing the list is one write. */
export class MongoServiceTypeRepository extends ServiceTypeRepository {
  readonly #singletons: Collections['singletons'];

  constructor({ singletons }: Collections) {
    super();
    this.#singletons = singletons;
  }

  async list(): Promise<readonly ServiceType[]> {
    const document = await this.#singletons.findOne({ _id: listId });
    return servicesSchema.parse(document?.services);
  }

  async create({ value, label }: ServiceType): Promise<void> {
    await this.#singletons.upsert(listId, { $setOnInsert: { services: [] } });
    const added = await this.#singletons.update(
      { _id: listId, 'services.value': { $ne: value } },
      { $push: { services: { value, label } } },
    );
    if (!added) throw new ConflictError('This service exists already.');
  }

  update({ value, label }: ServiceType): Promise<boolean> {
    return this.#singletons.update(
      { _id: listId, 'services.value': value },
      { $set: { 'services.$[service].label': label } },
      { arrayFilters: [{ 'service.value': value }] },
    );
  }

  delete(value: string): Promise<boolean> {
    return this.#singletons.update({ _id: listId, 'services.value': value }, { $pull: { services: { value } } });
  }

  async replaceAll(services: readonly ServiceType[]): Promise<void> {
    await this.#singletons.upsert(listId, { $set: { services: [...services] } });
  }
}
