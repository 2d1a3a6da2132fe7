import { generationSummarySchema, type GenerationSummary } from '../domain/generation-record.ts';
import { searchTerm } from '../domain/search-text.ts';
import { withReplySeen } from '../domain/worklist-place.ts';
import {
  WorklistRepository,
  type StageCounts,
  type WorklistFilter,
  type WorklistPart,
  maxSentMs,
  type LostBetween,
} from '../ports/worklist-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { allOf } from '../../platform/sqlite/conditions.ts';
import type { SqliteConnection, SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';
import { SqliteRecords } from './sqlite-records.ts';

const isDue = 'due_at <= :now';
const lostAt = `doc ->> '$.work.lost.at'`;

/** Counts what triggers have counted, and walks along an index from the nearer end, unless a filter asks for more. */
export class SqliteWorklistRepository extends WorklistRepository {
  readonly #db: SqliteConnection;
  readonly #records: SqliteRecords;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
    this.#records = new SqliteRecords(db);
  }

  /** The stage `none` is counted for nothing, so that it always comes along. */
  async count(filter: WorklistFilter, now: Timestamp): Promise<StageCounts> {
    const { where, parameters } = conditionsOf(filter);
    const isFiltered = Object.keys(parameters).length > 1;
    const rows = this.#db.all(
      isFiltered
        ? `SELECT stage, count(*) FILTER (WHERE ${isDue}) AS due, count(*) AS n FROM records WHERE ${where} GROUP BY stage`
        : `SELECT stage, sum(n) FILTER (WHERE ${isDue}) AS due, sum(n) AS n FROM worklist_counts WHERE ${where} GROUP BY stage`,
      { ...parameters, now },
    );
    return Object.fromEntries(
      rows.map(({ stage, due, n }) => [String(stage), { due: Number(due), others: Number(n) - Number(due) }]),
    );
  }

  async list(filter: WorklistFilter, part: WorklistPart): Promise<readonly GenerationSummary[]> {
    const { where, parameters } = conditionsOf(filter);
    const { tab, now, skip, limit, isReversed } = part;
    const [first, last] = isReversed ? ['DESC', 'ASC'] : ['ASC', 'DESC'];
    const byRank = `ORDER BY rank ${last}, id ${last}`;
    const which =
      tab === 'due'
        ? `stage <> 'replied' AND ${isDue} ORDER BY due_at ${first}, id ${first}`
        : tab === 'replied'
          ? `stage = 'replied' AND :now > 0 ${byRank}`
          : `stage = :stage AND (due_at IS NULL OR due_at > :now) ${byRank}`;
    const stage: SqlParameters = tab === 'due' || tab === 'replied' ? {} : { stage: tab ?? 'none' };
    // The ids come from the index alone, so that only the records of the page are read. `+ 0`: see `SqliteHistoryLists`.
    const ids = this.#db.all(`SELECT id FROM records WHERE ${where} AND ${which} LIMIT :limit + 0 OFFSET :skip`, {
      ...parameters,
      ...stage,
      now,
      limit,
      skip,
    });
    return this.#db.allDocs(
      generationSummarySchema,
      `SELECT doc FROM json_each(:ids) AS listed CROSS JOIN records ON records.id = listed.value ORDER BY listed.key`,
      { ids: JSON.stringify(ids.map(({ id }) => id)) },
    );
  }

  async listLost(userId: string, { since, sentAt }: LostBetween, limit: number): Promise<readonly GenerationSummary[]> {
    const isSent = `coalesce(doc ->> '$.work.lost.sentUntil', 0) > :sentAt`;
    return this.#db.allDocs(
      generationSummarySchema,
      `SELECT doc FROM records WHERE user_id = :userId AND ${lostAt} >= :earliest AND ${lostAt} IS NOT NULL
         AND (${lostAt} >= :since OR ${isSent})
       ORDER BY ${isSent} DESC, ${lostAt} DESC, id DESC LIMIT :limit`,
      { userId, earliest: sentAt - maxSentMs, since, sentAt, limit },
    );
  }

  async markSeen(recordId: string): Promise<boolean> {
    return this.#db.transaction(() => {
      const before = this.#records.findSummary(recordId);
      if (before === null) return false;
      this.#records.update(withReplySeen(before), before);
      return true;
    });
  }
}

function conditionsOf({ userId, department, promptId, runId, owner, search }: WorklistFilter) {
  const term = search === undefined ? '' : searchTerm(search);
  return allOf([
    ['user_id = :userId', 'userId', userId],
    [`doc ->> '$.job.request.department' = :department`, 'department', department],
    [`prompt_id = :promptId`, 'promptId', promptId],
    [`doc ->> '$.job.request.runId' = :runId`, 'runId', runId],
    [`doc ->> '$.owner.email' = :owner`, 'owner', owner],
    ['instr(search, :term) > 0', 'term', term === '' ? undefined : term],
  ]);
}
