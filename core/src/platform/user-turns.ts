import pLimit, { type LimitFunction } from 'p-limit';

export interface TurnLimits {
  /** How many tasks of one user run at once. */
  readonly maxAtOnceOfUser: number;
  /** How many tasks of one user run or wait; by default any number. */
  readonly maxInsideOfUser?: number;
  /** How many tasks of all users run or wait; by default any number. */
  readonly maxInside?: number;
  /** The error of a task for which there is no place. */
  readonly refusal?: () => Error;
}

/**
 * Lets tasks run in turns: a few of each user at a time, and a short queue behind them. Where the tasks then share
 * something that serves them in the order of their arrival, users are served in turns, however many tasks one of them has.
 */
export class UserTurns {
  readonly #limits: TurnLimits;
  readonly #ofUser = new Map<string, LimitFunction>();
  #inside = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Runs the task when its turn comes. Throws the error of `refusal` at once if the queue, or the user's share of it, is full. */
  async take<T>(userId: string, task: () => Promise<T>): Promise<T> {
    const { maxAtOnceOfUser, maxInsideOfUser = Infinity, maxInside = Infinity, refusal } = this.#limits;
    const own = this.#ofUser.get(userId) ?? pLimit(maxAtOnceOfUser);
    if (this.#inside >= maxInside || own.activeCount + own.pendingCount >= maxInsideOfUser) {
      throw refusal?.() ?? new Error('There is no place for another task.');
    }
    this.#ofUser.set(userId, own);
    this.#inside += 1;
    try {
      return await own(task);
    } finally {
      this.#inside -= 1;
      if (own.activeCount + own.pendingCount === 0) this.#ofUser.delete(userId);
    }
  }
}
