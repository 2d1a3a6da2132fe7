import { z } from 'zod';
import {
  generationVersionSchema,
  type GenerationRecord,
  type GenerationSummary,
  type GenerationVersion,
} from '../domain/generation-record.ts';
import { versionSummary, withVersion } from '../domain/job-states.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import { erasedName } from '../../people/users/domain/erased-user.ts';
import {
  HistoryRepository,
  type HistoryFilter,
  type VersionChange,
  type VersionOf,
} from '../ports/history-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';
import { asRead, persistently } from './mongo-job-records.ts';
import { MongoHistoryLists } from './mongo-history-lists.ts';
import { MongoRecordSources } from './mongo-record-sources.ts';
import { newestFirst, readRecord, readSummary, summaryFields } from './mongo-records.ts';
import { placeOf } from '../domain/worklist-place.ts';
import { UsageInRecords } from '../../limits/stores/usage-in-records.ts';

export class MongoHistoryRepository extends HistoryRepository {
  readonly #generations: Collections['generations'];
  readonly #readyVersions: Collections['readyVersions'];
  readonly #lists: MongoHistoryLists;
  readonly #usage: UsageInRecords;
  readonly #sources: MongoRecordSources;

  constructor(collections: Collections) {
    super();
    this.#generations = collections.generations;
    this.#readyVersions = collections.readyVersions;
    this.#lists = new MongoHistoryLists(collections);
    this.#usage = new UsageInRecords(collections);
    this.#sources = new MongoRecordSources(collections);
  }

  list(filter: HistoryFilter, page: PageRequest): Promise<Page<GenerationSummary>> {
    return this.#lists.list(filter, page);
  }

  walk(...walk: Parameters<HistoryRepository['walk']>): Promise<readonly GenerationSummary[]> {
    return this.#lists.walk(...walk);
  }

  async findSummaryByContact(userId: string, hubspotId: string): Promise<GenerationSummary | null> {
    const document = await this.#generations.findOne({ userId, hubspotId }, { projection: summaryFields });
    return document && readSummary(document);
  }

  async findByContact(userId: string, hubspotId: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ userId, hubspotId }));
  }

  async findNewestByContact(hubspotId: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ hubspotId }, { sort: newestFirst }));
  }

  async listOfContacts(hubspotIds: readonly string[]): Promise<readonly GenerationSummary[]> {
    const found = await this.#generations.find(
      { hubspotId: { $in: [...hubspotIds] } },
      { projection: summaryFields, sort: newestFirst },
    );
    return found.map(readSummary);
  }

  async findGenerated({
    hubspotIds,
    department,
    sandbox,
    since,
  }: Parameters<HistoryRepository['findGenerated']>[0]): Promise<ReadonlySet<string>> {
    const version = {
      $elemMatch: {
        readyAt: { $gte: since },
        'request.department': department,
        'sandbox.crm': sandbox ? true : { $ne: true },
      },
    };
    const found = await this.#generations.find(
      { hubspotId: { $in: [...hubspotIds] }, versions: version },
      { projection: { hubspotId: 1 } },
    );
    return new Set(found.map(({ hubspotId }) => String(hubspotId)));
  }

  async findById(id: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ _id: id }));
  }

  async delete(id: string): Promise<boolean> {
    await this.#usage.fileAll({ _id: id }, 1);
    const isDeleted = await this.#generations.delete({ _id: id });
    // After the record, so that a worker that completes it at the same time leaves nothing. If this process dies in
    // between, `UnownedData` removes the rest.
    await Promise.all([this.#readyVersions.deleteMany({ recordId: id }), this.#sources.removeOf([id])]);
    return isDeleted;
  }

  readSources(id: string, hashes: readonly string[]): Promise<readonly SourceBundle[]> {
    return this.#sources.read(id, hashes);
  }

  /** `edits` counts the changes of versions, so that one step decides which of several comes first. */
  protected changeVersion<Answer>(
    { id, version, now }: VersionOf & { readonly now?: Timestamp },
    change: (stored: GenerationVersion | null, newest: number | undefined) => VersionChange<Answer>,
  ): Promise<Answer> {
    return persistently(async () => {
      const document = await this.#generations.findOne({ _id: id }, { projection: { inputs: 0 } });
      const record = document && readSummary(document);
      const results: readonly Stored[] = document?.results ?? [];
      const stored = results.find((result) => result.version === version);
      const { answer, changed } = change(
        stored === undefined ? null : generationVersionSchema.parse(stored),
        record?.versions[0]?.version,
      );
      if (record === null || changed === undefined) return answer;
      const after = withVersion(record, changed, now ?? record.updatedAt);
      const isChanged = await this.#generations.update(
        { ...asRead(record), edits: document?.edits ?? null },
        {
          $set: {
            updatedAt: after.updatedAt,
            approved: after.versions[0]?.approval !== null,
            ...placeOf(after),
            'versions.$[one]': versionSummary(changed),
            'results.$[one]': changed,
          },
          $inc: { edits: 1 },
        },
        { arrayFilters: [{ 'one.version': version }] },
      );
      return isChanged ? answer : 'again';
    });
  }

  async forgetApprover(userId: string): Promise<void> {
    await this.#generations.updateMany(
      { 'results.approval.userId': userId },
      {
        $set: { 'results.$[own].approval.name': erasedName, 'versions.$[own].approval.name': erasedName },
        $inc: { edits: 1 },
      },
      { arrayFilters: [{ 'own.approval.userId': userId }] },
    );
    await this.#generations.updateMany(
      { 'results.review.vouched.userId': userId },
      { $set: { 'results.$[result].review.vouched.$[own].name': erasedName }, $inc: { edits: 1 } },
      { arrayFilters: [{ 'result.review.vouched.userId': userId }, { 'own.userId': userId }] },
    );
  }

  async countReadyEmails({ from, to }: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    const [sum] = await this.#readyVersions.aggregate([
      { $match: { readyAt: { $gte: from ?? 0, $lt: to ?? Number.MAX_SAFE_INTEGER } } },
      { $group: { _id: null, emails: { $sum: '$emails' } } },
    ]);
    return z.object({ emails: z.number() }).optional().parse(sum)?.emails ?? 0;
  }
}

async function toRecord(document: Stored | null): Promise<GenerationRecord | null> {
  return document && readRecord(document);
}
