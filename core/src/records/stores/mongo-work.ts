import { handOverSchema } from '../domain/hand-over.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { placeOf, withWork } from '../domain/worklist-place.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { asRead, persistently } from './mongo-job-records.ts';
import { readSummary, summaryFields } from './mongo-records.ts';

/** Keeps what hand-overs tell of a record's work beside the record. */
export class MongoWork {
  readonly #generations: Collections['generations'];
  readonly #handOvers: Collections['handOvers'];

  constructor({ generations, handOvers }: Pick<Collections, 'generations' | 'handOvers'>) {
    this.#generations = generations;
    this.#handOvers = handOvers;
  }

  /**
   * Reads the hand-overs of a record again, after one has changed. If the process dies before, the record tells it after the
   * next change or sweep of outcomes. A hand-over may outlive its record.
   */
  async refresh(recordId: string): Promise<void> {
    await this.change(recordId, async (record) =>
      withWork(record, await this.#handOvers.read(handOverSchema, { recordId })),
    );
  }

  /** Answers false if there is no such record. */
  change(recordId: string, change: (record: GenerationSummary) => Promise<GenerationSummary>): Promise<boolean> {
    return persistently(async () => {
      const stored = await this.#generations.findOne({ _id: recordId }, { projection: summaryFields });
      if (stored === null) return false;
      const before = readSummary(stored);
      const after = await change(before);
      const isAsRead = { ...asRead(before), updatedAt: before.updatedAt };
      const isChanged = await this.#generations.update(isAsRead, { $set: { work: after.work, ...placeOf(after) } });
      return isChanged || 'again';
    });
  }
}
