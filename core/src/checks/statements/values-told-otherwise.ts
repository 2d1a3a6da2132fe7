import { andWords } from '../languages/short-words.ts';
import { windowAround } from '../lists.ts';
import { isHeldBy } from '../claims/check-claims.ts';
import { functionWordsOf } from '../content-words.ts';
import type { Sentence } from '../email-field.ts';
import { overlap, type Span } from '../marks.ts';
import { hourWords } from '../moments/moments.ts';
import { dayNumber, weekdayOf } from '../moments/calendar.ts';
import { passageAt, type SourcePassage } from '../sources/source-passage.ts';
import type { ValueSurroundings } from '../value-surroundings.ts';
import { isFarFrom } from '../value-topic.ts';
import type { Value, ValueKind } from '../values/value.ts';
import { cuesIn } from '../worked-out/cues.ts';
import { roundingOf, standsFor, type Rounding } from '../worked-out/rounding.ts';
import { isHeldSpanBy } from '../worked-out/spans.ts';
import { nearestTo, sharedOf, weightsOf, type Shared } from './nearest-sentences.ts';
import { clausesOf } from './read-statement.ts';
import type { SourceSentence } from './source-sentences.ts';
import { isSameWord, wordsIn } from './topic-words.ts';

/**
 * Links and the like are of nothing, and "yesterday" is another day in a source. Shares, and numbers other than hours, stand
 * beside the same words for too many things: on texts that nobody tuned for, most marks on them were wrong (ADR 9).
 */
const comparedKinds: ReadonlySet<ValueKind> = new Set(['amount', 'number', 'duration', 'date', 'weekday', 'time']);
const countedKinds: ReadonlySet<ValueKind> = new Set(['amount', 'duration']);
/** The clause must share so much with the sentence (a rare word weighs 1): so many words, and this part of those it has. */
const enough = { weight: 1.2, part: 0.45 };
/** A sentence that has the value itself shares much less: this part of what the other one shares. */
const mostHeld = 0.5;
/** What tells more values is no sentence. */
const maxTold = 40;
/** What the other clauses of the sentence share counts less. */
const shareOfContext = 1 / 4;

/**
 * What the sentence of a source about the same thing as a value's clause says in place of the value: "Support answers until
 * 8 pm", where the source says "Support answers until 9 pm", even if others hold the 8 pm for something else. Null where none
 * shares enough, or where one that shares about as much has the value.
 */
export function toldOtherwise(
  value: Value,
  at: number,
  sentence: Sentence,
  around: ValueSurroundings,
): SourcePassage | null {
  if (!comparedKinds.has(value.kind) || sentence.isAsked) return null;
  const thing = thingOf(value, around.folded);
  if (thing === null) return null;
  const { own, others } = sharedAbout(value, at, sentence, around);
  if (own.length === 0 || weightOf(own) + shareOfContext * weightOf(others) < enough.weight) return null;
  const context = weightsOf(others);
  const near = nearestTo(own, (each) => context.get(each) ?? 0, new Set());
  const best = near.find(({ sentence: { told, source } }) =>
    told.slice(0, maxTold).some((each) => thingOf(each, source.folded, source.offset) === thing),
  );
  if (best === undefined || (value.kind !== 'amount' && isOneName(best.shared, around))) return null;
  const rounding = roundingOf(around.folded, value, around.lexicons);
  const holds = ({ told, source: { ownDays } }: SourceSentence): boolean =>
    told.length > maxTold ||
    told.some((other) => isSame(value, other, rounding)) ||
    ownDays.some((day) => isOnDay(value, day));
  const weights = new Map<SourceSentence, number>();
  const add = (shared: readonly Shared[], part: number): void => {
    for (const { holders, weight } of shared)
      for (const holder of holders) weights.set(holder, (weights.get(holder) ?? 0) + part * weight);
  };
  add(own, 1);
  add(others, shareOfContext);
  const weight = weights.get(best.sentence) ?? 0;
  if (weight < enough.weight || weight < enough.part * weightOf(own)) return null;
  const limit = mostHeld * weight;
  if ([...weights].some(([other, held]) => (held >= limit || other === best.sentence) && holds(other))) return null;
  const { source } = best.sentence;
  const rivals = rivalsIn(best.sentence, best.shared, thing);
  const neighbours = around.neighboursOf(value, at);
  const [rival, second] = rivals;
  if (rival === undefined || rivals.some((other) => neighbours.some((each) => isSame(other, each, 'exact'))))
    return null;
  // "From 7:00 to 23:00" tells two times of one thing.
  if (second !== undefined && (thing !== 'time' || rivals.length > 2)) return null;
  // What is on the price list can be put together in many ways.
  if (value.kind === 'amount' && source.source.kind === 'template') return null;
  if (thing !== 'time' && isFarFrom(value, rival)) return null;
  return isCounted(value, sentence, around) ? null : passageAt(source, rival);
}

