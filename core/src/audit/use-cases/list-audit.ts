import type { Page, PageRequest } from '../../platform/page.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { AuditFilter, AuditLog } from '../ports/audit-log.ts';

/** Lists one page of the audit log, newest first. */
export class ListAudit {
  readonly #deps: { log: AuditLog };

  constructor(deps: { log: AuditLog }) {
    this.#deps = deps;
  }

  execute(input: { filter: AuditFilter; page: PageRequest }): Promise<Page<AuditEntry>> {
    return this.#deps.log.list(input.filter, input.page);
  }
}
