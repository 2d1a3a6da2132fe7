import {
  dayFrom,
  holidayAfter,
  lastOf,
  mondayOf,
  mondayOfWeek,
  monthOf,
  nearestDay,
  weekdayOf,
  yearOf,
  type Day,
} from '../days.ts';
import type { Calendar, Holiday } from '../languages/calendars/calendar.ts';
import { fold } from '../phrases.ts';
import {
  anyOf,
  dated,
  edge,
  fullYear,
  namesOf,
  numbered,
  single,
  span,
  stop,
  withEdges,
  yearFrom,
  type Found,
  type Notation,
} from './notation.ts';

/** "One day at a time" tells no length. */
const atATime =
  '(?:at a time|nach dem ander(?:e)?n|a la fois|apres l.autre|a la vez|alla volta|tegelijk|de cada vez|na raz|po drug(?:im|em)|i taget|ad gangen|pe rand|po druhem)';
/** In front of a past weekend, or behind it. */
const past =
  '(?:last|past|letzte[ns]?|vergangene[ns]?|dernier|passe|pasado|ultimo|scorso|passato|afgelopen|voorbije|vorig|passado|minuly|minulem|zeszly|ubiegly|miniony|sidste|forra|senaste|trecut)';
/** "At least two weeks" tells no day. */
const atLeast =
  '(?:at least|mindestens|wenigstens|au moins|al menos|por lo menos|como minimo|almeno|come minimo|pelo menos|no minimo|minstens|zeker|ten minste|minimaal|co najmniej|przynajmniej|minimum|alespon|nejmene|minimalne|mindst|minst|atminstone|cel putin)';

/** The names of the months in Finnish and Norwegian, a line for each. */
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

/** Notations with words: months, weeks, tomorrow, holidays. */
export function inWords(calendar: Calendar): readonly Notation[] {
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
