/** A series of a chart; `tone` is one of the six chart colours of `tokens.css`. */
export interface FigureSeries {
  readonly key: string;
  readonly label: string;
  readonly tone: 1 | 2 | 3 | 4 | 5 | 6;
}

/** The values of one day, by key of the series; null where there is no value. */
export interface DayFigures {
  /** `YYYY-MM-DD` in UTC. */
  readonly date: string;
  readonly values: Readonly<Record<string, number | null>>;
}

/** Whether an axis shows only whole numbers. For dollars that would hide days of a few cents. */
export function countedInWholes(days: readonly DayFigures[]): boolean {
  return days.every(({ values }) => Object.values(values).every((value) => value === null || Number.isInteger(value)));
}

/** Created once, because creating a formatter takes a hundred times as long as using it. */
const dayFormats = {
  short: new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
};

/** A day in the reader's locale: `Jan 5`, or with weekday and year. */
export function dayText(date: string, length: 'short' | 'long' = 'short'): string {
  return dayFormats[length].format(new Date(`${date}T00:00:00Z`));
}

/** The colour of a tone, for `style` and SVG attributes. */
export function toneColour(tone: FigureSeries['tone']): string {
  return `var(--ov-chart-${tone})`;
}
