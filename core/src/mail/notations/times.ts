import type { Day } from '../days.ts';
import type { Calendar } from '../languages/calendars/calendar.ts';
import { anyOf, edge, namesOf, numbered, single, stop, withEdges, type Found, type Notation } from './notation.ts';

const time = (_: readonly string[], today: Day): Found => single(today, 'time');

/** Opening hours, which are no dates: `10-16` in `Tue-Thu 10-16`. */
export function openingHours({ weekdays, months, until, and, from, clockBefore, dayOf: of }: Calendar): Notation {
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
export function timesOfDay({ clockBefore, clockBehind, laterToday }: Calendar): readonly Notation[] {
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
