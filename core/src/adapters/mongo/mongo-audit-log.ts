import { auditEntryDocSchema } from '../../audit/domain/audit-entry-schema.ts';
import type { AuditEntry } from '../../audit/domain/audit-entry.ts';
import { AuditLog, type AuditFilter } from '../../audit/ports/audit-log.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Collections } from './collections.ts';
import { readDocument, toDocument } from './documents.ts';
import { containing } from './expressions.ts';

/** Append-only by what this class can do; give the application's database user no right to change the collection to make it the server's rule too. */
export class MongoAuditLog extends AuditLog {
  readonly #audit: Collections['audit'];

  constructor({ audit }: Collections) {
    super();
    this.#audit = audit;
  }

  async append(entry: AuditEntry): Promise<void> {
    await this.#audit.insert({ ...toDocument(entry), actorSearch: entry.actor.name.toLowerCase() });
  }

  async list({ actor = '', action }: AuditFilter, { page, limit }: PageRequest): Promise<Page<AuditEntry>> {
    const filter = {
      ...(actor !== '' && { actorSearch: containing(actor.toLowerCase()) }),
      ...(action !== undefined && { action }),
    };
    const [documents, total] = await Promise.all([
      this.#audit.find(filter, { sort: { at: -1, _id: -1 }, skip: (page - 1) * limit, limit }),
      Object.keys(filter).length === 0 ? this.#audit.countAll() : this.#audit.count(filter),
    ]);
    return { items: documents.map((document) => readDocument(auditEntryDocSchema, document)), total };
  }
}
