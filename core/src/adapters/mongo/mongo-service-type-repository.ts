import { z } from 'zod';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import { ServiceTypeRepository } from '../../prompts/ports/service-type-repository.ts';
import type { Collections } from './collections.ts';

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

  async replaceAll(services: readonly ServiceType[]): Promise<void> {
    await this.#singletons.upsert(listId, { $set: { services: [...services] } });
  }
}