/** Whether the clause of a value that no source holds says that it is worked out from others. */
function isCounted(value: Value, sentence: Sentence, around: ValueSurroundings): boolean {
  if (!countedKinds.has(value.kind) || value.keys.some((key) => around.index.holders.has(key))) return false;
  const { start, end } = clauseOf(value, partAround(value, sentence), around);
  const { isSum, isDifference, isResult } = cuesIn(around.folded.slice(start, end), around.lexicons);
  return isSum || isDifference || (value.kind === 'amount' && isResult);
}

/** What a value can be compared with: values of its kind; a number that is an hour with times, any other one with nothing. */
function thingOf({ kind, start, quantity = 0, plain }: Value, folded: string, offset = 0): ValueKind | null {
  if (kind !== 'number') return kind;
  const before = folded.slice(Math.max(0, start - offset - 12), start - offset);
  return quantity <= 24 && plain === undefined && hourWords.test(before) ? 'time' : null;
}

/** Two words beside one another in capitals: a name stands in sentences about anything. */
function isOneName([first, second, third]: readonly Shared[], { field }: ValueSurroundings): boolean {
  if (first === undefined || second === undefined || third !== undefined || second.start - first.end > 1) return false;
  return [first, second].every((one) => one.word !== null && /^\p{Lu}/u.test(field.text.slice(field.place(one).start)));
}

/** As much of a value's sentence as people write. */
function partAround({ start, end }: Value, { folded }: Sentence): Span {
  return { start: Math.max(folded.start, start - maxPart), end: Math.min(folded.end, end + maxPart) };
}
const maxPart = 240;
/** So many values of a sentence stand before a value, and behind it. */
const maxBeside = 16;

/** The clause of a sentence in which a value stands. */
function clauseOf(value: Value, { start, end }: Span, { folded }: ValueSurroundings): Span {
  const clauses = clausesOf(folded.slice(start, end));
  const clause = clauses.find((each) => overlap({ start: start + each.start, end: start + each.end }, value));
  return clause === undefined ? { start, end } : { start: start + clause.start, end: start + clause.end };
}

/** "35% by mail and 15% by phone": what stands before the "and" is of the value before it. */
const joined = new RegExp(`^.*[^\\p{L}](?:${andWords})(?!\\p{L})`, 'su');

/** The words of a value's clause that sources have, as far as they are not about another value of its kind, and those of the others. */
function sharedAbout(
  value: Value,
  at: number,
  sentence: Sentence,
  around: ValueSurroundings,
): { readonly own: readonly Shared[]; readonly others: readonly Shared[] } {
  const { folded, field, index, lexicons } = around;
  const small = functionWordsOf(lexicons[0]?.code ?? '');
  const { start, end } = partAround(value, sentence);
  const clause = clauseOf(value, { start, end }, around);
  const values = windowAround(field.values, at, maxBeside).filter((each) => each.start >= start && each.end <= end);
  const sameKind = values.filter((each) => each !== value && each.kind === value.kind && overlap(each, clause));
  const previous = Math.max(
    clause.start,
    ...sameKind.filter(({ end: last }) => last <= value.start).map(({ end: last }) => last),
  );
  const about = {
    start:
      previous + (previous === clause.start ? 0 : (joined.exec(folded.slice(previous, value.start))?.[0].length ?? 0)),
    end: sameKind.some((each) => each.start >= value.end) ? value.end : clause.end,
  };
  const words = wordsIn(folded.slice(start, end))
    .map((each) => ({ word: each.word, start: start + each.start, end: start + each.end }))
    .filter((each) => small?.has(each.word) !== true && !values.some((other) => overlap(other, each)));
  const further = values.filter((each) => each !== value && !sameKind.includes(each));
  const isOwn = (each: Span): boolean => each.start >= about.start && each.end <= about.end;
  const sentences = index.sentences();
  return {
    own: sharedOf({ words: words.filter(isOwn), values: further.filter(isOwn) }, sentences),
    others: sharedOf(
      { words: words.filter((each) => !isOwn(each)), values: further.filter((each) => !isOwn(each)) },
      sentences,
    ),
  };
}

