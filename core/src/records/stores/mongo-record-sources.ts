import { Binary } from 'mongodb';
import { z } from 'zod';
import type { SourceBundle } from '../domain/source-bundles.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

const namedSchema = z.object({
  results: z.array(z.object({ review: z.object({ sources: z.array(z.string()) }).nullish() })).default([]),
});

/** The sources of the versions of records, used by the job and the history repository. */
export class MongoRecordSources {
  readonly #sources: Collections['recordSources'];
  readonly #generations: Collections['generations'];

  constructor({ recordSources, generations }: Collections) {
    this.#sources = recordSources;
    this.#generations = generations;
  }

  /** Called before the version is stored. If the process dies in between, the next stored version removes them. */
  async add(recordId: string, version: number, sources: readonly SourceBundle[]): Promise<void> {
    await this.#sources.upsertMany(
      sources.map(({ hash, packed }) => ({
        id: `${recordId}:${hash}`,
        update: { $set: { recordId, hash, packed: new Binary(packed) }, $max: { version } },
      })),
    );
  }

  async read(recordId: string, hashes: readonly string[]): Promise<readonly SourceBundle[]> {
    const found = await this.#sources.find({ _id: { $in: hashes.map((hash) => `${recordId}:${hash}`) } });
    const packed = new Map(found.map((source) => [String(source.hash), source.packed]));
    return hashes.flatMap((hash) => {
      const stored: unknown = packed.get(hash);
      return stored instanceof Binary ? [{ hash, packed: stored.value() }] : [];
    });
  }

  /**
   * Removes sources that no version of the record names, except those of later versions; all of them if the record was
   * deleted meanwhile.
   */
  async tidy(recordId: string, upToVersion: number): Promise<void> {
    const record = await this.#generations.findOne({ _id: recordId }, { projection: { 'results.review.sources': 1 } });
    if (record === null) return this.removeOf([recordId]);
    const named = namedSchema.parse(record).results.flatMap(({ review }) => review?.sources ?? []);
    await this.#sources.deleteMany({ recordId, version: { $lte: upToVersion }, hash: { $nin: named } });
  }

  async removeOf(recordIds: readonly string[]): Promise<void> {
    if (recordIds.length > 0) await this.#sources.deleteMany({ recordId: { $in: [...recordIds] } });
  }
}
