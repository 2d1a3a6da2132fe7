const dayMs = 86_400_000;

/** The number of a day, given as `YYYY-MM-DD`: days since 1 January 1970, in UTC. */
export function dayNumber(iso: string): number {
  return Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / dayMs);
}

/** The day of a number, as `YYYY-MM-DD`. */
export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The day that lies nearest to another one, of several; the first of two that lie as near. */
export function nearestTo(day: number, candidates: readonly number[]): number {
  return candidates.reduce((best, each) => (Math.abs(each - day) < Math.abs(best - day) ? each : best));
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}
