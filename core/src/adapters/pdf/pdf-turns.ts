import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '../../shared/app-error.ts';

/** PDFs that one process reads at once; each takes some 250 MB at most. */
const maxAtOnce = 4;
const maxInside = maxAtOnce + 16;
const maxInsideOfUser = 1 + 3;
/** A PDF takes at most so long. */
const retryAfterMs = 5_000;

/** Lets PDFs be read in turns: one of a user at a time, few of all, and behind them a short queue. */
export class PdfTurns {
  readonly #all = pLimit(maxAtOnce);
  readonly #ofUser = new Map<string, LimitFunction>();
  /** That are being read or wait for it. */
  #inside = 0;

  /** Errors: `too_many_requests` where the queue, or the user's share of it, is full. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#ofUser.get(userId) ?? pLimit(1);
    if (this.#inside >= maxInside || own.activeCount + own.pendingCount >= maxInsideOfUser) {
      throw new AppError('too_many_requests', 'Other PDFs are being read. Please try again in a moment.', {
        retryAfterMs,
      });
    }
    this.#ofUser.set(userId, own);
    this.#inside += 1;
    try {
      return await own(() => this.#all(work));
    } finally {
      this.#inside -= 1;
      if (own.activeCount + own.pendingCount === 0) this.#ofUser.delete(userId);
    }
  }
}
