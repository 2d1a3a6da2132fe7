const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a day as people type it: `2026-12-01`, `1.12.2026`, `Dec 1, 2026` or `1 Dec`, `today`, `tomorrow`. Without a
 * year it is the next such day. Returns `YYYY-MM-DD`, or undefined for anything else. `today` is `YYYY-MM-DD`, too.
 */
export function readDay(text: string, today: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 'today') return today;
  if (typed === 'tomorrow') return new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?$/.exec(typed);
  if (dotted) return withYear(dotted[3], dotted[2], dotted[1], today);
  const named =
    /^(?<month>[a-z]{3,})\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/.exec(typed) ??
    /^(?<day>\d{1,2})\.? (?<month>[a-z]{3,})\.?(?:,? (?<year>\d{4}))?$/.exec(typed);
  const { month = '', day, year } = named?.groups ?? {};
  return withYear(year, String(months.indexOf(month.slice(0, 3)) + 1), day, today);
}

function withYear(year: string | undefined, month = '', day = '', today: string): string | undefined {
  if (year !== undefined) return dayOf(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].map((each) => dayOf(String(each), month, day)).find((each) => each && each >= today);
}

/** Undefined for a day that does not exist, such as February 30. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : undefined;
}
