import type { Timestamp } from '../../platform/clock.ts';

/** What runs keep of persons. */
export abstract class RunData {
  /** Removes the rows of erased contacts from all runs; returns their number. */
  abstract forgetContacts(hubspotIds: readonly string[]): Promise<number>;
  /** Removes the runs of an erased user with all their rows; returns the number of runs. */
  abstract deleteOf(userId: string): Promise<number>;
  /**
   * Removes runs that nobody carries out and that began before a moment (null: none), and rows that a process left before
   * `strayBefore` when it died while it added their run. Returns the number of runs.
   */
  abstract sweep(query: { readonly createdBefore: Timestamp | null; readonly strayBefore: Timestamp }): Promise<number>;
}
