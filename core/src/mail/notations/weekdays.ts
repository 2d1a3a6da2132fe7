import { nearestDay, nextDate, weekdayOf, type Day } from '../days.ts';
import type { Calendar } from '../languages/calendars/calendar.ts';
import { anyOf, edge, namesOf, numbered, single, stop, type Found, type Notation } from './notation.ts';

/** A weekday and a number tell a day without its month that is at most so many days ahead. */
const maxAhead = 35;

/** Weekdays, and days of the month without a month. */
export function weekdaysAndNumbers(calendar: Calendar): readonly Notation[] {
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
