import type { Value } from '../values/value.ts';
import { dayNumber, weekdayOf, nearestTo } from './calendar.ts';

/** Words before the number of a week, folded. */
const weekWords =
  '(?:kw|cw|wk|kalenderwoche|woche|weeks?|weken|v|veckan?|veckorna|uge|ugen|uke|uken|semaines?|sem|semanas?|settiman[ae]|sett|saptamana|sapt|tydzien|tygodniu|tygodnia|tydz|tyg|tyden|tydnu|viikko|viikolla)\\.? ?(?:nr\\.? ?)?';
const weekNumber = new RegExp(
  `(?<![\\p{L}\\d])${weekWords}(\\d{1,2})(?: ?(?:-|to|bis|tot|till|til|a|au|do) ?(\\d{1,2}))?(?![\\p{L}\\d%:/]|[.,]\\d|\\. ?\\d)|第 ?(\\d{1,2}) ?[周週]`,
  'gu',
);
const weekBefore = new RegExp(`(?:(?<!\\p{L})${weekWords}|第 ?)$`, 'u');
const maxBefore = 24;
/** No text names more weeks. */
const maxWeeks = 100;

/** The Mondays of the weeks that a folded text tells by their numbers, the nearest ones to a day. */
export function mondaysIn(folded: string, near: number): readonly number[] {
  return [...folded.matchAll(weekNumber)].slice(0, maxWeeks).flatMap(([, first, last, asian]) => {
    const from = Number(first ?? asian);
    const to = Math.max(from, Number(last ?? 0));
    const weeks = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return weeks.filter((week) => week >= 1 && week <= 53).map((week) => mondayOf(week, near));
  });
}

/** The Monday of the week of a number, as ISO 8601 counts them, that lies nearest to a day. */
function mondayOf(week: number, near: number): number {
  const year = new Date(near * 86_400_000).getUTCFullYear();
  const mondays = [year, year + 1, year - 1].map((each) => {
    // The first week is the one of 4 January.
    const day = dayNumber(`${each}-01-04`);
    return day - weekdayOf(day) + 1 + (week - 1) * 7;
  });
  return nearestTo(near, mondays);
}

/** The Monday of the week whose number a value is, as in "week 12"; null where it is no such number. */
export function mondayOfNumber(
  { quantity = 0, start }: Pick<Value, 'quantity' | 'start'>,
  folded: string,
  near: number,
): number | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 53) return null;
  return weekBefore.test(folded.slice(Math.max(0, start - maxBefore), start)) ? mondayOf(quantity, near) : null;
}
