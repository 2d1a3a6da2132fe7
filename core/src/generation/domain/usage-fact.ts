import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** What one finished generation used. It is kept when its record or version is deleted. */
export interface UsageFact {
  /** Identifies the attempt, so that a fact that is stored twice counts once. */
  readonly id: string;
  /** When it ended. */
  readonly at: Timestamp;
  readonly userId: string;
  readonly department: DepartmentKey;
  /** The template and its version that it was written with; null for an error, and for facts from before they were noted. */
  readonly promptId: string | null;
  readonly promptVersion: number | null;
  /** The model id that was asked for. */
  readonly aiModel: string;
  readonly outcome: 'ready' | 'error';
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null where it is unknown. */
  readonly costUsd: number | null;
  /** The time from submit to result; null for an error, and when it is unknown. */
  readonly msToReady: number | null;
}
