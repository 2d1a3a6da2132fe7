import {
  dayFrom,
  holidayAfter,
  lastOf,
  mondayOf,
  mondayOfWeek,
  monthOf,
  nearestDay,
  nextDate,
  weekdayOf,
  yearOf,
  type Day,
} from './days.ts';
import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import type { Calendar, Holiday } from './languages/calendars/calendar.ts';
import { fold } from './phrases.ts';

/** Days that a text names: one, or a span such as a week or `3 to 14 August`. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
  /** The other day that it may be, where it is not sure which number is the month. */
  readonly other?: Day;
  /** UTF-16 offsets into the folded text. */
  readonly start: number;
  readonly end: number;
  /**
   * `workday` is the next day on which one works, `holiday` a named one. `weekday` and `month` stand alone, without a date; `bare` is a day's number alone, `time` one of the same day. A
   * `range` names both its ends, a `span` is a week or month; a `length` is one from today on. `same` is the day that is
   * named before it, and `next` the day after that.
   */
  readonly kind:
    | 'date'
    | 'same'
    | 'next'
    | 'weekend'
    | 'workday'
    | 'holiday'
    | 'weekday'
    | 'time'
    | 'span'
    | 'range'
    | 'bare'
    | 'month'
    | 'length';
}

type Found = Pick<Span, 'first' | 'last' | 'kind' | 'other'> | null;

/** One way of writing days. */
interface Notation {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[], today: Day) => Found;
}

const single = (day: Day | null, kind: Span['kind'] = 'date'): Found =>
  day === null ? null : { first: day, last: day, kind };
const span = (first: Day | null, last: Day | null): Found =>
  first === null || last === null ? null : { first, last, kind: 'span' };

const edge = String.raw`(?<![\p{L}\d])`;
const stop = String.raw`(?![\p{L}\d])`;
/** "One day at a time" tells no length. */
const atATime =
  '(?:at a time|nach dem ander(?:e)?n|a la fois|apres l.autre|a la vez|alla volta|tegelijk|de cada vez|na raz|po drug(?:im|em)|i taget|ad gangen|pe rand|po druhem)';
/** In front of a past weekend, or behind it. */
const past =
  '(?:last|past|letzte[ns]?|vergangene[ns]?|dernier|passe|pasado|ultimo|scorso|passato|afgelopen|voorbije|vorig|passado|minuly|minulem|zeszly|ubiegly|miniony|sidste|forra|senaste|trecut)';
/** "At least two weeks" tells no day. */
const atLeast =
  '(?:at least|mindestens|wenigstens|au moins|al menos|por lo menos|como minimo|almeno|come minimo|pelo menos|no minimo|minstens|zeker|ten minste|minimaal|co najmniej|przynajmniej|minimum|alespon|nejmene|minimalne|mindst|minst|atminstone|cel putin)';
const fullYear = String.raw`(?:[\s,./]{0,3}(?:de |del |do )?(20\d{2})(?!\d))?`;

/** Phrases that are separated by `|`, as an alternation; the longest first. */
function anyOf(phrases: string): string {
  const all = fold(phrases)
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return all
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .join('|');
}
/** Words between which nothing but letters decides where they end. */
const withEdges = (phrases: string): string => (phrases === '' ? '(?!)' : `${edge}(?:${anyOf(phrases)})${stop}`);

/** The names in a table with a line for each of January to December, or Monday to Sunday. */
function numbered(lines: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const [at, line] of fold(lines).trim().split('\n').entries())
    for (const name of line.trim().split(/\s+/)) names.set(name, at + 1);
  return names;
}
const namesOf = (names: ReadonlyMap<string, number>): string => anyOf([...names.keys()].join('|'));

const yearFrom = (written: string | undefined): number | null => {
  const digits = (written ?? '').replace("'", '');
  return digits === '' ? null : Number(digits.length === 2 ? `20${digits}` : digits);
};

