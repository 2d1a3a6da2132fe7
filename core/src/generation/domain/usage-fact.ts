import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** One generation that came to its end. Kept for good: neither a deleted record nor a dropped version takes it back. */
export interface UsageFact {
  /** Names the attempt, so that one told twice counts once. */
  readonly id: string;
  /** When it ended. */
  readonly at: Timestamp;
  readonly userId: string;
  readonly department: DepartmentKey;
  /** The model id that was asked for. */
  readonly aiModel: string;
  readonly outcome: 'ready' | 'error';
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null where it is unknown. */
  readonly costUsd: number | null;
  /** From the submit to the result; null for an error, and where it is not known. */
  readonly msToReady: number | null;
}
