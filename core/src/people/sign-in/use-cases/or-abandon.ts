import type { SignInAttempt } from '../ports/sign-in-throttle.ts';

/** Runs the work of a sign-in attempt. If it throws, as when the store is unreachable, the attempt does not count. */
export async function orAbandon<T>(attempt: SignInAttempt, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await attempt.abandoned();
    throw error;
  }
}
