import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { HandOver } from '../domain/hand-over.ts';

export type HandOversOf =
  | { readonly recordId: string }
  | { readonly knownAs: readonly string[] }
  | { readonly userId: string };

/** Selects hand-overs that were created at `from` or later and before `to`, in one domain or in all. */
export interface HandOversBetween {
  readonly from: Timestamp;
  readonly to: Timestamp;
  readonly department?: DepartmentKey | undefined;
}

/** Stores hand-overs. A hand-over outlives the record that it was made from. */
export abstract class HandOverRepository {
  /** Answers false, and stores nothing, where one with its id exists or another one reserves its `claimedContact`. */
  abstract create(handOver: HandOver): Promise<boolean>;
  abstract find(id: string): Promise<HandOver | null>;
  /**
   * Replaces the hand-over with the same id and `revision`, and increases the revision. Answers what is stored then;
   * null, and stores nothing, where it was changed meanwhile or does not exist, or another one reserves its
   * `claimedContact`.
   */
  abstract replace(handOver: HandOver): Promise<HandOver | null>;
  /** Answers false where it does not exist, or has another `revision` than the one that is given. */
  abstract delete(id: string, revision?: number): Promise<boolean>;
  /** Erases the hand-overs of a person; answers how many. */
  abstract deleteOf(whose: HandOversOf): Promise<number>;
  abstract of(whose: HandOversOf): Promise<readonly HandOver[]>;
  /** The hand-overs of some records, newest first. */
  abstract ofRecords(recordIds: readonly string[]): Promise<readonly HandOver[]>;
  /** The hand-over that reserves a contact of the CRM. */
  abstract findClaimOf(contactId: string): Promise<HandOver | null>;
  /** The hand-overs of some contacts by any rep of the domain; null: of all domains. */
  abstract ofContacts(department: DepartmentKey | null, hubspotIds: readonly string[]): Promise<readonly HandOver[]>;
  /**
   * The next hand-overs in the order of their ids, `limit` at most: those after the id `after`, or the first ones for
   * null.
   */
  abstract walk(which: HandOversBetween, after: string | null, limit: number): Promise<readonly HandOver[]>;
}
