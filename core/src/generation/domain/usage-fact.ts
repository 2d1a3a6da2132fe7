import type { DepartmentKey, UsageKind } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** What one finished generation, or one other call of the AI, used. It is kept when its record or version is deleted. */
export interface UsageFact {
  /** Identifies the attempt, so that a fact that is stored twice counts once. */
  readonly id: string;
  readonly kind: UsageKind;
  /** When it ended. */
  readonly at: Timestamp;
  /** Null: nobody who signs in, such as the command line. */
  readonly userId: string | null;
  readonly department: DepartmentKey;
  /** The template and its version that it was written with; null for an error, and for facts from before they were noted. */
  readonly promptId: string | null;
  readonly promptVersion: number | null;
  /** The model id that was asked for. */
  readonly aiModel: string;
  /** `wasted`: a call that is or may be paid for, of a generation whose end is told by another fact. */
  readonly outcome: 'ready' | 'error' | 'wasted';
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null where it is unknown. */
  readonly costUsd: number | null;
  /** The time from submit to result of a generation; null for an error, another call, and when it is unknown. */
  readonly msToReady: number | null;
}
