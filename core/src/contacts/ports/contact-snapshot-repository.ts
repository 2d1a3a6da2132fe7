import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { ContactSnapshot } from '../domain/contact.ts';

export interface SnapshotKey {
  readonly userId: string;
  readonly hubspotId: string;
  readonly department: DepartmentKey;
}

/** Caches fetched contacts by user, contact and domain until they expire. */
export abstract class ContactSnapshotRepository {
  /** Replaces the snapshot under the key. */
  abstract put(key: SnapshotKey, snapshot: ContactSnapshot, expiresAt: Timestamp): Promise<void>;
  /** Null when there is none or it has expired at `now`. */
  abstract get(key: SnapshotKey, now: Timestamp): Promise<ContactSnapshot | null>;
  /** The keys of all snapshots, also of those that have expired and are not deleted yet. */
  abstract keys(): Promise<readonly SnapshotKey[]>;
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
