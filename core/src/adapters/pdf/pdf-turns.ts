import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../../shared/app-error.ts';

/** Files that are tried at once. They share the processor, so that the smallest ends first; each takes some 160 MB at most. */
const maxFirstAtOnce = 8;
/** Files that are read again at once; each takes some 230 MB at most. */
const maxAgainAtOnce = 2;
const maxInside = 20;
const maxInsideOfUser = 1 + 3;
/** A PDF takes at most so long. */
const retryAfterMs = 5_000;

/**
 * Lets PDFs be read in turns: one of a user at a time, and behind them a short queue. Every file is tried once with a
 * little processor time; what was not done then waits for another turn with all that a file may take, so that nobody's
 * large file keeps the small ones of others waiting.
 */
export class PdfTurns {
  readonly #first = pLimit(maxFirstAtOnce);
  readonly #again = pLimit(maxAgainAtOnce);
  readonly #ofUser = new Map<string, LimitFunction>();
  /** That are being read or wait for it. */
  #inside = 0;

  /**
   * `first` answers null when it was not done; then `again` decides. Errors: `too_many_requests` where the queue, or the
   * user's share of it, is full.
   */
  async take<T>(userId: string, work: { first(): Promise<T | null>; again(): Promise<T> }): Promise<T> {
    const own = this.#ofUser.get(userId) ?? pLimit(1);
    if (this.#inside >= maxInside || own.activeCount + own.pendingCount >= maxInsideOfUser) {
      throw new AppError('too_many_requests', 'Other PDFs are being read. Please try again in a moment.', {
        retryAfterMs,
      });
    }
    this.#ofUser.set(userId, own);
    this.#inside += 1;
    try {
      return await own(async () => (await this.#first(() => work.first())) ?? this.#again(() => work.again()));
    } finally {
      this.#inside -= 1;
      if (own.activeCount + own.pendingCount === 0) this.#ofUser.delete(userId);
    }
  }
}
