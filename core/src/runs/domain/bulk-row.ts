import type { DepartmentKey } from '../../platform/contract/departments.ts';

/** A valid row of a list. What it leaves out comes from the run's defaults. */
export interface BulkRow {
  /** 1 for the first row of the list. */
  readonly row: number;
  /** The line of the file where the row begins; for messages. */
  readonly line: number;
  /** The contact as the list names it: a link or an id. */
  readonly contact: string;
  readonly hubspotId: string;
  readonly prospectUrl: string | undefined;
  /** Id or title. */
  readonly prompt: string | undefined;
  readonly department: DepartmentKey | undefined;
  readonly model: string | undefined;
  readonly additionalInfo: string;
}

/** An invalid row, with the reason in words for people. */
export interface BadRow {
  readonly row: number;
  readonly line: number;
  readonly contact: string;
  readonly problem: string;
}

export type BulkEntry = BulkRow | BadRow;
