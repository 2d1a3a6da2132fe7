import { dayMs } from './requested-days.ts';

const hours = numerals(24, 2);
const sixty = numerals(60, 2);
const thousand = numerals(1000, 3);

/** The day that was written last, because the moments of a list are often of one day. */
let known = { day: Number.NaN, date: '' };

/**
 * Converts milliseconds of the core into ISO 8601 in UTC. A page of records has fifty moments, and `toISOString` for
 * all of them would take as long as reading the records.
 */
export function presentMoment(at: number): string {
  const day = Math.floor(at / dayMs);
  if (day !== known.day) known = { day, date: new Date(at).toISOString().slice(0, -13) };
  const ms = Math.floor(at - day * dayMs);
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${known.date}${hours[Math.floor(minutes / 60)]}:${sixty[minutes % 60]}:${sixty[seconds % 60]}.${thousand[ms % 1000]}Z`;
}

export function presentMomentOrNull(at: number | null): string | null {
  return at === null ? null : presentMoment(at);
}

function numerals(count: number, digits: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => String(n).padStart(digits, '0'));
}
