import { z } from 'zod';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import { ServiceTypeRepository } from '../../prompts/ports/service-type-repository.ts';
import type { Collections } from './collections.ts';

const listId = 'service-types';
const listSchema = z.object({ services: z.array(z.object({ value: z.string(), label: z.string() })) });

/** The agency's services as one document, so that replacing the list is one write. */
export class MongoServiceTypeRepository extends ServiceTypeRepository {
  readonly #singletons: Collections['singletons'];

  constructor(collections: Collections) {
    super();
    this.#singletons = collections.singletons;
  }

  override async list(): Promise<readonly ServiceType[]> {
    const document = await this.#singletons.findOne({ _id: listId });
    return document === null ? [] : listSchema.parse(document).services;
  }

  override async replaceAll(services: readonly ServiceType[]): Promise<void> {
    await this.#singletons.replaceOne({ _id: listId }, { services: [...services] }, { upsert: true });
  }
}
