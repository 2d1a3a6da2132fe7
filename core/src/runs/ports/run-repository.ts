import type { RunCaps } from '../../limits/ports/run-caps.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { RunData } from '../../records/ports/run-data.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { RowCounts, RowEnd, Run, RunChange, RunRow } from '../domain/run.ts';

/** Runs and their rows. */
export abstract class RunRepository implements RunCaps, RunData {
  /** Stores a run with all its rows. Until it is stored whole, nobody sees it. */
  abstract add(run: Run, rows: readonly RunRow[]): Promise<void>;
  abstract find(id: string): Promise<Run | null>;
  /** Newest first; undefined: of all users. */
  abstract list(userId: string | undefined, page: PageRequest): Promise<Page<Run>>;
  /** The oldest runs that are running, or that a worker has not given back. */
  abstract listActive(limit: number): Promise<readonly Run[]>;
  /** The changed run; null where there is none, or `change` declines. It is applied to the run as it is. */
  abstract change(id: string, change: RunChange): Promise<Run | null>;
  abstract renewLease(id: string, fence: number, until: Timestamp): Promise<boolean>;
  abstract maxUsdOf(id: string): Promise<number | null>;
  abstract count(id: string): Promise<RowCounts>;
  abstract listRows(id: string, status: RunRow['status'] | undefined, page: PageRequest): Promise<Page<RunRow>>;
  /** The next rows with this status after a row, in the order of the list. */
  abstract nextRows(
    id: string,
    query: { readonly status: RunRow['status']; readonly after: number; readonly limit: number },
  ): Promise<readonly RunRow[]>;
  /** Marks a pending row as being written. A power failure may lose the write. */
  abstract begin(id: string, row: number): Promise<void>;
  /** Ends a row that is pending or being written; one that has ended stays as it is. */
  abstract end(id: string, row: number, end: RowEnd): Promise<void>;
  /** Makes rows pending again: all that are being written, or all that failed. Returns their number. */
  abstract putBack(id: string, status: 'processing' | 'error'): Promise<number>;
  abstract forgetContacts(hubspotIds: readonly string[]): Promise<number>;
  abstract deleteOf(userId: string): Promise<number>;
  abstract sweep(query: { readonly createdBefore: Timestamp | null; readonly strayBefore: Timestamp }): Promise<number>;
}
