import { invalidField, type AppError } from './app-error.ts';
import type { Timestamp } from './clock.ts';

export const dayMs = 24 * 60 * 60 * 1000;
const defaultDays = 30;
const maxDays = 400;

/**
 * The time range of the requested days, as milliseconds; `to` is excluded. Days are given in UTC as `YYYY-MM-DD`, both
 * included. The default is the last 30 days up to `now`; the maximum is 400 days. Errors: `validation_failed`.
 */
export function requestedDays(
  asked: { readonly from: string | undefined; readonly to: string | undefined },
  now: Timestamp,
): { readonly from: Timestamp; readonly to: Timestamp } {
  const last = Date.parse(asked.to ?? dateOf(now));
  const first = asked.from === undefined ? last - (defaultDays - 1) * dayMs : Date.parse(asked.from);
  if (first > last) throw refused('The first day must not be after the last.');
  const to = last + dayMs;
  if (to - first > maxDays * dayMs) throw refused(`At most ${maxDays} days can be asked for at once.`);
  return { from: first, to };
}

/** The UTC day of a moment, as `YYYY-MM-DD`. */
export function dateOf(at: Timestamp): string {
  return new Date(at).toISOString().slice(0, 10);
}

function refused(message: string): AppError {
  return invalidField('from', message);
}
