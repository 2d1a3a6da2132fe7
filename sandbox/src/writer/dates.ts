const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** A day such as "March 12", with the year unless it is the current one. */
export function sayDate(iso: string, today: string): string {
  const [year = '', month = '1', day = '1'] = iso.split('-');
  const text = `${monthNames.format(Date.UTC(2000, Number(month) - 1))} ${Number(day)}`;
  return year === today.slice(0, 4) ? text : `${text}, ${year}`;
}

export function sayDays(days: number): string {
  if (days < 14) return `${days} ${days === 1 ? 'day' : 'days'}`;
  if (days < 60) return `${Math.round(days / 7)} weeks`;
  if (days < 700) return `${Math.round(days / 30)} months`;
  return `${Math.round(days / 365)} years`;
}
