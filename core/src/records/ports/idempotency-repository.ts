import type { Timestamp } from '../../platform/clock.ts';

/** Stores the answers of submits by idempotency key, so that a repeated submit gets the first answer. */
export abstract class IdempotencyRepository {
  /**
   * Reserves the key for this request, or tells its state: `reserved` (the caller carries the request out), `replay`
   * (the stored answer), `mismatch` (the key belongs to another request), `in_progress` (another call has reserved the
   * key and not answered yet). A reservation that is older than a minute may be taken over.
   */
  abstract begin(entry: {
    readonly scope: string;
    readonly key: string;
    readonly requestHash: string;
    readonly now: Timestamp;
    readonly expiresAt: Timestamp;
  }): Promise<
    | { readonly outcome: 'reserved' }
    | { readonly outcome: 'replay'; readonly answer: string }
    | { readonly outcome: 'mismatch' }
    | { readonly outcome: 'in_progress' }
  >;
  /** Stores the JSON answer under a reserved key. */
  abstract finish(scope: string, key: string, answer: string): Promise<void>;
  /** Frees a reserved key whose request failed. */
  abstract abandon(scope: string, key: string): Promise<void>;
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