/** A date; without a year the one that is meant on the day of `today`. */
function dated(written: string | undefined, month: number, date: number, today: Day): Day | null {
  const given = yearFrom(written);
  return given === null ? nearestDay(month, date, today) : dayFrom(given, month, date);
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Notations in figures, which many languages share. Of two readings of 3/12, a text in English means the nearer one. */
function figures(isEnglish: boolean): readonly Notation[] {
  const dayFirst = ([, a, b, c]: readonly string[], today: Day): Found => single(dated(c, Number(b), Number(a), today));
  const either = (match: readonly string[], today: Day): Found => {
    const [, a, b, c] = match;
    const read = [dated(c, Number(b), Number(a), today), dated(c, Number(a), Number(b), today)].flatMap(
      (day) => day ?? [],
    );
    const [best, other] = read.toSorted((x, y) => Math.abs(x - today) - Math.abs(y - today));
    if (!isEnglish) return dayFirst(match, today) ?? single(best ?? null);
    return best === undefined ? null : { first: best, last: best, kind: 'date', ...(other !== undefined && { other }) };
  };
  return [
    {
      // Of 28.09.2026-11.10.2026, the middle is no date.
      pattern: /(?<!\d|(?<!\d[-/.]?)\d{1,2}[-/.]\d{1,2}[-/.])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g,
      read: ([, a, , b, c]) => single(dayFrom(Number(a), Number(b), Number(c))),
    },
    {
      pattern: /(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]/g,
      read: ([, a, b, c], today) => single(dated(a, Number(b), Number(c), today)),
    },
    {
      pattern:
        /(?<![\d./-])(\d{1,2})\.?\s?-\s?(\d{1,2})(?:\.\s?|\/)(\d{1,2})(?!\d)\.?(?:[/\s]?(20\d{2}|\d{2})(?![\d:]))?/g,
      read: ([, a, b, c, d], today) => {
        const last = dated(d, Number(c), Number(b), today);
        return last === null || Number(a) > 31
          ? null
          : { first: last - ((Number(b) - Number(a) + 31) % 31), last, kind: 'range' };
      },
    },
    {
      pattern: /(?<![\d.,/])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d{2}|\d{2})(?![\d:]))?(?!\d)/g,
      read: dayFirst,
    },
    { pattern: /(?<![\d./]|(?<!\d)-)(\d{1,2})-(\d{1,2})-(20\d{2}|\d{2})(?!\d)/g, read: dayFirst },
    { pattern: /(?<![\d./])(?!24\/7)(\d{1,2})\s?\/\s?(\d{1,2})(?:[/-](20\d{2}|\d{2}))?(?![\d/\p{L}])/gu, read: either },
    {
      pattern: /(?<![\d.,/])(\d{1,2})\.(\d{1,2})(?:\.(20\d{2}|\d{2}))?(?![\d.]*\d)(?!\s?(?:%|€|kg|mb))/g,
      read: dayFirst,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\d.])(\d{1,2})\.?\s?(ii|iii|iv|vi|vii|viii|ix|xi|xii)${stop}\.?${fullYear}`,
        'gu',
      ),
      read: ([, a, b = '', c], today) => single(dated(c, roman.indexOf(b) + 1, Number(a), today)),
    },
    {
      pattern: new RegExp(String.raw`(?<![\d.])(\d{1,2})\.(i|v|x)${stop}\.?${fullYear}`, 'gu'),
      read: ([, a, b = '', c], today) => single(dated(c, roman.indexOf(b) + 1, Number(a), today)),
    },
  ];
}

const finnishAndNorwegian = (): string => {
  const lines: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const date = new Date(Date.UTC(2026, at, 10));
    const names = ['fi', 'nb'].flatMap((language) =>
      (['long', 'short'] as const).map((month) => {
        const parts = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }).formatToParts(date);
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return /^\p{L}{5}/u.test(name) ? name : '';
      }),
    );
    lines.push(names.join(' '));
  }
  return lines.join('\n');
};
/** Months of two languages that have no table, in the platform's words. */
const further = finnishAndNorwegian().split('\n');

const made = new Map<MailLanguageCode, readonly Notation[]>();

/** The notations of a language, the surest first. */
function notationsOf(code: MailLanguageCode): readonly Notation[] {
  let notations = made.get(code);
  if (notations === undefined) {
    const { calendar } = mailLanguages[code];
    notations = [
      hoursOf(calendar),
      ...timesOf(calendar),
      ...words(calendar),
      ...figures(code === 'en'),
      ...looseOf(calendar),
    ];
    made.set(code, notations);
  }
  return notations;
}

const time = (_: readonly string[], today: Day): Found => single(today, 'time');

/** Opening hours, which are no dates: `10-16` in `Tue-Thu 10-16`. */
function hoursOf({ weekdays, months, until, and, from, clockBefore, dayOf: of }: Calendar): Notation {
  const weekday = String.raw`(?:${namesOf(numbered(weekdays))})\.?`;
  const to = String.raw`\s?(?:-|${anyOf(`${until}|${and}`)})\s?`;
  const hour = String.raw`\d{1,2}(?:[:.h]\d{2})?`;
  const month = String.raw`[\s.]*(?:(?:${anyOf(`${of}|the`)})\s)?(?:${namesOf(numbered(months))})${stop}`;
  return {
    pattern: new RegExp(
      String.raw`(?<=${edge}${weekday}${to}${weekday},?\s\(?)(?:(?:${anyOf(`${from}|${clockBefore}`)})\s)?${hour}${to}${hour}(?!\d|[./]\s?\d|${month})`,
      'gu',
    ),
    read: time,
  };
}

/** Times of day, which are no dates: `13.30` behind `kl`, `2pm`. */
function timesOf({ clockBefore, clockBehind, laterToday }: Calendar): readonly Notation[] {
  const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?`;
  const hours = String.raw`(?:\s?(?:-|bis|to|a|as|till|tot|do|til|à|au)\s?${clock})?`;
  return [
    ...(clockBehind === ''
      ? []
      : [new RegExp(String.raw`(?<![\d.:/])${clock}\.?${hours}\s?(?:${anyOf(clockBehind)})(?![\p{L}])`, 'gu')]),
    ...(clockBefore === ''
      ? []
      : [new RegExp(String.raw`${edge}(?:${anyOf(clockBefore)})\.?\s?${clock}(?![\d/]|\.\s?\d)${hours}`, 'gu')]),
    /(?<![\d.:/])\d{1,2}[:h]\d{2}(?![\d:])/g,
    // No month has these numbers.
    /(?<![\d.:/])\d{1,2}\.(?:00|1[3-9]|[2-5]\d)(?![\d:]|\.\d)/g,
    new RegExp(withEdges(laterToday), 'gu'),
  ].map((pattern) => ({ pattern, read: time }));
}

