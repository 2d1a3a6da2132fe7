/** A day that a text names. */
export interface FoundDate {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Whether it is a Monday after a week that the text names, so that work begins on it. */
  readonly isReturn: boolean;
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ro', 'da', 'nb', 'fi', 'cs'] as const;
const dayMs = 86_400_000;

/** The names of months and weekdays in each language, in the forms that stand with a day; 1 is January, or Monday. */
const months = new Map<string, number>();
const weekdays = new Map<string, number>();
for (const language of languages) {
  for (let at = 0; at < 12; at += 1) {
    const date = new Date(Date.UTC(2026, at, 10));
    for (const style of ['long', 'short'] as const) {
      for (const options of [{ month: style }, { month: style, day: 'numeric' }] as const)
        add(months, part(language, options, date, 'month'), at + 1);
    }
  }
  for (let at = 0; at < 7; at += 1) {
    const date = new Date(Date.UTC(2026, 0, 5 + at));
    add(weekdays, part(language, { weekday: 'long' }, date, 'weekday'), at + 1);
  }
}
/** Forms that the platform does not list: cases, other spellings and shorter words. */
const more: readonly (readonly [Map<string, number>, string, number])[] = [
  [months, 'sept', 9],
  [months, 'märz', 3],
  [weekdays, 'poniedziałku', 1],
  [weekdays, 'środę', 3],
  [weekdays, 'środy', 3],
  [weekdays, 'niedzieli', 7],
  [weekdays, 'luni', 1],
  [weekdays, 'segunda', 1],
  [weekdays, 'terça', 2],
  [weekdays, 'quarta', 3],
  [weekdays, 'quinta', 4],
  [weekdays, 'sexta', 5],
  [weekdays, 'måndagen', 1],
  [weekdays, 'tisdagen', 2],
  [weekdays, 'onsdagen', 3],
  [weekdays, 'torsdagen', 4],
  [weekdays, 'fredagen', 5],
];
for (const [names, name, number] of more) names.set(name, number);

function part(language: string, options: Intl.DateTimeFormatOptions, date: Date, type: 'month' | 'weekday'): string {
  const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(date);
  return parts.find((one) => one.type === type)?.value ?? '';
}

function add(names: Map<string, number>, name: string, number: number): void {
  const bare = name.toLowerCase().replace(/\.$/, '');
  if (/\p{L}{3}/u.test(bare)) names.set(bare, number);
}

const anyOf = (names: ReadonlyMap<string, number>): string =>
  [...names.keys()].toSorted((a, b) => b.length - a.length).join('|');
const ordinal = String.raw`(?:st|nd|rd|th|er|º|°|ª|:e|:a|e)?\.?`;
const between = String.raw`[\s,.]*(?:of |de |di |d['’]|do |lui )?\s*`;
const year = String.raw`(?:[\s,./]*(?:de |del )?(\d{4})(?!\d))?`;
const monthName = String.raw`(?<!\p{L})(?:${anyOf(months)})(?!\p{L})\.?`;

/** The notations of a day, each with its day, month and year. */
const notations: readonly { readonly pattern: RegExp; readonly order: 'ymd' | 'dmy' | 'mdy' | 'either' }[] = [
  { pattern: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, order: 'ymd' },
  { pattern: /(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]/g, order: 'ymd' },
  { pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})${ordinal}${between}(${monthName})${year}`, 'giu'), order: 'dmy' },
  { pattern: new RegExp(String.raw`(${monthName})\s*(\d{1,2})(?:st|nd|rd|th)?(?![\d:])${year}`, 'giu'), order: 'mdy' },
  { pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?!\d))?(?!\d)/g, order: 'dmy' },
  { pattern: /(?<![\d./])(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/])/g, order: 'either' },
  { pattern: /(?<![\d.])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2}))?(?![\d.]*\d)(?!\s?(?:h|uhr|%|€))/gi, order: 'dmy' },
];

/** Words for a week, and for its end or beginning. */
const weekNumber =
  /(?<!\p{L})(?:KW|CW|week|wk|semaine|semana|settimana|vecka|v\.|tydzień|tygodniu|tygodnia|săptămâna|第)\s?(\d{1,2})(?!\d)(?:\s?週|\s?周)?/giu;
const nextWeek =
  /\bnext week\b|nächste[rn]? woche|kommende[rn]? woche|semaine prochaine|próxima semana|semana que vem|semana que viene|prossima settimana|settimana prossima|volgende week|nästa vecka|przyszł(?:ym|ego) tygodni[ua]|săptămâna viitoare|来週|下周|下週/giu;
const endOfIt =
  /(?:end of|ende|fin de|final de|finales de|fim d[ae]|fine|eind(?:e)?|slutet av|końca|sfârșitul|末)\s*(?:(?:of|der|la|the|van|de|della|av)\s*)?$/iu;
const tomorrow =
  /\btomorrow\b|\bmorgen\b(?! (?:früh|vormittag))|\bdemain\b|(?<!\p{L})mañana(?!\p{L})|\bdomani\b|amanhã|\bi ?morgon\b|\bjutro\b|\bmâine\b|明日|明天/giu;

const named = new RegExp(
  String.raw`(?<!\p{L})(${anyOf(weekdays)})(?!\p{L})|([月火水木金])曜|(?:周|星期)([一二三四五])`,
  'giu',
);

/** A weekday with a day of the month, such as `Monday 14th`. */
const weekdayAndDay = new RegExp(
  String.raw`(?<!\p{L})(${anyOf(weekdays)})\.?,?\s+(?:the |den |de |d\. |il |el |le |dia |på )?(\d{1,2})${ordinal}(?![\d:./]*\d|\s?(?:h|uhr|Uhr|am|pm)\b)`,
  'giu',
);

/** The next day that is this one of its month. */
function nextDayOfMonth(wanted: number, at: number): string | null {
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const day = new Date(at + ahead * dayMs);
    if (day.getUTCDate() === wanted) return iso(day.getTime());
  }
  return null;
}

/** The days that a text names, in their order, as seen on the day of `at` (milliseconds). */
export function datesIn(text: string, at: number): readonly FoundDate[] {
  const found: FoundDate[] = [];
  const push = (match: RegExpMatchArray, day: string | null, isReturn = false): void => {
    const start = match.index ?? 0;
    const end = start + match[0].trimEnd().length;
    if (day !== null && found.every((one) => end <= one.start || start >= one.end))
      found.push({ day, start, end, isReturn });
  };
  for (const { pattern, order } of notations) {
    for (const match of text.matchAll(pattern)) push(match, dayOf(match, order, at));
  }
  for (const match of text.matchAll(weekdayAndDay)) push(match, nextDayOfMonth(Number(match[2]), at));
  for (const match of text.matchAll(weekNumber)) push(match, mondayAfterWeek(Number(match[1]), at), true);
  const today = new Date(at).getUTCDay() || 7;
  const monday = at + (8 - today) * dayMs;
  for (const match of text.matchAll(nextWeek)) {
    const isEnd = endOfIt.test(text.slice(0, match.index)) || /^\s*末/.test(text.slice(match.index + match[0].length));
    push(match, iso(monday + (isEnd ? 7 * dayMs : 0)), true);
  }
  for (const match of text.matchAll(named)) push(match, nextWeekday(match, today, at));
  for (const match of text.matchAll(tomorrow)) push(match, iso(at + dayMs));
  const sorted = found.toSorted((a, b) => a.start - b.start);
  // A weekday in front of its date is no date of its own.
  const isItsDate = (gap: string): boolean => /^[\s,.]{0,2}(?:the |den |de |il |el |le )?$/.test(gap);
  return sorted.filter(({ end }, index) => {
    const next = sorted[index + 1];
    return next === undefined || !isItsDate(text.slice(end, next.start));
  });
}

function nextWeekday(match: RegExpMatchArray, today: number, at: number): string | null {
  const [, name, japanese, chinese] = match;
  const number =
    name === undefined
      ? '月火水木金'.indexOf(japanese ?? '?') + '一二三四五'.indexOf(chinese ?? '?') + 2
      : (weekdays.get(name.toLowerCase()) ?? 0);
  if (number < 1) return null;
  return iso(at + (((number - today + 6) % 7) + 1) * dayMs);
}

function dayOf(
  [, a = '', b = '', c = '']: RegExpMatchArray,
  order: (typeof notations)[number]['order'],
  at: number,
): string | null {
  if (order === 'ymd') return dated(a, Number(b), Number(c), at);
  if (order === 'mdy') return dated(c, months.get(bare(a)) ?? 0, Number(b), at);
  if (order === 'dmy') return dated(c, months.get(bare(b)) ?? Number(b), Number(a), at);
  const readings = [dated(c, Number(b), Number(a), at), dated(c, Number(a), Number(b), at)].flatMap((day) => day ?? []);
  // Of the two readings of 3/12 the nearer one is meant.
  return readings.toSorted((x, y) => distance(x, at) - distance(y, at))[0] ?? null;
}

const bare = (name: string): string => name.toLowerCase().replace(/\.$/, '');
const distance = (day: string, at: number): number => Math.abs(Date.parse(`${day}T12:00:00Z`) - at);

/** The date; without a year the one that is nearest to the mail, or up to ten months after it. */
function dated(written: string, month: number, date: number, at: number): string | null {
  const now = new Date(at).getUTCFullYear();
  const given = written === '' ? null : Number(written.length === 2 ? `20${written}` : written);
  const candidates = given === null ? [now, now + 1] : [given];
  for (const candidate of candidates) {
    const day = new Date(Date.UTC(candidate, month - 1, date));
    if (day.getUTCMonth() !== month - 1 || day.getUTCDate() !== date) continue;
    if (given !== null || day.getTime() > at - 60 * dayMs) return iso(day.getTime());
  }
  return null;
}

/** The Monday after a calendar week (ISO 8601). */
function mondayAfterWeek(week: number, at: number): string | null {
  if (week < 1 || week > 53) return null;
  const now = new Date(at).getUTCFullYear();
  for (const candidate of [now, now + 1]) {
    const fourth = new Date(Date.UTC(candidate, 0, 4));
    const first = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * dayMs;
    const monday = first + week * 7 * dayMs;
    if (monday > at) return iso(monday);
  }
  return null;
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
