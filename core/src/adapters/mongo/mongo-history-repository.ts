import type { Filter } from 'mongodb';
import { z } from 'zod';
import type { GenerationRecord, GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { SourceBundle } from '../../generation/domain/source-bundles.ts';
import { erasedName } from '../../users/domain/erased-user.ts';
import { searchTerm } from '../../history/domain/search-text.ts';
import { HistoryRepository, type HistoryFilter, type HistoryWalk } from '../../history/ports/history-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Collections } from './collections.ts';
import type { Stored } from './documents.ts';
import { containing, literal, replacingItems } from './expressions.ts';
import { indexNames } from './indexes.ts';
import { MongoRecordSources } from './mongo-record-sources.ts';
import { summaryFields, readRecord, readSummary } from './mongo-records.ts';
import { UsageInRecords } from './usage-in-records.ts';

type ClaimPush = HistoryRepository['claimPush'];
type EditEmail = HistoryRepository['editEmail'];

const foundSchema = z.object({
  page: z.array(z.object({ _id: z.string() })),
  all: z.array(z.object({ total: z.number() })),
});

const newestFirst = { 'job.submittedAt': -1, _id: -1 } as const;

export class MongoHistoryRepository extends HistoryRepository {
  readonly #generations: Collections['generations'];
  readonly #readyVersions: Collections['readyVersions'];
  readonly #usage: UsageInRecords;
  readonly #sources: MongoRecordSources;

  constructor(collections: Collections) {
    super();
    this.#generations = collections.generations;
    this.#readyVersions = collections.readyVersions;
    this.#usage = new UsageInRecords(collections);
    this.#sources = new MongoRecordSources(collections);
  }

  async list(filter: HistoryFilter, { page, limit }: PageRequest): Promise<Page<GenerationSummary>> {
    const term = searchTerm(filter.search ?? '');
    const first = (page - 1) * limit;
    const { ids, total } =
      term === '' ? await this.#page(filter, first, limit) : await this.#search(filter, term, first, limit);
    return { items: await this.#summaries(ids), total };
  }

  async walk(
    { userId, status, since, endedBefore, hubspotId, search = '' }: HistoryWalk,
    after: Pick<GenerationSummary, 'id' | 'hubspotId'> | null,
    limit: number,
  ): Promise<readonly GenerationSummary[]> {
    const conditions = {
      ...(status !== undefined && { 'job.status': status }),
      ...(since !== undefined && { 'job.submittedAt': { $gte: since } }),
    };
    const documents = await (userId === undefined
      ? this.#generations.find(
          {
            _id: { $gt: after?.id ?? '' },
            ...conditions,
            ...(hubspotId !== undefined && { hubspotId }),
            ...(endedBefore !== undefined && {
              'job.status': { $in: ['ready', 'error'] },
              updatedAt: { $lt: endedBefore },
            }),
            ...(search !== '' && { search: containing(searchTerm(search)) }),
          },
          { sort: { _id: 1 }, limit, projection: summaryFields, ...(hubspotId === undefined && { hint: '_id_' }) },
        )
      : this.#generations.find(
          { userId, hubspotId: { $gt: after?.hubspotId ?? '' }, ...conditions },
          { sort: { hubspotId: 1 }, limit, projection: summaryFields, hint: indexNames.ofUserByContact },
        ));
    return documents.map(readSummary);
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

  async findById(id: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ _id: id }));
  }

  async delete(id: string): Promise<boolean> {
    // The counts of its versions are deleted first: if the process dies in between, the record can be deleted again.
    await this.#readyVersions.deleteMany({ recordId: id });
    await this.#usage.fileAll({ _id: id }, 1);
    await this.#sources.removeOf([id]);
    return this.#generations.delete({ _id: id });
  }

  readSources(id: string, hashes: readonly string[]): Promise<readonly SourceBundle[]> {
    return this.#sources.read(id, hashes);
  }

  async setApproval({ id, version, approval, now }: Parameters<HistoryRepository['setApproval']>[0]): Promise<boolean> {
    return this.#generations.update(
      { _id: id, 'results.0.version': version },
      {
        $set: {
          updatedAt: now,
          approved: approval !== null,
          'results.0.approval': approval,
          'versions.0.approval': approval,
        },
      },
    );
  }

  async editEmail(edit: Parameters<EditEmail>[0]): ReturnType<EditEmail> {
    const { id, version, index, subject, body, basedOn, reviews, revisions, edited: isEdited, now } = edit;
    const at = 'results.0.answer.emails';
    const emails = '$$item.answer.emails';
    const replaced = { $arrayElemAt: [emails, index] };
    const edited = {
      $map: {
        input: { $range: [0, { $size: emails }] },
        as: 'at',
        in: {
          $cond: [
            { $eq: ['$$at', index] },
            { $mergeObjects: [replaced, literal({ subject, body })] },
            { $arrayElemAt: [emails, '$$at'] },
          ],
        },
      },
    };
    const original = {
      k: String(index),
      v: {
        subject: { $getField: { field: 'subject', input: replaced } },
        body: { $getField: { field: 'body', input: replaced } },
      },
    };
    const saved = await this.#generations.update(
      {
        _id: id,
        'results.0.version': version,
        [`${at}.${index}`]: { $exists: true },
        [at]: { $size: basedOn.length },
        ...Object.fromEntries(
          basedOn.flatMap((email, i) => [
            [`${at}.${i}.subject`, email.subject],
            [`${at}.${i}.body`, email.body],
          ]),
        ),
      },
      [
        {
          $set: {
            updatedAt: now,
            approved: false,
            versions: replacingItems(
              '$versions',
              { $eq: ['$$item.version', version] },
              { $mergeObjects: ['$$item', { edited: isEdited, approval: null }] },
            ),
            results: replacingItems(
              '$results',
              { $eq: ['$$item.version', version] },
              {
                $mergeObjects: [
                  '$$item',
                  {
                    approval: null,
                    answer: { $mergeObjects: ['$$item.answer', { emails: edited }] },
                    // The first original stays, because it is the AI's.
                    originals: { $mergeObjects: [{ $arrayToObject: [[original]] }, '$$item.originals'] },
                    revisions: { $mergeObjects: ['$$item.revisions', literal({ [index]: revisions })] },
                    ...(reviews && {
                      review: { $mergeObjects: ['$$item.review', { emails: literal(reviews) }] },
                    }),
                  },
                ],
              },
            ),
          },
        },
      ],
    );
    if (saved) return 'saved';
    const newest = (await this.findById(id))?.results[0];
    if (newest !== undefined && newest.version !== version) return 'superseded';
    return newest?.answer.emails[index] === undefined ? 'missing' : 'changed';
  }

  async forgetApprover(userId: string): Promise<void> {
    await this.#generations.updateMany(
      { 'results.approval.userId': userId },
      { $set: { 'results.$[own].approval.name': erasedName, 'versions.$[own].approval.name': erasedName } },
      { arrayFilters: [{ 'own.approval.userId': userId }] },
    );
  }

  async claimPush({ id, version, now, staleBefore }: Parameters<ClaimPush>[0]): ReturnType<ClaimPush> {
    const free = [{ 'push.claimedAt': null }, { 'push.claimedAt': { $lt: staleBefore } }];
    const claimed = await this.#generations.update(
      { _id: id, results: { $elemMatch: { version, 'push.noteId': null, $or: free } } },
      { $set: { 'results.$[result].push.claimedAt': now } },
      { arrayFilters: [{ 'result.version': version }] },
    );
    if (claimed) return { outcome: 'claimed' };
    const stored = await this.#generations.findOne({ _id: id }, { projection: { results: { version: 1, push: 1 } } });
    const results: readonly Stored[] = stored?.results ?? [];
    const result = results.find((known) => known.version === version);
    if (result === undefined) return { outcome: 'missing' };
    const noteId: unknown = result.push?.noteId;
    return typeof noteId === 'string' ? { outcome: 'pushed', noteId } : { outcome: 'busy' };
  }

  async finishPush(id: string, version: number, noteId: string, now: Timestamp): Promise<void> {
    await this.#generations.update(
      { _id: id, results: { $elemMatch: { version, 'push.noteId': null } } },
      {
        $set: {
          updatedAt: now,
          'results.$[one].push.noteId': noteId,
          'results.$[one].push.pushedAt': now,
          'versions.$[one].noteId': noteId,
        },
      },
      { arrayFilters: [{ 'one.version': version }] },
    );
  }

  async releasePush(id: string, version: number): Promise<void> {
    await this.#generations.update(
      { _id: id, results: { $elemMatch: { version, 'push.noteId': null } } },
      { $set: { 'results.$[result].push.claimedAt': 0 } },
      { arrayFilters: [{ 'result.version': version }] },
    );
  }

  async countReadyVersions({ from, to }: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    if (from === undefined && to === undefined) return this.#readyVersions.countAll();
    return this.#readyVersions.count({ readyAt: { $gte: from ?? 0, $lt: to ?? Number.MAX_SAFE_INTEGER } });
  }

  /** Counts and skips along an index, without reading a document. */
  async #page(filter: HistoryFilter, first: number, limit: number): Promise<{ ids: readonly string[]; total: number }> {
    const conditions = conditionsOf(filter);
    const hint = indexFor(filter);
    const [found, total] = await Promise.all([
      this.#generations.find(conditions, { sort: newestFirst, skip: first, limit, projection: { _id: 1 }, hint }),
      this.#generations.count(conditions, { hint }),
    ]);
    return { ids: found.map(({ _id }) => _id), total };
  }

  /** Reads the searched text of each of the user's records from an index, without reading a document. */
  async #search(
    filter: HistoryFilter,
    term: string,
    first: number,
    limit: number,
  ): Promise<{ ids: readonly string[]; total: number }> {
    const [found] = await this.#generations.aggregate(
      [
        { $match: { ...conditionsOf(filter), search: containing(term) } },
        { $sort: newestFirst },
        { $project: { _id: 1 } },
        { $facet: { page: [{ $skip: first }, { $limit: limit }], all: [{ $count: 'total' }] } },
      ],
      { hint: indexNames.search },
    );
    const { page, all } = foundSchema.parse(found);
    return { ids: page.map(({ _id }) => _id), total: all[0]?.total ?? 0 };
  }

  /** In the order of the ids. */
  async #summaries(ids: readonly string[]): Promise<GenerationSummary[]> {
    if (ids.length === 0) return [];
    const documents = await this.#generations.find({ _id: { $in: [...ids] } }, { projection: summaryFields });
    const byId = new Map(documents.map((document) => [document._id, document]));
    return ids.flatMap((id) => {
      const document = byId.get(id);
      return document === undefined ? [] : [readSummary(document)];
    });
  }
}

/** The conditions of a listed record, apart from the searched text. */
function conditionsOf({ userId, status, promptId, from, to, approved }: HistoryFilter): Filter<Stored> {
  const submitted = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lt: to }) };
  return {
    userId,
    ...(status !== undefined && { 'job.status': status }),
    ...(promptId !== undefined && { 'job.request.promptId': promptId }),
    ...(approved !== undefined && { approved }),
    ...(Object.keys(submitted).length > 0 && { 'job.submittedAt': submitted }),
  };
}

function indexFor({ status, promptId, approved }: HistoryFilter): string {
  if (promptId !== undefined) return indexNames.ofUserByPrompt;
  if (approved !== undefined) return indexNames.ofUserByApproval;
  return status === undefined ? indexNames.ofUser : indexNames.ofUserByStatus;
}

async function toRecord(document: Stored | null): Promise<GenerationRecord | null> {
  return document && readRecord(document);
}
