import type { AuditAction } from '../../contract/index.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { ChainedEntry, ChainEnd } from '../domain/audit-chain.ts';
import type { AuditCheckpoint } from '../domain/audit-checkpoint.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';

export interface AuditFilter {
  /** Part of the actor's name, case ignored. */
  readonly actor?: string;
  readonly action?: AuditAction;
}

/** The append-only log: entries are added and read, never changed, except that words about an erased person leave them. */
export abstract class AuditLog {
  /** Adds the entry as the next of the chain. Durable when it returns. */
  abstract append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
  /** The entries of the chain after the one with this number, in order. */
  abstract readChain(after: number, limit: number): Promise<readonly ChainedEntry[]>;
  /** Takes the words about a user out of all entries that name them; returns how many. The chain still holds. */
  abstract erase(person: { readonly userId: string; readonly email: string }): Promise<number>;
  /** The last entry of the chain that is older than `time` as are all before it; null when the first one is not. */
  abstract lastBefore(time: Timestamp): Promise<ChainEnd | null>;
  /** The entries up to here are gone; null when none ever were. */
  abstract checkpoint(): Promise<AuditCheckpoint | null>;
  /** Stores the checkpoint in place of the one before, then removes the entries that it stands for; returns how many. */
  abstract removeUpTo(checkpoint: AuditCheckpoint): Promise<number>;
}
