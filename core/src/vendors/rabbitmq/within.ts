import { within as rejectsWithin } from '../../platform/within.ts';

/** Waits for a promise, but rejects after `ms`, so that a stuck broker does not block its callers. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  return rejectsWithin(ms, `${what} took longer than ${ms} ms`, work);
}
