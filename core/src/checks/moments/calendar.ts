const dayMs = 86_400_000;

/** The number of a day, given as `YYYY-MM-DD`: days since 1 January 1970, in UTC. */
export function dayNumber(iso: string): number {
  return Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / dayMs);
}

/** The day of a number, as `YYYY-MM-DD`. */
export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}