/** The values of a kind in a sentence; where it has several, those of the clauses with the shared words. */
function rivalsIn(
  { folded, words, values, told, source }: SourceSentence,
  shared: readonly Shared[],
  thing: ValueKind,
): readonly Value[] {
  const all = told.flatMap((value, at) => {
    const place = values[at];
    return thingOf(value, source.folded, source.offset) !== thing ||
      place === undefined ||
      isDayOfMonth(folded.slice(place.start, place.end))
      ? []
      : [{ value, place }];
  });
  // Where it tells several prices, they are parts of one another.
  if (all.length < 2 || thing === 'amount') return all.map(({ value }) => value);
  const places = words.filter(({ word }) => shared.some((one) => one.word !== null && isSameWord(one.word, word)));
  const clauses = clausesOf(folded).filter((clause) => places.some((place) => overlap(place, clause)));
  const beside = all.filter(({ place }) => clauses.some((clause) => overlap(place, clause)));
  return (beside.length > 0 ? beside : all).map(({ value }) => value);
}

/** "24日" is read as a time span, too. */
function isDayOfMonth(text: string): boolean {
  return /\d[日号號]$/u.test(text);
}

function weightOf(shared: readonly Shared[]): number {
  return shared.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether two values say the same in any unit, rounded, or in a form in which one is read as another kind. */
function isSame(value: Value, other: Value, rounding: Rounding): boolean {
  if (isHeldBy(value, [other])) return true;
  if (value.kind === 'date')
    return (value.dates ?? []).some(
      (date) =>
        other.quantity === date.day ||
        other.dates?.some(
          ({ month, day }) => month === date.month && (day === null || date.day === null || day === date.day),
        ),
    );
  if (value.kind === 'duration' && other.kind === 'duration') return isHeldSpanBy(value, [other], 'about');
  // A bare number may be of any kind.
  const isOfOther = other.kind !== value.kind && other.kind !== 'number' && value.kind !== 'number';
  if (isOfOther && !(value.kind === 'time' && other.unit === 'hour')) return false;
  return numbersOf(value).some((one) =>
    numbersOf(other).some((each) =>
      standsFor(one, each, rounding === 'exact' && one >= minRounded ? 'about' : rounding),
    ),
  );
}

/** Smaller numbers are not rounded. */
const minRounded = 100;

/** The quantities of a value; of a time its hour, which may be told in two ways, as "3.30" may be half past three. */
function numbersOf({ keys, quantity, scaled }: Value): readonly number[] {
  const [, hour, minute] = /^time:(\d\d):(\d\d)$/.exec(keys[0] ?? '') ?? [];
  if (hour !== undefined) return [Number(hour), Number(hour) - 12].map((each) => each + Number(minute) / 60);
  const clock = quantity === undefined ? undefined : Math.floor(quantity) + ((quantity % 1) * 100) / 60;
  return [quantity, scaled, clock].filter((each) => each !== undefined);
}

/** Whether a source of a day is of the day, the month or the weekday that a value names. */
function isOnDay({ kind, day, dates = [] }: Value, own: string): boolean {
  if (kind === 'weekday') return weekdayOf(dayNumber(own)) === day;
  return dates.some(
    (date) => date.month === Number(own.slice(5, 7)) && (date.day === null || date.day === Number(own.slice(8))),
  );
}
