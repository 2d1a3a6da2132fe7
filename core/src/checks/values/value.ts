/** A calendar date as far as it was said. */
export interface SaidDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
}

export type ValueKind =
  | 'amount'
  | 'percentage'
  | 'number'
  | 'duration'
  | 'date'
  | 'weekday'
  | 'relative'
  | 'time'
  | 'link'
  | 'address'
  | 'phone';

/** Which days, or hours, a time span counts, where it says so. */
export type DayKind = 'working' | 'calendar';

/**
 * Something in a text that is either right or wrong. Two values are the same when they have a key in common; several
 * keys are the readings of one writing, as of "03/04/2026".
 */
export interface Value {
  readonly kind: ValueKind;
  /** Offsets into the folded text it was read from. */
  readonly start: number;
  readonly end: number;
  readonly keys: readonly string[];
  /** Numbers, amounts, percentages and time spans have it, as exactly as a double can tell. */
  readonly quantity?: number;
  /** Dates have it: every way in which the writing can be read. */
  readonly dates?: readonly SaidDate[];
  /** For a weekday 1 is Monday, for a relative day -1 is yesterday. */
  readonly day?: number;
  /** Durations have it. */
  readonly unit?: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  /** Which days a time span counts, where it says so. */
  readonly dayKind?: DayKind;
  /** Powers of ten that a scale word added. */
  readonly scale?: number;
  /** The quantity if the scale of a number beside it counts for it too: "from 13.1 to 14.6 million". */
  readonly scaled?: number;
  /** A number with a unit of length, area or the like has the number's own keys here: its keys are those of the measure. */
  readonly plain?: readonly string[];
  /** Currency codes of an amount. */
  readonly currencies?: readonly string[];
}

/** How many days a unit of time has on average. */
export const daysOf: Readonly<Record<NonNullable<Value['unit']>, number>> = {
  second: 1 / 86_400,
  minute: 1 / 1_440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4375,
  year: 365.25,
};

/** Whether a value is a bare number that can only be a year; "2 000" is none. */
export function isYear({ kind, plain, keys: [key = ''], start, end }: Value): boolean {
  return kind === 'number' && plain === undefined && end - start === 4 && /^number:(?:19|20)\d\d$/.test(key);
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

export function isoDay(year: number, month: number, day: number): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function dateKeys({ year, month, day }: SaidDate): string[] {
  if (day === null) return [year === null ? `month:${twoDigits(month)}` : `month:${year}-${twoDigits(month)}`];
  return [year === null ? `day:${twoDigits(month)}-${twoDigits(day)}` : `day:${isoDay(year, month, day)}`];
}

/** The minute of the day of a time's key. */
export function minuteOfDay(timeKey: string): number {
  const [, hour = 0, minute = 0] = timeKey.split(':').map(Number);
  return hour * 60 + minute;
}

export function timeKey(hour: number, minute: number): string {
  return `time:${twoDigits(hour % 24)}:${twoDigits(minute)}`;
}

/** A decimal number without grouping as the shortest text of its value: "15.50" is "15.5". A leading zero is kept. */
export function canonicalDecimal(whole: string, fraction = ''): string {
  const digits = whole.startsWith('0') && /^0+$/.test(whole) ? '0' : whole;
  const rest = fraction.endsWith('0') ? fraction.replace(/0+$/, '') : fraction;
  return rest === '' ? digits : `${digits}.${rest}`;
}

/** `decimal` times ten to the power, on the digits themselves. */
export function shiftDecimal(decimal: string, power: number): string {
  if (power === 0) return decimal;
  const [whole = '', fraction = ''] = decimal.split('.');
  if (power < 0) {
    const padded = whole.padStart(1 - power, '0');
    return canonicalDecimal(padded.slice(0, power).replace(/^0+(?=\d)/, ''), padded.slice(power) + fraction);
  }
  const digits = fraction.padEnd(power, '0');
  return canonicalDecimal(`${whole}${digits.slice(0, power)}`.replace(/^0+(?=\d)/, ''), digits.slice(power));
}
