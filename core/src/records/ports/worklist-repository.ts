import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { WorkTab } from '../contract/worklist.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import type { WorkStage } from '../domain/worklist-place.ts';

/** Selects records of one user. */
export interface WorklistFilter {
  readonly userId: string;
  /** The domain, template and run of the newest submit. */
  readonly department?: DepartmentKey | undefined;
  readonly promptId?: string | undefined;
  readonly runId?: string | undefined;
  /** The email address of the contact's owner in the CRM. */
  readonly owner?: string | undefined;
  /** Matched as in `HistoryFilter`. */
  readonly search?: string | undefined;
}

/** A part of a tab. Null stands for the records for which nothing is left to do. */
export interface WorklistPart {
  readonly tab: WorkTab | null;
  readonly now: Timestamp;
  /** How many records are left out, and how many are listed. */
  readonly skip: number;
  readonly limit: number;
  /** Counts from the end, and lists the last record first. */
  readonly isReversed: boolean;
}

/** The records at each stage, apart by whether a step is due. */
export type StageCounts = Readonly<Partial<Record<WorkStage, { readonly due: number; readonly others: number }>>>;

/** Selects lost contacts; see `WorklistRepository.listLost`. */
export interface LostBetween {
  readonly since: Timestamp;
  readonly sentAt: Timestamp;
}
/** The longest time for which a sequence of the CRM goes on after its contact was lost. */
export const maxSentMs = 90 * 24 * 60 * 60_000;

/** Lists records by what is left to do for them. Every other port keeps it up to date when it changes a record. */
export abstract class WorklistRepository {
  /**
   * How many records are at each stage; of `none`, where most may be, only those with a step that is due unless all are
   * asked for. Stages without records may be absent.
   */
  abstract count(filter: WorklistFilter, now: Timestamp, asked?: { readonly withNone: boolean }): Promise<StageCounts>;
  /** By rank, highest first, then by id; those that are due by day, the oldest first. */
  abstract list(filter: WorklistFilter, part: WorklistPart): Promise<readonly GenerationSummary[]>;
  /**
   * The user's records whose contact was lost (`Work.lost`), `limit` at most: those to whom the CRM may still send at
   * `sentAt`, lost within `maxSentMs`, then the others that were lost at `since` or later; the newest first.
   */
  abstract listLost(userId: string, which: LostBetween, limit: number): Promise<readonly GenerationSummary[]>;
  /** Notes that the user has seen the last reply. Answers false if there is no such record. */
  abstract markSeen(recordId: string): Promise<boolean>;
}
