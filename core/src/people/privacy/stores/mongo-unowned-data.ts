import type { Filter } from 'mongodb';
import { UnownedData } from '../ports/unowned-data.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import type { Documents, Stored } from '../../../platform/mongo/documents.ts';

/** How many documents are looked at together. */
const batch = 1_000;

export class MongoUnownedData extends UnownedData {
  readonly #collections: Collections;

  constructor(collections: Collections) {
    super();
    this.#collections = collections;
  }

  async noteErased(recordId: string, at: Timestamp): Promise<void> {
    await this.#collections.erasedRecords.upsert(recordId, { $set: { at } });
  }

  async remove({ handOversBefore, notedBefore }: Parameters<UnownedData['remove']>[0]): Promise<number> {
    const { generations, samples, handOvers, recordSources, readyVersions, trialCells, erasedRecords } =
      this.#collections;
    const removed = [
      await this.#removeOfErased(),
      handOversBefore === null
        ? 0
        : await removeUnowned(handOvers, 'recordId', generations, { updatedAt: { $lt: handOversBefore } }),
      await removeUnowned(recordSources, 'recordId', generations),
      await removeUnowned(readyVersions, 'recordId', generations),
      await removeUnowned(trialCells, 'sampleId', samples),
    ];
    await erasedRecords.deleteMany({ at: { $lt: notedBefore } });
    return removed.reduce((sum, count) => sum + count, 0);
  }

  async #removeOfErased(): Promise<number> {
    const { generations, handOvers, erasedRecords, statusEvents } = this.#collections;
    let removed = 0;
    for await (const noted of pagesOf(erasedRecords, {}, {})) {
      const gone = await missing(
        noted.map(({ _id }) => _id),
        generations,
      );
      removed += await handOvers.deleteMany({ recordId: { $in: gone } });
      // Their numbers stay, because the next one is counted from the newest.
      await statusEvents.updateMany(
        { 'event._id': { $in: gone }, 'event.responseStatus': { $ne: 'deleted' } },
        { $unset: { event: '' } },
      );
    }
    return removed;
  }
}

/** Removes the documents whose field names an owner that does not exist; returns how many. */
async function removeUnowned(
  documents: Documents,
  field: 'recordId' | 'sampleId',
  owners: Documents,
  which: Filter<Stored> = {},
): Promise<number> {
  let removed = 0;
  for await (const page of pagesOf(documents, which, { [field]: 1 })) {
    const gone = await missing(
      page.map((document) => String(document[field])),
      owners,
    );
    if (gone.length > 0) removed += await documents.deleteMany({ ...which, [field]: { $in: gone } });
  }
  return removed;
}

async function* pagesOf(
  documents: Documents,
  which: Filter<Stored>,
  fields: Record<string, 1>,
): AsyncGenerator<readonly Stored[]> {
  let after = '';
  for (;;) {
    const page = await documents.find(
      { ...which, _id: { $gt: after } },
      { sort: { _id: 1 }, limit: batch, projection: { _id: 1, ...fields } },
    );
    yield page;
    after = page.at(-1)?._id ?? '';
    if (page.length < batch) return;
  }
}

/** The ids of which there is no document. */
async function missing(ids: readonly string[], documents: Documents): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const found = await documents.find({ _id: { $in: wanted } }, { projection: { _id: 1 } });
  const there = new Set(found.map(({ _id }) => _id));
  return wanted.filter((id) => !there.has(id));
}
