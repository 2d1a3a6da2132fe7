/** What a new job of a user needs to know of the line of waiting jobs. */
export interface LineAhead {
  /** The turn of the job that is claimed next; null if the line is empty. */
  readonly first: number | null;
  /** The highest turn of a job that was ever claimed; 0 before the first claim. */
  readonly reached: number;
  /** The last turn of the user's waiting jobs; null without any. */
  readonly ownLast: number | null;
  /** The turn of the newest job of the user, whatever became of it; null for the first one. */
  readonly ownNewest: number | null;
}

/**
 * The turn of a new job. Jobs are claimed by turn, and of one turn in the order of their submits. A user has one waiting job
 * in a turn, so that everybody's next job is claimed before anybody's second one (start-time fair queueing). Who has just
 * had a job in this turn takes part in the next one, so that the waiting jobs of others are always reached. The current turn
 * never goes back: a job that waited for its time comes first with the turn that it had, but new jobs do not join it there.
 */
export function turnOf({ first, reached, ownLast, ownNewest }: LineAhead): number {
  const now = Math.max(reached, first ?? 0);
  if (ownLast !== null) return Math.max(now, ownLast + 1);
  return ownNewest !== null && ownNewest >= now ? now + 1 : now;
}
