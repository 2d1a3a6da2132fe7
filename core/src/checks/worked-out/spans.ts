import { standsFor, type Rounding } from './rounding.ts';
import { dayOf } from '../moments/calendar.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase } from '../languages/phrases.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { daysMeant, sourcesOn } from '../moments/moments.ts';
import { daysOf, type Value } from '../values/value.ts';

/** Four weeks are a month to everybody: time spans of different units may differ by so much. */
const betweenUnits = 0.09;
/** How exactly people count days, weeks, months and years to a date, in days. */
const counted = { second: 0, minute: 0, hour: 0, day: 1, week: 3.5, month: 15, year: 190 };
const workingDays = 5;
/** Since when somebody does something is told in so many years at least. */
const minYears = 6;
/** Distances beyond it are told in years. */
const maxDistance = 800;

/** Words by which a time span lies between two days stand within so many characters. */
const beforeSpan = 20;
const behindSpan = 28;
/** Words before a time span that ends ahead. */
const aheadWord =
  /(?:^|[^\p{L}])(?:in|genau|dans|en|dentro de|fra|tra|em|dentro|daqui a|over|peste|za|om|exakt|exactly|just|あと|还有|再过)(?: \p{L}{1,8})? $/u;

export interface SpanContext {
  readonly index: SourceIndex;
  readonly today: number;
  readonly neighbours: readonly Value[];
  readonly rounding: Rounding;
  /** It is counted from today on. */
  readonly isAhead: boolean;
  /** It is told as the time between two days. */
  readonly isBetween: boolean;
}

/** Whether a time span says in another unit, or rounded, what a source says, or is that between known dates. */
export function isHeldSpan(value: Value, context: SpanContext): boolean {
  const { index, rounding } = context;
  const spans = index.spans();
  // "In ten calendar days" is no distance where a source says "ten working days".
  const isOtherwise = spans.some((span) => isOtherKind(value, span));
  return spans.some((span) => isSame(value, span, rounding)) || (!isOtherwise && isDistance(value, context));
}

/** Whether one of some values is the same time span in another unit. */
export function isHeldSpanBy(value: Value, others: readonly Value[], rounding: Rounding): boolean {
  return others.some((other) => other.kind === 'duration' && isSame(value, other, rounding));
}

function isOtherKind({ quantity, dayKind }: Value, other: Value): boolean {
  return (
    quantity === other.quantity && dayKind !== undefined && other.dayKind !== undefined && dayKind !== other.dayKind
  );
}

function isSame(value: Value, other: Value, rounding: Rounding): boolean {
  const [unit, otherUnit] = [value.unit ?? 'day', other.unit ?? 'day'];
  if (value.dayKind !== undefined && other.dayKind !== undefined && value.dayKind !== other.dayKind) return false;
  const [quantity, otherQuantity] = [value.quantity ?? 0, other.quantity ?? 0];
  const [days, otherDays] = [quantity * daysOf[unit], otherQuantity * daysOf[otherUnit]];
  if (Math.abs(days - otherDays) < 1e-6) return true;
  if (unit === otherUnit && standsFor(quantity, otherQuantity, rounding)) return true;
  if (
    unit === 'week' &&
    otherUnit === 'day' &&
    other.dayKind !== 'calendar' &&
    otherQuantity === quantity * workingDays
  )
    return true;
  if (
    unit === 'day' &&
    otherUnit === 'week' &&
    value.dayKind !== 'calendar' &&
    quantity === otherQuantity * workingDays
  )
    return true;
  const areLong = daysOf[unit] >= 1 && daysOf[otherUnit] >= 1;
  const allowed = rounding === 'exact' ? betweenUnits : 2 * betweenUnits;
  return areLong && unit !== otherUnit && quantity > 0 && Math.abs(days - otherDays) <= allowed * otherDays;
}

/** The next day, and the last one, of a month that a bare number can mean: "by the 20th". */
function daysNumbered({ kind, quantity = 0, scale = 0 }: Value, today: number): readonly number[] {
  if (kind !== 'number' || scale > 0 || !Number.isInteger(quantity) || quantity < 1 || quantity > 31) return [];
  const found: number[] = [];
  for (let day = today - maxNumbered; day <= today + maxNumbered; day += 1)
    if (Number(dayOf(day).slice(8)) === quantity) found.push(day);
  return found;
}
const maxNumbered = 31;

/** Whether so much time lies between today, or a date beside the time span, and a date that sources know. */
function isDistance(value: Value, { index, today, neighbours, rounding, isAhead, isBetween }: SpanContext): boolean {
  const { quantity = 0, unit = 'day' } = value;
  if (unit === 'year') {
    // The years before this one are in all sources.
    if (quantity < minYears) return false;
    const year = Number(dayOf(today).slice(0, 4)) - quantity;
    return [year, year - 1, ...(rounding === 'exact' ? [] : [year + 1, year - 2, year - 3])].some((each) =>
      index.years().has(each),
    );
  }
  const distance = quantity * daysOf[unit];
  if (distance < 2 || distance > maxDistance) return false;
  const from = neighbours.flatMap((neighbour) =>
    neighbour.kind === 'date' ? daysMeant(neighbour, today) : daysNumbered(neighbour, today),
  );
  const isKnown = (middle: number, tolerance: number): boolean => {
    for (let day = Math.ceil(middle - tolerance); day <= middle + tolerance; day += 1)
      if (sourcesOn(day, index).length > 0) return true;
    return false;
  };
  return (
    isKnown(today + distance, counted[unit] / 2) ||
    from.some((day) => Math.abs(day - today - distance) <= counted[unit]) ||
    ((isAhead || isBetween) &&
      from.some((day) => isKnown(day + distance, counted[unit] / 2) || isKnown(day - distance, counted[unit] / 2)))
  );
}

/** What stands beside a time span that tells it as the time between two days, "16 days left until", or from today on. */
export function spanWords(
  folded: string,
  { start, end }: Value,
  lexicons: readonly Lexicon[],
): Pick<SpanContext, 'isAhead' | 'isBetween'> {
  const before = folded.slice(Math.max(0, start - beforeSpan), start);
  const behind = folded.slice(end, end + behindSpan);
  return {
    isAhead: aheadWord.test(folded.slice(Math.max(0, start - 14), start)),
    isBetween: lexicons.some(
      ({ distances: words }) =>
        words === undefined || hasPhrase(before, words.before) || hasPhrase(behind, words.behind),
    ),
  };
}
