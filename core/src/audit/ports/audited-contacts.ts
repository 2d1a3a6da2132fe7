import type { AuditEntry } from '../domain/audit-entry.ts';

/** What is known now of a contact that an entry names by its id alone. */
export interface AuditedContact {
  /** Empty where the CRM has none. */
  readonly name: string;
  /** The user whose record it is, with which a screen can open it. */
  readonly userId: string;
}

/**
 * Knows the contacts of entries by their records. The log holds no names of contacts, so that they are found when it is
 * read, as long as the records exist.
 */
export abstract class AuditedContacts {
  /** The contacts of those entries that are about one with a record, by the entry's id. */
  abstract of(entries: readonly AuditEntry[]): Promise<ReadonlyMap<string, AuditedContact>>;
}
