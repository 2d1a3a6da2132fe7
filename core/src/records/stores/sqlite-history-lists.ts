import { generationSummarySchema, type GenerationSummary } from '../domain/generation-record.ts';
import { searchTerm } from '../domain/search-text.ts';
import { HistoryRepository, type HistoryFilter, type HistoryWalk } from '../ports/history-repository.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { allOf } from '../../platform/sqlite/conditions.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

const named = 'name IN (SELECT value FROM json_each(:knownAs))';

/** Lists and walks the records of users, as `HistoryRepository` promises. */
export abstract class SqliteHistoryLists extends HistoryRepository {
  protected readonly db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.db = db;
  }

  async list(filter: HistoryFilter, page: PageRequest): Promise<Page<GenerationSummary>> {
    const term = filter.search === undefined ? '' : searchTerm(filter.search);
    return term === '' ? this.#listAll(filter, page) : this.#search(filter, term, page);
  }

  async walk(
    { userId, status, since, endedBefore, knownAs }: HistoryWalk,
    after: Pick<GenerationSummary, 'id' | 'hubspotId'> | null,
    limit: number,
  ): Promise<readonly GenerationSummary[]> {
    const conditions = 'AND (:status IS NULL OR +status = :status) AND +submitted_at >= :since';
    const rest = { status: status ?? null, since: since ?? 0, limit };
    if (userId === undefined) {
      return this.db.allDocs(
        generationSummarySchema,
        `SELECT doc FROM records WHERE id > :after ${conditions}
           ${knownAs === undefined ? '' : `AND id IN (SELECT record_id FROM record_names WHERE ${named})`}
           ${endedBefore === undefined ? '' : "AND +status IN ('ready', 'error') AND doc ->> '$.updatedAt' < :endedBefore"}
         ORDER BY id LIMIT :limit`,
        {
          ...rest,
          after: after?.id ?? '',
          ...(knownAs !== undefined && { knownAs: JSON.stringify(knownAs) }),
          ...(endedBefore !== undefined && { endedBefore }),
        },
      );
    }
    return this.db.allDocs(
      generationSummarySchema,
      `SELECT doc FROM records INDEXED BY records_contact
       WHERE user_id = :userId AND hubspot_id > :after ${conditions} ORDER BY hubspot_id LIMIT :limit`,
      { ...rest, userId, after: after?.hubspotId ?? '' },
    );
  }

  /**
   * Counts and skips along an index, without reading a row that is not shown. Each time that a value is bound to a bare
   * `LIMIT :limit`, SQLite plans the statement again, which takes as long as reading ten rows.
   */
  #listAll(filter: HistoryFilter, { page, limit }: PageRequest): Page<GenerationSummary> {
    const { where, parameters } = conditionsOf(filter);
    const items = this.db.allDocs(
      generationSummarySchema,
      `SELECT doc FROM records WHERE ${where} ORDER BY submitted_at DESC, id DESC LIMIT :limit + 0 OFFSET :offset`,
      { ...parameters, limit, offset: (page - 1) * limit },
    );
    return { items, total: this.db.count(`SELECT count(*) AS n FROM records WHERE ${where}`, parameters) };
  }

  /** Reads the searched text of every record of the user once, for the total and the page together. */
  #search(filter: HistoryFilter, term: string, { page, limit }: PageRequest): Page<GenerationSummary> {
    const { where, parameters } = conditionsOf(filter);
    const found = this.db.all(
      `SELECT rowid AS row FROM records WHERE ${where} AND instr(search, :term) > 0
       ORDER BY submitted_at DESC, id DESC`,
      { ...parameters, term },
    );
    const rows = found.slice((page - 1) * limit, page * limit).map(({ row }) => Number(row));
    const items = this.db.allDocs(
      generationSummarySchema,
      `SELECT doc FROM records WHERE rowid IN (SELECT value FROM json_each(:rows))
       ORDER BY submitted_at DESC, id DESC`,
      { rows: JSON.stringify(rows) },
    );
    return { items, total: found.length };
  }
}

/** The conditions of a listed record, apart from the searched text. */
function conditionsOf({ userId, status, promptId, runId, owner, from, to, approved }: HistoryFilter) {
  return allOf([
    ['user_id = :userId', 'userId', userId],
    ['status = :status', 'status', status],
    ['prompt_id = :promptId', 'promptId', promptId],
    [`doc ->> '$.job.request.runId' = :runId`, 'runId', runId],
    [`doc ->> '$.owner.email' = :owner`, 'owner', owner],
    ['approved = :approved', 'approved', approved === undefined ? undefined : Number(approved)],
    ['submitted_at >= :from', 'from', from],
    ['submitted_at < :to', 'to', to],
  ]);
}
