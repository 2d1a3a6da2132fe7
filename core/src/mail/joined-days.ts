import { dateOf, weekdayOf, type Day } from './days.ts';
import type { Cues } from './cues.ts';
import type { Span } from './notations/notation.ts';

/** Joins what names one day twice, as `Monday, 14 April`, and then the two ends of a range. */
export function joined(text: string, spans: readonly Span[], cues: readonly Cues[], today: Day): readonly Span[] {
  const days = joinPairs(spans, (previous, one) => {
    const gap = text.slice(previous.end, one.start);
    if (previous.kind === 'weekday' && isDated(one) && (sameDay.test(gap) || isNamedTwice(gap, previous, one, cues)))
      return { ...onWeekday(one, weekdayOf(previous.first)), start: previous.start };
    const ofBoth = (day: Day): Span => ({ first: day, last: day, start: previous.start, end: one.end, kind: 'date' });
    // "Wednesday and Thursday (this week)", said on that Wednesday.
    if (
      previous.kind === 'weekday' &&
      one.kind === 'weekday' &&
      previous.first === today + 7 &&
      one.first === today + 1
    )
      return isAnd(gap, cues) ? { ...one, first: today, start: previous.start } : null;
    if (previous.kind === 'weekday' && one.kind === 'span' && one.first === today && weekdayOf(one.last) === 7)
      return /^[\s,(]*(?:\p{L}{1,4}\s*){0,2}$/u.test(gap) && previous.last <= one.last
        ? { ...previous, end: one.end }
        : null;
    // Of next week.
    if (previous.kind === 'weekday' && isWeek(one) && /^[\s,(]*(?:\p{L}{1,4}\s*){0,2}$/u.test(gap))
      return ofBoth(one.first + weekdayOf(previous.first) - 1);
    if (one.kind === 'weekday' && isWeek(previous) && /^[\s,:(]*(?:\p{L}{1,3}\s*){0,2}$/u.test(gap))
      return ofBoth(previous.first + weekdayOf(one.first) - 1);
    // "This week and the next."
    if (isWeek(one) && previous.kind === 'span' && one.first === previous.last + 1 && isAnd(gap, cues))
      return { first: previous.first, last: one.last, start: previous.start, end: one.end, kind: 'range' };
    // "The Tuesday after Easter."
    if (previous.kind === 'weekday' && one.kind === 'holiday' && cues.some(({ afterwards }) => afterwards.test(gap)))
      return ofBoth(one.last + 1 + ((weekdayOf(previous.first) - weekdayOf(one.last) + 6) % 7));
    // "After Easter, on Tuesday the 7th of April", where the day of the return is named.
    const front = text.slice(Math.max(0, previous.start - 40), previous.start);
    const after = Math.max(...cues.map(({ afterwards }) => front.length - front.search(afterwards)));
    const isBack = cues.some(({ back }) => front.search(back) >= 0);
    if (
      previous.kind === 'holiday' &&
      isDated(one) &&
      one.first > previous.last &&
      (after <= front.length || isBack) &&
      sameDay.test(gap)
    )
      return { ...one, start: previous.start - (after <= front.length ? after : 0) };
    // "Tomorrow, Wednesday 11 November."
    if (isDated(previous) && isDated(one) && previous.first === one.first && /^[^\p{L}\d]{0,4}$/u.test(gap))
      return { ...one, start: previous.start };
    // "Today and the next two days."
    if (previous.kind === 'date' && one.kind === 'length' && previous.last === today && isAndMore(gap, cues))
      return { first: today, last: one.last + 1, start: previous.start, end: one.end, kind: 'range' };
    return one.kind === 'weekday' && isDated(previous) && /^\s?\(?$/.test(gap) ? { ...previous, end: one.end } : null;
  });
  const hasDates = days.some(({ kind }) => kind === 'date');
  const ranges = joinPairs(
    days.map((one) => withFirstDay(text, one, cues)),
    (previous, one) => {
      if (one.start < previous.end) return one;
      const gap = text.slice(previous.end, one.start);
      if (one.kind === 'time' || previous.kind === 'time') return null;
      if (!cues.some((cue) => cue.and.test(gap) && isConnector(gap, cue, text.slice(0, previous.start)))) return null;
      const bothWeekdays = previous.kind === 'weekday' && one.kind === 'weekday';
      const bounds = boundsOf(previous, one);
      // "From 2 to 6 November, phone off in class (9 to 18)."
      const isHours = previous.kind === 'bare' && one.kind === 'bare' && hasDates && areHours(previous, one);
      if (isHours) return { ...one, first: today, last: today, start: previous.start, kind: 'time' };
      // "Back on 1 March 2027. Until 31 December Jan stands in for me."
      if (bounds.last < bounds.first) return null;
      return {
        ...bounds,
        start: previous.start,
        end: one.end,
        kind: bothWeekdays ? 'weekday' : 'range',
      };
    },
  );
  return ranges;
}

/** Whether two numbers may be office hours, such as 9 and 18. */
const areHours = (begin: Span, end: Span): boolean => {
  const [from, to] = [dateOf(begin.first), dateOf(end.last)];
  return from >= 7 && from <= 10 && to >= 12 && to <= 20;
};

/** Whether a gap is empty, or an "and". */
const isAnd = (gap: string, cues: readonly Cues[]): boolean =>
  gap.trim() === '' || cues.some(({ and }) => and.test(gap.replace(/(?<=^\s*\S{1,4}\s)(?:\p{L}{1,3}\s+)$/u, '')));

/** Whether a gap is "and the next", or "and probably". */
export function isAndMore(gap: string, cues: readonly Cues[]): boolean {
  const [, and = ''] = /^(\s*\S{1,4}\s+)(?:\p{L}{1,12}\s+){1,4}$/u.exec(gap) ?? [];
  return and !== '' && cues.some((cue) => cue.and.test(and));
}

/** What may stand between a weekday and its date. */
const sameDay = /^[\s,.(]{0,3}(?:(?:the|den|der|dem|le|el|il|de|d|dia|dne|am|on|op|pa|em|o|a|pe)[\s.]+)?$/;
/** As in "Thursday of next week, the 24th". */
const isNamedTwice = (gap: string, weekday: Span, date: Span, cues: readonly Cues[]): boolean =>
  weekdayOf(weekday.first) === weekdayOf(date.first) &&
  weekday.first === weekday.last &&
  /^[\s,(]*(?:\p{L}{1,9}[\s,(]+){0,3}$/u.test(gap) &&
  !cues.some(({ until, from, back }) => [until, from, back].some((cue) => gap.search(cue) >= 0));
/** Of two readings of 8/1, the one that is on the weekday that is named with it. */
const onWeekday = (one: Span, weekday: number): Span =>
  one.other !== undefined && weekdayOf(one.first) !== weekday && weekdayOf(one.other) === weekday
    ? { ...one, first: one.other, last: one.other }
    : one;
const isWeek = ({ kind, first, last }: Span): boolean => kind === 'span' && last - first === 6;
const isDated = ({ kind }: Span): boolean => kind === 'date' || kind === 'bare';

/** Replaces neighbours by what `join` makes of them; null where they stay apart. */
function joinPairs(spans: readonly Span[], join: (previous: Span, one: Span) => Span | null): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    let one = span;
    for (let previous = result.at(-1); previous !== undefined; previous = result.at(-1)) {
      const both = join(previous, one);
      if (both === null) break;
      result.pop();
      one = both;
    }
    result.push(one);
  }
  return result;
}

/** The days of a range. A day without a month or date is the one that lies next to the other end. */
function boundsOf(begin: Span, end: Span): Pick<Span, 'first' | 'last'> {
  const { first, kind: begins } = begin;
  const { last, kind: ends } = end;
  // Of two readings of 9/10, both ends have the one by which the range is the shortest.
  const readings = [first, begin.other ?? first].flatMap((one) =>
    [last, end.other ?? last].filter((two) => two >= one).map((two) => ({ first: one, last: two })),
  );
  const isUnsure = begin.other !== undefined || end.other !== undefined;
  const [shortest] = readings.toSorted((a, b) => a.last - a.first - (b.last - b.first));
  if (isUnsure && shortest !== undefined) return shortest;
  if (ends === 'bare' && begins !== 'bare') return { first, last: first + ((dateOf(last) - dateOf(first) + 31) % 31) };
  if (begins === 'bare') return { first: last - ((dateOf(last) - dateOf(first) + 31) % 31), last };
  // "Tuesday to Friday" on a Wednesday is this week.
  return { first: ends === 'weekday' && last < first ? first - 7 : first, last };
}

/** Whether a gap connects the two ends of a span: `to`, but `and` only behind `between`. */
export function isConnector(gap: string, { until, between }: Cues, before: string): boolean {
  if (/^\s*[-~]{1,3}\s*$/.test(gap) || [...gap.matchAll(until)].length > 0) return true;
  return [...before.slice(-30).matchAll(between)].length > 0;
}

/** A span such as `3 to 14 August`, of which the first day is a number alone. */
function withFirstDay(text: string, one: Span, cues: readonly Cues[]): Span {
  if (one.kind !== 'date') return one;
  const before = text.slice(Math.max(0, one.start - 30), one.start);
  const [found, number = ''] =
    /(?<![\d.:/])(\d{1,2})(?:\.|st|nd|rd|th|er|e|º|°)?(\s*\p{L}{0,8}\s*[-/&,.]?\s*\p{L}{0,6}\s*(?:m\s)?\p{L}{0,3}\s*)$/u.exec(
      before,
    ) ?? [];
  if (found === undefined) return one;
  const gap = found.slice(number.length).replace(/^(?:\.|st|nd|rd|th|er|º|°)/, '');
  if (!cues.some((cue) => cue.and.test(gap))) return one;
  const back = (dateOf(one.first) - Number(number) + 31) % 31;
  return { ...one, first: one.first - back, start: one.start - found.length, kind: 'range' };
}
