import type { Actor } from '../../users/domain/actor.ts';
import type { DepartmentKey } from '../../contract/index.ts';

/** What rows use that name nothing themselves. */
export interface RowDefaults {
  readonly department: DepartmentKey | null;
  /** Id or title. */
  readonly prompt: string | undefined;
  readonly model: string | undefined;
}

/** What a run and the plan of it are asked for, beside the list itself. */
export interface BulkRequest {
  readonly actor: Actor;
  readonly defaults: RowDefaults;
  readonly serviceTier: 'default' | 'flex';
  /** Rows written at once; by the fleet, rows that wait in the queue or are written. */
  readonly concurrency: number;
  readonly pushPlaybook: boolean;
  /** Also writes for contacts who opted out of email; each of them is written into the audit log. */
  readonly includeOptedOut: boolean;
}
