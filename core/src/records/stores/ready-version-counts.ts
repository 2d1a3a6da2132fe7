import { versionsKept, type GenerationVersion } from '../domain/generation-record.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

interface Counted {
  readonly id: string;
  readonly recordId: string;
  readonly version: number;
}

/**
 * One small document for each ready version, so that counting its emails reads no records. A version is counted before it
 * is stored, under the id of its claim. If the process dies in between, the next claim removes the surplus.
 */
export class ReadyVersionCounts {
  readonly #readyVersions: Collections['readyVersions'];

  constructor({ readyVersions }: Collections) {
    this.#readyVersions = readyVersions;
  }

  async count(recordId: string, fence: number, { version, readyAt, answer }: GenerationVersion): Promise<Counted> {
    const id = `${recordId}:${version}:${fence}`;
    await this.#readyVersions.upsert(id, { $set: { recordId, version, readyAt, emails: answer.emails.length } });
    return { id, recordId, version };
  }

  /**
   * Keeps the count of a completed version, and removes those of its other claims and of versions that are no longer
   * kept. Without `isCompleted` it removes the count.
   */
  async settle({ id, recordId, version }: Counted, { isCompleted }: { readonly isCompleted: boolean }): Promise<void> {
    if (!isCompleted) {
      await this.#readyVersions.delete({ _id: id });
      return;
    }
    await this.#readyVersions.deleteMany({
      recordId,
      _id: { $ne: id },
      $or: [{ version }, { version: { $lte: version - versionsKept } }],
    });
  }
}
