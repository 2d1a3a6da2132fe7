import type { Filter } from 'mongodb';
import { z } from 'zod';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { searchTerm } from '../domain/search-text.ts';
import type { HistoryFilter, HistoryWalk } from '../ports/history-repository.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';
import { containing } from '../../platform/mongo/expressions.ts';
import { indexNames } from '../../platform/mongo/indexes.ts';
import { newestFirst, readSummary, summaryFields } from './mongo-records.ts';

const foundSchema = z.object({
  page: z.array(z.object({ _id: z.string() })),
  all: z.array(z.object({ total: z.number() })),
});

interface FoundIds {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Lists and walks the records of users, as `HistoryRepository` promises. */
export class MongoHistoryLists {
  readonly #generations: Collections['generations'];

  constructor({ generations }: Pick<Collections, 'generations'>) {
    this.#generations = generations;
  }

  async list(filter: HistoryFilter, { page, limit }: PageRequest): Promise<Page<GenerationSummary>> {
    const term = searchTerm(filter.search ?? '');
    const first = (page - 1) * limit;
    const { ids, total } =
      term === '' ? await this.#page(filter, first, limit) : await this.#search(filter, term, first, limit);
    return { items: await this.summaries(ids), total };
  }

  async walk(
    walk: HistoryWalk,
    after: Pick<GenerationSummary, 'id' | 'hubspotId'> | null,
    limit: number,
  ): Promise<readonly GenerationSummary[]> {
    const { userId, status, since, endedBefore, knownAs } = walk;
    const conditions = {
      ...(status !== undefined && { 'job.status': status }),
      ...(since !== undefined && { 'job.submittedAt': { $gte: since } }),
    };
    const options = { limit, projection: summaryFields };
    if (userId !== undefined) {
      const documents = await this.#generations.find(
        { userId, hubspotId: { $gt: after?.hubspotId ?? '' }, ...conditions },
        { ...options, sort: { hubspotId: 1 }, hint: indexNames.ofUserByContact },
      );
      return documents.map(readSummary);
    }
    const documents = await this.#generations.find(
      {
        _id: { $gt: after?.id ?? '' },
        ...conditions,
        ...(knownAs !== undefined && { knownAs: { $in: [...knownAs] } }),
        ...(endedBefore !== undefined && {
          'job.status': { $in: ['ready', 'error'] },
          updatedAt: { $lt: endedBefore },
        }),
      },
      { ...options, sort: { _id: 1 }, ...(knownAs === undefined && { hint: '_id_' }) },
    );
    return documents.map(readSummary);
  }

  /** Counts and skips along an index, without reading a document. */
  async #page(filter: HistoryFilter, first: number, limit: number): Promise<FoundIds> {
    const conditions = conditionsOf(filter);
    const hint = indexFor(filter);
    const [found, total] = await Promise.all([
      this.#generations.find(conditions, { sort: newestFirst, skip: first, limit, projection: { _id: 1 }, hint }),
      this.#generations.count(conditions, { hint }),
    ]);
    return { ids: found.map(({ _id }) => _id), total };
  }

  /** Reads the searched text of each of the user's records from an index, without reading a document. */
  async #search(filter: HistoryFilter, term: string, first: number, limit: number): Promise<FoundIds> {
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
  async summaries(ids: readonly string[]): Promise<GenerationSummary[]> {
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
function conditionsOf({ userId, status, promptId, runId, owner, from, to, approved }: HistoryFilter): Filter<Stored> {
  const submitted = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lt: to }) };
  return {
    userId,
    ...(status !== undefined && { 'job.status': status }),
    ...(promptId !== undefined && { 'job.request.promptId': promptId }),
    ...(runId !== undefined && { 'job.request.runId': runId }),
    ...(owner !== undefined && { 'owner.email': owner }),
    ...(approved !== undefined && { approved }),
    ...(Object.keys(submitted).length > 0 && { 'job.submittedAt': submitted }),
  };
}

function indexFor({ status, promptId, approved }: HistoryFilter): string {
  if (promptId !== undefined) return indexNames.ofUserByPrompt;
  if (approved !== undefined) return indexNames.ofUserByApproval;
  return status === undefined ? indexNames.ofUser : indexNames.ofUserByStatus;
}
