import type { Actor } from '../../platform/actor.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';

/** The values for rows that name none themselves. */
export interface RowDefaults {
  readonly department: DepartmentKey | null;
  /** Id or title. */
  readonly prompt: string | undefined;
  readonly model: string | undefined;
  /** The language of the emails; undefined: each contact's own. */
  readonly language?: WritingLanguage | undefined;
}

/** What a run or its plan is asked to do with a list. */
export interface BulkRequest {
  readonly actor: Actor;
  readonly defaults: RowDefaults;
  readonly serviceTier: 'default' | 'flex';
  /** The number of rows that are written at once; with `via: queue`, the number of rows that wait or are written. */
  readonly concurrency: number;
  readonly pushPlaybook: boolean;
  /** Hands each sequence over as it becomes ready, from that day on. */
  readonly handOver?: 'tasks' | undefined;
  /**
   * Also writes for contacts who opted out of email, or asked in a mail not to be written to; each of them is written into the
   * audit log.
   */
  readonly includeOptedOut: boolean;
  /** The stored run whose rows these are, whose account caps the calls; undefined for a list of the command line. */
  readonly runId?: string | undefined;
}
