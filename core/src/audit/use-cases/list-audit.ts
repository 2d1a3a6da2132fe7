import type { Page, PageRequest } from '../../platform/page.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';
import { type AuditFilter, AuditLog } from '../ports/audit-log.ts';
import type { Needs } from '../../platform/needs.ts';

/** Lists one page of the audit log, newest first. */
export class ListAudit {
  static readonly needs = { log: AuditLog };
  readonly #deps: Needs<typeof ListAudit>;

  constructor(deps: Needs<typeof ListAudit>) {
    this.#deps = deps;
  }

  execute(input: { filter: AuditFilter; page: PageRequest }): Promise<Page<AuditEntry>> {
    return this.#deps.log.list(input.filter, input.page);
  }
}
