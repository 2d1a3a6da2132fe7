import type { AuditAction } from '../contract/audit.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { ChainedEntry, ChainEnd, StoredEntry } from '../domain/audit-chain.ts';
import type { AuditCheckpoint, VerifiedCheckpoint } from '../domain/audit-checkpoint.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { NamedPerson } from '../domain/named-person.ts';

export interface AuditFilter {
  /** A part of the actor's name, in upper or lower case. */
  readonly actor?: string;
  readonly actions?: readonly AuditAction[];
  /** The first moment, and the one after the last. */
  readonly since?: Timestamp;
  readonly before?: Timestamp;
}

/**
 * The append-only log: entries are added and read, never changed, except that words about an erased person are removed.
 */
export abstract class AuditLog {
  /**
   * Adds the entry that `next` makes of the chain's end, and returns it. `next` is called again when another process
   * was faster. The entry is durable when the call returns.
   */
  abstract append(next: (end: ChainEnd) => ChainedEntry): Promise<ChainedEntry>;
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
  /** The entries of the chain after the one with this number, in order. */
  abstract readChain(after: number, limit: number): Promise<readonly ChainedEntry[]>;
  /** The newest entry of the chain about an action; null if there is none. */
  abstract newest(action: AuditAction): Promise<ChainedEntry | null>;
  /** The entries that are not in the chain, after the one with this id (empty: from the first), in the order of ids. */
  abstract readUnlinked(after: string, limit: number): Promise<readonly StoredEntry[]>;
  /** Those of these entries that are stored, in any order. */
  abstract withIds(ids: readonly string[]): Promise<readonly StoredEntry[]>;
  /** The number of entries up to this one of the chain, those that are not in the chain included. */
  abstract countUpTo(seq: number): Promise<number>;
  /** The entries that name a person, newest first. */
  abstract naming(person: NamedPerson, limit: number): Promise<Page<StoredEntry>>;
  /** The entries whose words nothing proves: without a salt, and without a commitment to what remains. */
  abstract unproven(limit: number): Promise<readonly StoredEntry[]>;
  /** Stores altered words, except where another process altered the entry meanwhile; returns how many. */
  abstract alter(changes: readonly EntryChange[]): Promise<number>;
  /** Whether the chain has once been continued with a key. */
  abstract isKeyed(): Promise<boolean>;
  abstract noteKeyed(at: Timestamp): Promise<void>;
  /** The checkpoint after which entries remain; null when none were ever removed. */
  abstract checkpoint(): Promise<AuditCheckpoint | null>;
  /** Stores the checkpoint in place of the previous one, then removes the entries up to it; returns how many. */
  abstract removeUpTo(checkpoint: AuditCheckpoint): Promise<number>;
  /** The newest verification; null when there was none. */
  abstract verified(): Promise<VerifiedCheckpoint | null>;
  abstract noteVerified(checkpoint: VerifiedCheckpoint): Promise<void>;
}

/** An entry before and after its words are altered. */
export interface EntryChange {
  readonly before: StoredEntry;
  readonly after: StoredEntry;
}
