import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { HandOver } from '../domain/hand-over.ts';

/** Whose hand-overs are meant: those of a record, of a contact in one domain or in all, or of a rep. */
export type HandOversOf =
  | { readonly recordId: string }
  | { readonly hubspotId: string; readonly department?: DepartmentKey | undefined }
  | { readonly userId: string };

/** Hand-overs made at or after `from` and before `to`, of one domain or of all. */
export interface HandOversBetween {
  readonly from: Timestamp;
  readonly to: Timestamp;
  readonly department?: DepartmentKey | undefined;
}

/** Keeps what was handed over. A hand-over outlives the record it was made from. */
export abstract class HandOverRepository {
  /** Answers false, and stores nothing, where one with its id is there already. */
  abstract create(handOver: HandOver): Promise<boolean>;
  abstract find(id: string): Promise<HandOver | null>;
  /**
   * Replaces the hand-over with the same id and `revision` and counts the revision up. Answers what is stored then; null,
   * and stores nothing, where it was changed meanwhile or is not there.
   */
  abstract replace(handOver: HandOver): Promise<HandOver | null>;
  /** Answers false where it is not there. */
  abstract delete(id: string): Promise<boolean>;
  /** Removes what holds a person's data for good; answers how many. */
  abstract deleteOf(whose: HandOversOf): Promise<number>;
  /** Of some records, the newest first. */
  abstract ofRecords(recordIds: readonly string[]): Promise<readonly HandOver[]>;
  /** The newest of a contact, by whichever rep of the domain. */
  abstract newestOfContact(department: DepartmentKey, hubspotId: string): Promise<HandOver | null>;
  /** At most `limit` of them, in the order of their ids, from the one after the id `after` on; null begins. */
  abstract walk(which: HandOversBetween, after: string | null, limit: number): Promise<readonly HandOver[]>;
}
