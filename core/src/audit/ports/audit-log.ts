import type { AuditAction } from '../../contract/index.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { ChainedEntry, ChainEnd } from '../domain/audit-chain.ts';
import type { AuditCheckpoint } from '../domain/audit-checkpoint.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { NamedPerson } from '../domain/named-person.ts';

export interface AuditFilter {
  /** A part of the actor's name, in upper or lower case. */
  readonly actor?: string;
  readonly action?: AuditAction;
}

/**
 * The append-only log: entries are added and read, never changed, except that words about an erased person are removed.
 */
export abstract class AuditLog {
  /** Adds the entry as the next of the chain. It is durable when the call returns. */
  abstract append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
  /** The entries of the chain after the one with this number, in order. */
  abstract readChain(after: number, limit: number): Promise<readonly ChainedEntry[]>;
  /** The entries that name a person, newest first. */
  abstract naming(person: NamedPerson, limit: number): Promise<Page<AuditEntry>>;
  /** Removes the words about a person from all entries that name them; returns how many. The chain still verifies. */
  abstract erase(person: NamedPerson): Promise<number>;
  /**
   * The last entry of the chain's beginning that is entirely older than `time`; null when the first entry is not older.
   */
  abstract lastBefore(time: Timestamp): Promise<ChainEnd | null>;
  /** The checkpoint after which entries remain; null when none were ever removed. */
  abstract checkpoint(): Promise<AuditCheckpoint | null>;
  /** Stores the checkpoint in place of the previous one, then removes the entries up to it; returns how many. */
  abstract removeUpTo(checkpoint: AuditCheckpoint): Promise<number>;
}
