import {
  chained,
  chainStart,
  withoutPerson,
  type ChainedEntry,
  type ChainEnd,
} from '../../audit/domain/audit-chain.ts';
import { auditCheckpointSchema, type AuditCheckpoint } from '../../audit/domain/audit-checkpoint.ts';
import {
  auditEntryDocSchema,
  chainedEntryDocSchema,
  linkedEntryDocSchema,
} from '../../audit/domain/audit-entry-schema.ts';
import type { AuditEntry } from '../../audit/domain/audit-entry.ts';
import { namingOf, type NamedPerson } from '../../audit/domain/named-person.ts';
import { AuditLog, type AuditFilter } from '../../audit/ports/audit-log.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { SqliteConnection, SqlParameters } from './sqlite-connection.ts';

/** True for entries that name a person; see `parametersOf`. */
const naming = `action IN (SELECT value FROM json_each(:actions))
  AND (doc ->> '$.actor.userId' = :actorId OR doc ->> '$.actor.name' = :actorName OR doc ->> '$.target' = :target)`;

export class SqliteAuditLog extends AuditLog {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async append(entry: AuditEntry): Promise<void> {
    this.#db.transaction(() => {
      const last = 'SELECT doc FROM audit_log WHERE seq IS NOT NULL ORDER BY seq DESC LIMIT 1';
      const end = this.#db.getDoc(chainedEntryDocSchema, last)?.link ?? chainStart;
      this.#db.run('INSERT INTO audit_log (id, actor_search, doc) VALUES (:id, :actor, :doc)', {
        id: entry.id,
        actor: entry.actor.name.toLowerCase(),
        doc: JSON.stringify(chained(entry, end)),
      });
    });
  }

  async readChain(after: number, limit: number): Promise<readonly ChainedEntry[]> {
    return this.#db.allDocs(
      chainedEntryDocSchema,
      'SELECT doc FROM audit_log WHERE seq > :after ORDER BY seq LIMIT :limit',
      { after, limit },
    );
  }

  async naming(person: NamedPerson, limit: number): Promise<Page<AuditEntry>> {
    const who = parametersOf(person);
    const items = this.#db.allDocs(
      auditEntryDocSchema,
      `SELECT doc FROM audit_log WHERE ${naming} ORDER BY at DESC, id DESC LIMIT :limit`,
      { ...who, limit },
    );
    return { items, total: this.#db.count(`SELECT count(*) AS n FROM audit_log WHERE ${naming}`, who) };
  }

  async erase(person: NamedPerson): Promise<number> {
    return this.#db.transaction(() => {
      const sql = `SELECT doc FROM audit_log WHERE ${naming}`;
      const named = this.#db.allDocs(linkedEntryDocSchema, sql, parametersOf(person));
      for (const entry of named) {
        const without = withoutPerson(entry, person);
        this.#db.run('UPDATE audit_log SET doc = :doc, actor_search = :actor WHERE id = :id', {
          id: entry.id,
          actor: without.actor.name.toLowerCase(),
          doc: JSON.stringify(without),
        });
      }
      return named.length;
    });
  }

  async lastBefore(time: Timestamp): Promise<ChainEnd | null> {
    const last = this.#db.getDoc(
      chainedEntryDocSchema,
      `SELECT doc FROM audit_log
       WHERE seq < coalesce((SELECT seq FROM audit_log WHERE seq > 0 AND at >= :time ORDER BY seq LIMIT 1), 9e15)
       ORDER BY seq DESC LIMIT 1`,
      { time },
    );
    return last === null ? null : { seq: last.link.seq, hash: last.link.hash };
  }

  async checkpoint(): Promise<AuditCheckpoint | null> {
    return this.#db.getDoc(auditCheckpointSchema, 'SELECT doc FROM audit_checkpoint') ?? null;
  }

  async removeUpTo(checkpoint: AuditCheckpoint): Promise<number> {
    return this.#db.transaction(() => {
      const stored = this.#db.run(
        `INSERT INTO audit_checkpoint (id, doc) VALUES (1, :doc)
         ON CONFLICT (id) DO UPDATE SET doc = excluded.doc WHERE excluded.seq >= audit_checkpoint.seq`,
        { doc: JSON.stringify(checkpoint) },
      );
      if (stored === 0) return 0;
      return this.#db.run('DELETE FROM audit_log WHERE coalesce(seq, 0) <= :seq', { seq: checkpoint.end.seq });
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

function parametersOf(person: NamedPerson): SqlParameters {
  const { actions, actorId, actorName, target } = namingOf(person);
  return { actions: JSON.stringify(actions), actorId, actorName, target };
}
