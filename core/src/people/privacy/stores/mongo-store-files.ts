import { StoreFiles } from '../ports/store-files.ts';

/** MongoDB's files belong to its server, which overwrites the space of deleted documents in its own time. */
export class MongoStoreFiles extends StoreFiles {
  async scrub(): Promise<void> {}
}
