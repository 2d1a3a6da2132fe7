import {
  chainedEntrySchema,
  chainEndOf,
  chainStart,
  searchNameOf,
  storedEntrySchema,
  unlinkedEntrySchema,
  type ChainedEntry,
  type ChainEnd,
  type StoredEntry,
} from '../domain/audit-chain.ts';
import {
  auditCheckpointSchema,
  verifiedCheckpointSchema,
  type AuditCheckpoint,
  type VerifiedCheckpoint,
} from '../domain/audit-checkpoint.ts';
import { auditEntrySchema, type AuditEntry } from '../domain/audit-entry.ts';
import { namingOf, type NamedPerson } from '../domain/named-person.ts';
import { AuditLog, type AuditFilter, type EntryChange } from '../ports/audit-log.ts';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { AuditAction } from '../contract/audit.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { allOf } from '../../platform/sqlite/conditions.ts';
import { readDoc, type SqliteConnection, type SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';

/** True for entries that name a person; see `parametersOf`. */
const naming = `action IN (SELECT value FROM json_each(:actions))
  AND (doc ->> '$.actor.userId' = :actorId OR doc ->> '$.actor.name' = :actorName OR doc ->> '$.target' = :target)`;

export class SqliteAuditLog extends AuditLog {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async append(next: (end: ChainEnd) => ChainedEntry): Promise<ChainedEntry> {
    return this.#db.transaction(() => {
      const last = 'SELECT doc FROM audit_log WHERE seq > 0 ORDER BY seq DESC LIMIT 1';
      const end = this.#db.getDoc(chainedEntrySchema, last);
      const entry = next(end === null ? chainStart : chainEndOf(end));
      const insert = 'INSERT INTO audit_log (id, actor_search, doc) VALUES (:id, :actor, :doc)';
      // A trigger of somebody else can make the statement do nothing.
      if (this.#db.run(insert, rowOf(entry)) !== 1) throw new AppError('internal', 'The audit log kept no entry.');
      return entry;
    });
  }

  async readChain(after: number, limit: number): Promise<readonly ChainedEntry[]> {
    return this.#toVerify(chainedEntrySchema, 'WHERE seq > :after ORDER BY seq LIMIT :limit', { after, limit });
  }

  async newest(action: AuditAction): Promise<ChainedEntry | null> {
    return this.#db.getDoc(
      chainedEntrySchema,
      'SELECT doc FROM audit_log WHERE action = :action AND seq > 0 ORDER BY seq DESC LIMIT 1',
      { action },
    );
  }

  async readUnlinked(after: string, limit: number): Promise<readonly StoredEntry[]> {
    return this.#toVerify(
      unlinkedEntrySchema,
      'WHERE NOT coalesce(seq > 0, 0) AND id > :after ORDER BY id LIMIT :limit',
      { after, limit },
    );
  }

  /**
   * Reads entries to verify them. One of which the columns do not say the same is found by no name: with a key twice in
   * its JSON, of which SQLite reads the first and the parser the last, it would be missing from filtered lists.
   */
  #toVerify<E extends StoredEntry>(schema: z.ZodType<E>, which: string, parameters: SqlParameters): E[] {
    const rows = this.#db.all(`SELECT doc, id, seq, at, action, actor_search FROM audit_log ${which}`, parameters);
    return rows.map(({ doc, ...row }) => {
      const entry = readDoc(schema, doc);
      const { id, at, action, link } = entry;
      const isSame =
        row.id === id && row.at === at && row.action === action && (link === undefined || row.seq === link.seq);
      return { ...entry, actorSearch: isSame ? String(row.actor_search) : undefined };
    });
  }

  async withIds(ids: readonly string[]): Promise<readonly StoredEntry[]> {
    return this.#db.allDocs(
      storedEntrySchema,
      'SELECT doc FROM audit_log WHERE id IN (SELECT value FROM json_each(:ids))',
      { ids: JSON.stringify(ids) },
    );
  }

  async countUpTo(seq: number): Promise<number> {
    return this.#db.count('SELECT count(*) AS n FROM audit_log WHERE NOT coalesce(seq > :seq, 0)', { seq });
  }

  async naming(person: NamedPerson, limit: number): Promise<Page<StoredEntry>> {
    const who = parametersOf(person);
    const items = this.#db.allDocs(
      storedEntrySchema,
      `SELECT doc FROM audit_log WHERE ${naming} ORDER BY at DESC, id DESC LIMIT :limit`,
      { ...who, limit },
    );
    return { items, total: this.#db.count(`SELECT count(*) AS n FROM audit_log WHERE ${naming}`, who) };
  }

  async unproven(limit: number): Promise<readonly StoredEntry[]> {
    return this.#db.allDocs(
      storedEntrySchema,
      `SELECT doc FROM audit_log WHERE doc ->> '$.link.salt' IS NULL AND doc ->> '$.remains' IS NULL LIMIT :limit`,
      { limit },
    );
  }

  async alter(changes: readonly EntryChange[]): Promise<number> {
    return this.#db.transaction(() => {
      let altered = 0;
      for (const { before, after } of changes) {
        altered += this.#db.run(
          `UPDATE audit_log SET doc = :doc, actor_search = :actor
           WHERE id = :id AND doc ->> '$.link.salt' IS :salt AND doc ->> '$.remains' IS :remains`,
          { ...rowOf(after), salt: before.link?.salt ?? null, remains: before.remains ?? null },
        );
      }
      return altered;
    });
  }

  async isKeyed(): Promise<boolean> {
    return this.#db.count(`SELECT count(*) AS n FROM audit_marks WHERE name = 'keyed'`) > 0;
  }

  async noteKeyed(at: Timestamp): Promise<void> {
    this.#mark('keyed', { at });
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

  async verified(): Promise<VerifiedCheckpoint | null> {
    return this.#db.getDoc(verifiedCheckpointSchema, `SELECT doc FROM audit_marks WHERE name = 'verified'`);
  }

  async noteVerified(checkpoint: VerifiedCheckpoint): Promise<void> {
    this.#mark('verified', checkpoint);
  }

  #mark(name: string, mark: object): void {
    this.#db.run(
      'INSERT INTO audit_marks (name, doc) VALUES (:name, :doc) ON CONFLICT (name) DO UPDATE SET doc = excluded.doc',
      { name, doc: JSON.stringify(mark) },
    );
  }

  async list({ actor, actions, since, before }: AuditFilter, { page, limit }: PageRequest): Promise<Page<AuditEntry>> {
    const { where, parameters } = allOf([
      ['instr(actor_search, :actor) > 0', 'actor', actor?.toLowerCase() || undefined],
      ['action IN (SELECT value FROM json_each(:actions))', 'actions', actions && JSON.stringify(actions)],
      ['at >= :since', 'since', since],
      ['at < :before', 'before', before],
    ]);
    return {
      items: this.#db.allDocs(
        auditEntrySchema,
        `WITH page AS MATERIALIZED (
           SELECT rowid AS row FROM audit_log WHERE ${where} ORDER BY at DESC, id DESC LIMIT :limit OFFSET :offset
         )
         SELECT doc FROM page JOIN audit_log ON audit_log.rowid = page.row ORDER BY at DESC, id DESC`,
        { ...parameters, limit, offset: (page - 1) * limit },
      ),
      total: this.#db.count(`SELECT count(*) AS n FROM audit_log WHERE ${where}`, parameters),
    };
  }
}

function rowOf(entry: StoredEntry) {
  return { id: entry.id, actor: searchNameOf(entry.actor), doc: JSON.stringify(entry) };
}

function parametersOf(person: NamedPerson): SqlParameters {
  const { actions, actorId, actorName, target } = namingOf(person);
  return { actions: JSON.stringify(actions), actorId, actorName, target };
}
