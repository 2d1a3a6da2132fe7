import type { AuditAction } from '../../contract/index.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';

export interface AuditFilter {
  /** Part of the actor's name, case ignored. */
  readonly actor?: string;
  readonly action?: AuditAction;
}

/** The append-only log: entries are added and read, never changed. */
export abstract class AuditLog {
  /** Durable when it returns. */
  abstract append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
}