/** Notations with words: months, weeks, tomorrow, holidays. */
function words(calendar: Calendar): readonly Notation[] {
  const months = numbered(
    calendar.months
      .trim()
      .split('\n')
      .map((line, at) => `${line} ${further[at] ?? ''}`)
      .join('\n'),
  );
  const month = String.raw`(${namesOf(months)})${stop}\.?`;
  const weekdays = numbered(calendar.weekdays);
  const ordinal = String.raw`(?:\s?(?:${anyOf(`${calendar.ordinals}|º|ª|°|.`)}))?\.?`;
  const of = calendar.dayOf === '' ? '' : String.raw`(?:(?:${anyOf(calendar.dayOf)})\s+|d['’]\s?)?`;
  // Of "28 September - 11 October", 11 is no year.
  const nextDay = String.raw`${ordinal}[\s,.-]*${of}(?:${namesOf(months)})${stop}`;
  const year = String.raw`(?:[\s,./'-]{0,3}(?:de |del |d[eo] )?(20\d{2}|'?\d{2}(?=[\s,.)]|$)(?!${nextDay}))(?![\d:.h]\d))?`;
  const ends = String.raw`(?:(${anyOf(calendar.endOf)})|(${anyOf(calendar.startOf)})|(${anyOf(calendar.middleOf)}))[\s-]*`;
  const articles = String.raw`(?:(?:of|the|der|des|de|del|della|la|le|el|il|da|do|d'|van|av|af|lunii|lui|al|dell'|l'|du|a)\s*){0,3}`;
  const monthNumber = (name = ''): number => months.get(name) ?? 0;
  const inPart = (first: Day, last: Day, [end, start, middle]: readonly (string | undefined)[]): Found => {
    if (end !== undefined) return span(last - 2, last);
    if (start !== undefined) return span(first, Math.min(last, first + 4));
    const half = first + Math.floor((last - first) / 2);
    return middle === undefined ? span(first, last) : span(half, half);
  };
  const period = (phrases: string, bounds: (today: Day) => readonly [Day, Day]): Notation => ({
    pattern: new RegExp(String.raw`(?:${edge}${ends}${articles})?${withEdges(phrases)}`, 'gu'),
    // A single word, such as "of the month" is in many languages, needs the part of it.
    read: ([whole = '', ...part], today) =>
      part.every((one) => one === undefined) && /^\S+(?<!ende)$/.test(whole) ? null : inPart(...bounds(today), part),
  });
  const week =
    (ahead: number) =>
    (today: Day): readonly [Day, Day] => {
      const monday = mondayOf(today) + ahead * 7;
      return [ahead === 0 ? today : monday, monday + 6];
    };
  const monthAhead =
    (ahead: number) =>
    (today: Day): readonly [Day, Day] => {
      const at = monthOf(today) - 1 + ahead;
      const [inYear, number] = [yearOf(today) + Math.floor(at / 12), (at % 12) + 1];
      return [ahead === 0 ? today : (dayFrom(inYear, number, 1) ?? today), lastOf(inYear, number)];
    };
  const numbers = new Map(
    calendar.numbers.split('/').flatMap((forms, at) =>
      fold(forms)
        .trim()
        .split(/\s+/)
        .map((form) => [form, at + 1] as const),
    ),
  );
  const count = String.raw`(\d{1,2}|${namesOf(numbers)})`;
  const units = calendar.units.map((forms) => anyOf(forms.replaceAll(' ', '|')));
  const weekNumbers = String.raw`(\d{1,2})(?!\d)\.?(?:\s?(?:[-/&+,]|${anyOf(`${calendar.and}|${calendar.until}`)})\s?(?:${anyOf(calendar.week)})?\.?\s?(\d{1,2})(?!\d|[.:]\d)\.?){0,4}`;
  const commencing: Notation = {
    pattern: new RegExp(
      String.raw`${edge}(?:w\/c|wc|week commencing|week of|week beginning)\s+(?:the\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?${month}|${month}\s+(\d{1,2}))`,
      'gu',
    ),
    read: ([, a, b, c, d], today) => {
      const day = nearestDay(monthNumber(b ?? c), Number(a ?? d), today);
      return day === null ? null : span(mondayOf(day), mondayOf(day) + 6);
    },
  };
  return [
    commencing,
    {
      // Of "September 14 - October 2", 14 belongs to September.
      pattern: new RegExp(
        String.raw`(?<![\d.:/]|${edge}(?:${namesOf(months)})\.?\s)(\d{1,2})${ordinal}[\s,.-]*${of}${month}${year}`,
        'gu',
      ),
      read: ([, a, b, c], today) => single(dated(c, monthNumber(b), Number(a), today)),
    },
    {
      pattern: new RegExp(String.raw`${withEdges(calendar.firstDay)}\s+${of}${month}${year}`, 'gu'),
      read: ([, a, b], today) => single(dated(b, monthNumber(a), 1, today)),
    },
    {
      // "The first Monday of September", and "of 2027".
      pattern: new RegExp(
        String.raw`${withEdges(calendar.firstDay)}\s+(${namesOf(weekdays)})(?:-feira)?\s+(?:\p{L}{1,4}\s+|d'){0,2}(?:${month}|(20\d{2}))${stop}`,
        'gu',
      ),
      read: ([, weekday = '', name, inYear], today) => {
        const first = inYear === undefined ? nearestDay(monthNumber(name), 7, today) : dayFrom(Number(inYear), 1, 7);
        // The seventh is the last day that can be the first of its kind.
        return first === null ? null : single(first - ((weekdayOf(first) - (weekdays.get(weekday) ?? 0) + 7) % 7));
      },
    },
    {
      pattern: new RegExp(
        String.raw`${edge}${month}\s*(\d{1,2})(?:st|nd|rd|th)?(?![\d:h])(?!\s?(?:am|pm))(?:\s?[-&]\s?(\d{1,2})(?:st|nd|rd|th)?(?![\d:./]|\s?(?:am|pm)${stop}|[\s.]*${of}(?:${namesOf(months)})${stop}))?${fullYear}`,
        'gu',
      ),
      read: ([, a, b, to, c], today) => {
        const [first, last] = [b, to ?? b].map((date) => dated(c, monthNumber(a), Number(date), today));
        if (to === undefined || first === undefined || last === undefined) return single(first ?? null);
        return first === null || last === null ? null : { first, last, kind: 'range' };
      },
    },
    {
      pattern: new RegExp(String.raw`${edge}(?:${anyOf(calendar.week)})\.?\s?(?:nr\.?\s?)?${weekNumbers}`, 'gu'),
      read: ([whole = ''], today) => weeksIn(whole, today),
    },
    ...(calendar.weekBehind === undefined
      ? []
      : [
          {
            pattern: new RegExp(
              String.raw`(?<![\d.:/])${weekNumbers}\s*(?:${anyOf(calendar.weekBehind)})${stop}`,
              'gu',
            ),
            read: ([whole = '']: readonly string[], today: Day): Found => weeksIn(whole, today),
          },
        ]),
    { pattern: /第\s?(\d{1,2})\s?[週周]/g, read: ([whole = ''], today) => weeksIn(whole, today) },
    { pattern: new RegExp(withEdges(calendar.dayAfterTomorrow), 'gu'), read: (_, today) => single(today + 2) },
    {
      pattern: new RegExp(
        String.raw`(?<!${edge}(?:la|am|jeden|guten|goede|goeie|den|der|this|esta)\s)${withEdges(calendar.tomorrow)}|明日|明天`,
        'gu',
      ),
      read: (_, today) => single(today + 1),
    },
    {
      pattern: new RegExp(String.raw`${withEdges(calendar.nextWorkday)}(?!\s(?:${anyOf(calendar.after)})\s)`, 'gu'),
      read: (_, today) => single(weekdayOf(today) >= 5 ? mondayOf(today) + 7 : today + 1, 'workday'),
    },
    period(`${calendar.nextWeek}`, week(1)),
    { pattern: /(?:来週|下周|下週)(末)?/g, read: ([, end], today) => inPart(...week(1)(today), [end]) },
    {
      pattern: new RegExp(String.raw`${withEdges(calendar.andNext)}(?!\s(?:${count}|${units[0]})${stop})`, 'gu'),
      read: (_, today) => span(mondayOf(today) + 7, mondayOf(today) + 13),
    },
    period(calendar.thisWeek, week(0)),
    period(calendar.nextMonth, monthAhead(1)),
    {
      pattern: new RegExp(String.raw`(?:${edge}${ends}${articles})?${edge}${month}${fullYear}`, 'gu'),
      read: ([, end, start, middle, name = '', given], today) => {
        const number = monthNumber(name);
        const isAlone = (end ?? start ?? middle ?? given) === undefined;
        // Abbreviations are other words, too.
        if (isAlone && name.length < 4 && (number !== 5 || calendar.isOrthodox === true)) return null;
        const inYear = yearFrom(given) ?? yearOf(nearestDay(number, 28, today) ?? today);
        const days = inPart(dayFrom(inYear, number, 1) ?? today, lastOf(inYear, number), [end, start, middle]);
        return days && isAlone ? { ...days, kind: 'month' } : days;
      },
    },
    period(calendar.thisMonth, monthAhead(0)),
    {
      pattern: new RegExp(String.raw`(?<!${edge}${past}\s)${withEdges(calendar.weekend)}(?!\s${past}${stop})`, 'gu'),
      read: (_, today) => ({ first: mondayOf(today) + 5, last: mondayOf(today) + 6, kind: 'weekend' }),
    },
    { pattern: new RegExp(withEdges(calendar.thatDay), 'gu'), read: (_, today) => single(today, 'same') },
    { pattern: new RegExp(withEdges(calendar.today), 'gu'), read: (_, today) => single(today) },
    ...(Object.entries(calendar.holidays) as [Holiday, string][]).map(([holiday, names]) => ({
      pattern: new RegExp(withEdges(names), 'gu'),
      read: (_: readonly string[], today: Day): Found =>
        single(holidayAfter(holiday, today, calendar.isOrthodox === true), 'holiday'),
    })),
    { pattern: new RegExp(withEdges(calendar.dayAfter), 'gu'), read: (_, today) => single(today + 1, 'next') },
    { pattern: new RegExp(withEdges(calendar.twoWeeks), 'gu'), read: (_, today) => lengthOf(14, today) },
    {
      pattern: new RegExp(
        String.raw`(?<!${edge}${atLeast}\s)${edge}${count}\s(?:(?:${anyOf(calendar.coming)})\s)?(?:(?:${units[0]})|(${units[1]})|(${units[2]}))${stop}(?!,?\s(?:${anyOf(calendar.or)})\s|\s${atATime}${stop})`,
        'gu',
      ),
      read: ([, a = '', weeks, inMonths], today) => {
        const amount = numbers.get(a) ?? Number(a);
        const days = amount * (weeks !== undefined ? 7 : inMonths === undefined ? 1 : 30);
        // Nobody counts the days of several months.
        return days > 62 ? null : lengthOf(days, today);
      },
    },
    ...(calendar.oneWeek === undefined
      ? []
      : [
          {
            pattern: new RegExp(String.raw`${withEdges(calendar.oneWeek)}(?!\s?\d)`, 'gu'),
            read: (_: readonly string[], today: Day): Found => lengthOf(7, today),
          },
        ]),
  ];
}

