import type { BilledTo } from '../../credentials/domain/billed-to.ts';

/** Says before a generation is queued whether the limits leave room for it. */
export interface SpendingCheck {
  /**
   * `inputBytes`: about what the model will read; `outputTokens` and `calls`: at most.
   * Errors: `budget_exhausted`, with the time until a new day or month begins.
   */
  assertRoom(call: {
    readonly billedTo: BilledTo;
    readonly aiModel: string;
    readonly inputBytes: number;
    readonly outputTokens: number;
    readonly calls: number;
  }): Promise<void>;
}
