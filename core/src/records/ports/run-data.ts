import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Page } from '../../platform/page.ts';

/** A row of a run, with all that the run keeps of its contact. */
export interface RowOfRun {
  readonly runId: string;
  readonly row: number;
  /** The contact as the list named it: a link or an id. */
  readonly contact: string;
  readonly hubspotId: string | null;
  readonly contactName: string | null;
  readonly company: string | null;
}

/** What runs keep of persons. */
export abstract class RunData {
  /** The rows of contacts in all runs, each with the domain of its run; null where the run is gone. */
  abstract rowsAbout(
    hubspotIds: readonly string[],
  ): Promise<readonly (RowOfRun & { readonly department: DepartmentKey | null })[]>;
  /** Removes rows from their runs; returns their number. */
  abstract deleteRows(rows: readonly RowOfRun[]): Promise<number>;
  /** The runs of a user, and `maxRows` of their rows at most with the number of all. */
  abstract of(
    userId: string,
    maxRows: number,
  ): Promise<{ readonly runs: readonly { readonly id: string }[]; readonly rows: Page<RowOfRun> }>;
  /** Removes the runs of an erased user with all their rows; returns how many of both. */
  abstract deleteOf(userId: string): Promise<{ readonly runs: number; readonly rows: number }>;
  /**
   * Removes runs that nobody carries out and that began before a moment (null: none), and rows that a process left before
   * `strayBefore` when it died while it added their run. Returns the number of runs.
   */
  abstract sweep(query: { readonly createdBefore: Timestamp | null; readonly strayBefore: Timestamp }): Promise<number>;
}
