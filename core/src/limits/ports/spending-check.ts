import type { BilledTo } from '../../connections/domain/billed-to.ts';

/** Checks before a generation is queued whether the spending limits allow it. */
export interface SpendingCheck {
  /**
   * `inputTokens` is an estimate; `outputTokens` and `calls` are maxima.
   * Errors: `budget_exhausted`, with the time until a new day or month begins.
   */
  assertRoom(call: {
    readonly billedTo: BilledTo;
    readonly aiModel: string;
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly calls: number;
  }): Promise<void>;
}
