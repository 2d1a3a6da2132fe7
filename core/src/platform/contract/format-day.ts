/** Created once, because creating a formatter takes a hundred times as long as using it. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Writes a day such as `2026-12-11`, or the UTC day of a moment, for people: `Dec 11, 2026`. */
export function formatDay(day: string | number): string {
  return dayFormat.format(new Date(day));
}
