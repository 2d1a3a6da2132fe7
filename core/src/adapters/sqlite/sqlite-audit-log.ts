import { auditEntryDocSchema } from '../../audit/domain/audit-entry-schema.ts';
import type { AuditEntry } from '../../audit/domain/audit-entry.ts';
import { AuditLog, type AuditFilter } from '../../audit/ports/audit-log.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { SqliteConnection, SqlParameters } from './sqlite-connection.ts';

export class SqliteAuditLog extends AuditLog {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async append(entry: AuditEntry): Promise<void> {
    this.#db.run('INSERT INTO audit_log (id, actor_search, doc) VALUES (:id, :actor, :doc)', {
      id: entry.id,
      actor: entry.actor.name.toLowerCase(),
      doc: JSON.stringify(entry),
    });
  }

  async list({ actor, action }: AuditFilter, { page, limit }: PageRequest): Promise<Page<AuditEntry>> {
    const conditions: string[] = [];
    const parameters: SqlParameters = {};
    if (actor !== undefined && actor !== '') {
      conditions.push('instr(actor_search, :actor) > 0');
      parameters.actor = actor.toLowerCase();
    }
    if (action !== undefined) {
      conditions.push('action = :action');
      parameters.action = action;
    }
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    return {
      items: this.#db.allDocs(
        auditEntryDocSchema,
        `WITH page AS MATERIALIZED (
           SELECT rowid AS row FROM audit_log ${where} ORDER BY at DESC, id DESC LIMIT :limit OFFSET :offset
         )
         SELECT doc FROM page JOIN audit_log ON audit_log.rowid = page.row ORDER BY at DESC, id DESC`,
        { ...parameters, limit, offset: (page - 1) * limit },
      ),
      total: this.#db.count(`SELECT count(*) AS n FROM audit_log ${where}`, parameters),
    };
  }
}
