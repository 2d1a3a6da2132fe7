import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { UsageKind } from '../contract/usage-kinds.ts';
import type { Timestamp } from '../../platform/clock.ts';

/**
 * One call to the AI that is or may be paid for, or the end of one generation, whose calls are facts of their own. It is
 * kept when its record or version is deleted.
 */
export interface UsageFact {
  /** Identifies the call or the attempt, so that a fact that is stored twice counts once. */
  readonly id: string;
  readonly kind: UsageKind;
  /** When it ended. */
  readonly at: Timestamp;
  /** Null: nobody who signs in, such as the command line. */
  readonly userId: string | null;
  readonly department: DepartmentKey;
  /** Of a call: the record or the cell of a trial that it was made for; null for other calls and for older facts. */
  readonly jobId: string | null;
  /** The template and its version of a generation that became ready; else null. */
  readonly promptId: string | null;
  readonly promptVersion: number | null;
  /** The model id that was asked for. */
  readonly aiModel: string;
  /**
   * `call`, or how a generation ended. In older stores the fact of a ready generation has the tokens and the cost of its
   * calls, and calls for anything else are `ready` or `error`.
   */
  readonly outcome: 'ready' | 'error' | 'call';
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; 0 for the end of a generation; null where the price is unknown, or nobody knows what was used. */
  readonly costUsd: number | null;
  /** US dollars at which the limits count it: the cost, or the most that it may be where that is unknown. */
  readonly countedUsd: number;
  /** The time from submit to result of a generation; null for an error, another call, and when it is unknown. */
  readonly msToReady: number | null;
}
