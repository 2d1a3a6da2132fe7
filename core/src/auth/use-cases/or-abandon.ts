import type { SignInAttempt } from '../ports/sign-in-throttle.ts';

/** What the work of an attempt answers; where it throws, as when a store is away, the attempt does not count. */
export async function orAbandon<T>(attempt: SignInAttempt, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await attempt.abandoned();
    throw error;
  }
}
