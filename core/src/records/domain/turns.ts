import type { NewJob } from './new-job.ts';

/**
 * The turn of a run's jobs: after that of every other. A run begins its jobs itself, so that only those stand in the line
 * that wait for another attempt.
 */
export const turnOfRuns = 2 ** 40;

/** The turn of a job that is claimed by the write that submits it; it matters only where the job waits later. */
export function turnOfClaimed({ request }: Pick<NewJob, 'request'>): number {
  return request.runId === undefined ? 0 : turnOfRuns;
}

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
  const isInTurn = ownNewest !== null && ownNewest >= now && ownNewest < turnOfRuns;
  return isInTurn ? now + 1 : now;
}
