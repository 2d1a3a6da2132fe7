import type { Timestamp } from './clock.ts';

/** What longer waits are cut to: nobody means more than a day. */
const maxWaitMs = 24 * 60 * 60 * 1_000;

/** The wait that Retry-After asks for, as seconds or a date, in milliseconds; null where it asks for none. */
export function readRetryAfter(headers: Headers | undefined, now: Timestamp): number | null {
  const text = headers?.get('retry-after');
  if (!text) return null;
  const ms = /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), maxWaitMs) : null;
}
