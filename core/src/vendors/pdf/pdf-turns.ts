import pLimit from 'p-limit';
import { AppError } from '../../platform/app-error.ts';
import { UserTurns } from '../../platform/user-turns.ts';

/**
 * How many files have their first try at once. They share the processor, so that the smallest ends first; each takes 160
 * MB at most.
 */
const maxFirstAtOnce = 8;
/** How many files have their second try at once; each takes 230 MB at most. */
const maxAgainAtOnce = 2;
const maxInside = 20;
const maxInsideOfUser = 1 + 3;
/** The longest time that a PDF takes. */
const retryAfterMs = 5_000;

/**
 * Lets PDFs be read in turns: one for each user at a time, and a short queue behind them. The first try of a file has
 * little processor time. A file that needs more waits for a second try with the full limits, so that one user's large
 * file does not delay the small ones of others.
 */
export class PdfTurns {
  readonly #first = pLimit(maxFirstAtOnce);
  readonly #again = pLimit(maxAgainAtOnce);
  readonly #turns = new UserTurns({
    maxAtOnceOfUser: 1,
    maxInsideOfUser,
    maxInside,
    refusal: () =>
      new AppError('too_many_requests', 'Other PDFs are being read. Please try again in a moment.', { retryAfterMs }),
  });

  /**
   * `first` answers null when the file needs more; then `again` is called. Errors: `too_many_requests` where the queue, or the
   * user's share of it, is full.
   */
  take<T>(userId: string, work: { first(): Promise<T | null>; again(): Promise<T> }): Promise<T> {
    return this.#turns.take(
      userId,
      async () => (await this.#first(() => work.first())) ?? this.#again(() => work.again()),
    );
  }
}