/** So many days from today on: the day after them, and their last one. */
const lengthOf = (days: number, today: Day): Found => ({ first: today + days, last: today + days - 1, kind: 'length' });

/** From the Monday of the first week that a text numbers to the Sunday of the last one, which is not past. */
function weeksIn(text: string, today: Day): Found {
  const weeks = [...text.matchAll(/\d{1,2}/g)].map(([week]) => Number(week));
  const last = mondayOfWeek(weeks.at(-1) ?? 0, today);
  if (last === null) return null;
  const first = weeks.map((week) => mondayOfWeek(week, last - 26 * 7)).find((monday) => monday !== null) ?? last;
  return { first: Math.min(first, last), last: last + 6, kind: weeks.length > 1 ? 'range' : 'span' };
}

/** A weekday and a number tell a day without its month that is at most so many days ahead. */
const maxAhead = 35;

/** Weekdays, and days of the month without a month. */
function looseOf(calendar: Calendar): readonly Notation[] {
  const weekdays = numbered(calendar.weekdays);
  const all = namesOf(weekdays);
  // "Joi" is Romanian for Thursday: the first name of a day is never an abbreviation.
  const whole = new Set(
    [...weekdays.keys()].filter((name, at, names) => weekdays.get(name) !== weekdays.get(names[at - 1] ?? '')),
  );
  const [long, short] = [false, true].map((isShort) =>
    anyOf([...weekdays.keys()].filter((name) => (isAbbreviation(name) && !whole.has(name)) === isShort).join('|')),
  );
  const shortest = anyOf([...weekdays.keys()].filter((name) => /^\p{L}{3}$/u.test(name)).join('|'));
  const and = String.raw`\.?\s?(?:[-/,&]|${anyOf(`${calendar.and}|${calendar.until}`)})\s?`;
  // As in "Montagmorgen".
  const partOfDay = '(?:morgen|vormittag|mittag|nachmittag|abend|fruh|ochtend|middag|namiddag|avond|morgon|kvall)';
  // An abbreviation such as `fr` is a day only beside a date or another day.
  const day = String.raw`(?:${edge}(?:(${long})(?:[-\s]feiras?)?(?:${stop}|(?=${partOfDay}))|(${short})(?=(?<=\p{L}{2})\.?,?\s?\d{1,2}[./]\s?\d|${and}(?:${all})${stop}|(?<=\p{L}{2})\.\s)|(?<=${edge}(?:${all})${and})(${short})${stop}))`;
  const the = anyOf(`${calendar.the}|${calendar.until}|${calendar.from}`);
  const ordinal = String.raw`(?:${anyOf(`${calendar.ordinals}|º|ª|°|.`)})?\.?`;
  const units = anyOf(
    [...calendar.units, calendar.clockBehind.replaceAll(' ', '_'), 'tage|%|eur|euro|€'].join('|').replaceAll(' ', '|'),
  );
  const noUnit = String.raw`(?![\d:/]|\.\d|-\d|\s\d|\s?(?:${units})${stop})`;
  const numberOf = (names: readonly (string | undefined)[]): number =>
    weekdays.get(names.find((name) => name !== undefined) ?? '') ?? 0;
  const nextWeekday = (number: number, today: Day): Found =>
    number < 1 ? null : single(today + (((number - weekdayOf(today) + 6) % 7) + 1), 'weekday');
  return [
    {
      pattern: new RegExp(
        String.raw`${day}\.?,?\s+(?:(?:${anyOf(calendar.the)})\s+)?(\d{1,2})${ordinal}${noUnit}`,
        'gu',
      ),
      read: ([, ...names], today) => {
        const [date, weekday] = [Number(names[3]), numberOf(names.slice(0, 3))];
        return single(nextDate(date, today, weekday) ?? nextDate(date, today), 'bare');
      },
    },
    {
      // "Gio 12", where that is a Thursday of the next weeks.
      pattern: new RegExp(String.raw`${edge}(${shortest})\.?\s(\d{1,2})${noUnit}`, 'gu'),
      read: ([, name = '', date], today) => {
        const found = nextDate(Number(date), today, weekdays.get(name));
        return found === null || found > today + maxAhead ? null : single(found, 'bare');
      },
    },
    ...(calendar.hasDashes === true
      ? [
          {
            pattern: new RegExp(
              String.raw`(?<![\d./:]|(?<!\d-\d{1,2})-)(?!24-7)(\d{1,2})-(\d{1,2})(?!\s?(?:${units})${stop}|[\d:]|\.\d)`,
              'gu',
            ),
            read: ([, date, month]: readonly string[], today: Day): Found =>
              single(nearestDay(Number(month), Number(date), today)),
          },
        ]
      : []),
    { pattern: new RegExp(day, 'gu'), read: ([, ...names], today) => nextWeekday(numberOf(names), today) },
    {
      pattern: /([月火水木金])曜|(?:周|星期)([一二三四五])/g,
      read: ([, japanese = '?', chinese = '?'], today) =>
        nextWeekday('月火水木金'.indexOf(japanese) + '一二三四五'.indexOf(chinese) + 2, today),
    },
    {
      pattern: new RegExp(String.raw`(?<=${edge}(?:${the})\.?\s+)(\d{1,2})${ordinal}${noUnit}`, 'gu'),
      read: ([, date], today) => single(nextDate(Number(date), today), 'bare'),
    },
  ];
}

/** Names so short that they are other words, too. */
const isAbbreviation = (name: string): boolean => /^\p{L}{1,3}$/u.test(name);

/** Behind a date that tells when a mail was sent: `2026-03-31 06:59:51`. */
const timestamp = /^,?\s\d{1,2}:\d{2}:\d{2}/;

/** The days that a folded text names, in their order, as seen on `today`. */
export function spansIn(text: string, languages: readonly MailLanguageCode[], today: Day): readonly Span[] {
  const found: Span[] = [];
  for (const code of languages) {
    for (const { pattern, read } of notationsOf(code)) {
      for (const match of text.matchAll(pattern)) {
        const days = read(match, today);
        const start = match.index;
        const end = start + match[0].trimEnd().length;
        if (
          days !== null &&
          !timestamp.test(text.slice(end, end + 20)) &&
          found.every((one) => end <= one.start || start >= one.end)
        )
          found.push({ ...days, start, end });
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
