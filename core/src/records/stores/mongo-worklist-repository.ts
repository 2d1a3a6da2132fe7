import type { Document, Filter } from 'mongodb';
import { z } from 'zod';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { searchTerm } from '../domain/search-text.ts';
import { stages, withReplySeen, type WorkStage } from '../domain/worklist-place.ts';
import {
  WorklistRepository,
  type StageCounts,
  type WorklistFilter,
  type WorklistPart,
  maxSentMs,
  type LostBetween,
} from '../ports/worklist-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';
import { containing } from '../../platform/mongo/expressions.ts';
import { indexNames } from '../../platform/mongo/indexes.ts';
import { MongoHistoryLists } from './mongo-history-lists.ts';
import { MongoWork } from './mongo-work.ts';

const countedSchema = z.array(z.object({ _id: z.enum(stages), n: z.number() }));

/** Counts and walks along an index, unless a filter asks for more. */
export class MongoWorklistRepository extends WorklistRepository {
  readonly #generations: Collections['generations'];
  readonly #lists: MongoHistoryLists;
  readonly #work: MongoWork;

  constructor(collections: Collections) {
    super();
    this.#generations = collections.generations;
    this.#lists = new MongoHistoryLists(collections);
    this.#work = new MongoWork(collections);
  }

  async count(filter: WorklistFilter, now: Timestamp, { withNone } = { withNone: true }): Promise<StageCounts> {
    const conditions = conditionsOf(filter);
    // One stage at a time is counted in the index alone, several times faster than groups of documents are.
    const countAt = (stage: WorkStage): Promise<number> =>
      this.#generations.count({ ...conditions, stage }, { hint: indexNames.byRank });
    const [due, ...all] = await Promise.all([
      this.#dueByStage({ ...conditions, 'work.dueAt': { $lte: now } }),
      ...stages.map(async (stage) => (stage === 'none' && !withNone ? 0 : countAt(stage))),
    ]);
    return Object.fromEntries(
      stages.flatMap((stage, index) => {
        const isDue = due.get(stage) ?? 0;
        const n = Math.max(all[index] ?? 0, isDue);
        return n === 0 ? [] : [[stage, { due: isDue, others: n - isDue }]];
      }),
    );
  }

  async list(filter: WorklistFilter, part: WorklistPart): Promise<readonly GenerationSummary[]> {
    const { tab, now, skip, limit, isReversed } = part;
    const [first, last] = isReversed ? ([-1, 1] as const) : ([1, -1] as const);
    const due = { stage: { $ne: 'replied' }, 'work.dueAt': { $lte: now } };
    const which =
      tab === 'due'
        ? due
        : {
            stage: tab ?? 'none',
            ...(tab !== 'replied' && { 'work.dueAt': { $not: { $lte: now, $type: 'number' } } }),
          };
    const sort: Record<string, 1 | -1> =
      tab === 'due' ? { 'work.dueAt': first, _id: first } : { rank: last, _id: last };
    const found = await this.#generations.find(
      { ...conditionsOf(filter), ...which },
      { sort, skip, limit, projection: { _id: 1 }, hint: tab === 'due' ? indexNames.due : indexNames.byRank },
    );
    return this.#lists.summaries(found.map(({ _id }) => _id));
  }

  async listLost(userId: string, { since, sentAt }: LostBetween, limit: number): Promise<readonly GenerationSummary[]> {
    const newestOf = async (which: Filter<Stored>) => {
      const sort = { 'work.lost.at': -1, _id: -1 } as const;
      const part = { sort, limit, projection: { _id: 1 }, hint: indexNames.lost } as const;
      return (await this.#generations.find({ userId, ...which }, part)).map(({ _id }) => _id);
    };
    const [sent, lately] = await Promise.all([
      newestOf({ 'work.lost.at': { $gte: sentAt - maxSentMs }, 'work.lost.sentUntil': { $gt: sentAt } }),
      newestOf({ 'work.lost.at': { $gte: since } }),
    ]);
    return this.#lists.summaries([...new Set([...sent, ...lately])].slice(0, limit));
  }

  markSeen(recordId: string): Promise<boolean> {
    return this.#work.change(recordId, async (record) => withReplySeen(record));
  }

  async #dueByStage(conditions: Filter<Stored>): Promise<ReadonlyMap<WorkStage, number>> {
    const pipeline: Document[] = [{ $match: conditions }, { $group: { _id: '$stage', n: { $sum: 1 } } }];
    const counted = countedSchema.parse(await this.#generations.aggregate(pipeline, { hint: indexNames.due }));
    return new Map(counted.map(({ _id, n }) => [_id, n]));
  }
}

function conditionsOf({ userId, department, promptId, runId, owner, search }: WorklistFilter): Filter<Stored> {
  const term = searchTerm(search ?? '');
  return {
    userId,
    // Records have no stage until they are migrated.
    stage: { $type: 'string' },
    ...(department !== undefined && { 'job.request.department': department }),
    ...(promptId !== undefined && { 'job.request.promptId': promptId }),
    ...(runId !== undefined && { 'job.request.runId': runId }),
    ...(owner !== undefined && { 'owner.email': owner }),
    ...(term !== '' && { search: containing(term) }),
  };
}
