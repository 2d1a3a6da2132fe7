import { unspaced } from '../../platform/contract/count-words.ts';
import type { Grammar } from './grammar.ts';
import { overlap, type Span } from '../marks.ts';
import type { Sentence, ToldValue } from './source-sentences.ts';
import type { Word } from './topic-words.ts';

/** A word that says that something rose or fell, opened or closed: one side of a pair of opposites. */
export interface Turn extends Span {
  readonly pair: number;
  readonly side: 0 | 1;
}

/** A part of a sentence between commas, brackets and the like. */
export interface Clause extends Span {
  readonly words: readonly Word[];
  /** Those of the words that tell what it is about, without those that tell what happens to it. */
  readonly topic: readonly Word[];
  readonly values: readonly ToldValue[];
  /** The words that each "not" in it denies, the nearest first. */
  readonly denied: readonly (readonly Word[])[];
  /** The values of which it speaks as a limit: "more than six". */
  readonly limits: readonly ToldValue[];
  /** What it denies is a thing: "we have no shop". */
  readonly isLack: boolean;
  /** It says that somebody has something. */
  readonly isHeld: boolean;
  /** The words behind "without" and "before": they are not said to be so. */
  readonly spared: readonly Word[];
  readonly isGlad: boolean;
  /** "Before" is side 0, "after" side 1. */
  readonly order: readonly Turn[];
  /** It has a "not", though it may deny nothing: "not only". */
  readonly isNegated: boolean;
  readonly open: readonly Span[];
  /** It says that something has to be done. */
  readonly isDue: boolean;
  /** What is decided in it, and not denied. */
  readonly decided: readonly Span[];
  readonly already: readonly Span[];
  readonly turns: readonly Turn[];
}

/** So many words behind a "not" are denied by it, or pairs of signs where words are not separated. */
const reach = 3;
const reachOfPairs = 6;
/** A space stands between "more than" and its number. */
const maxToLimit = 2;
/** "Already on the 20th": a preposition stands between. */
const maxToValue = 6;
const clauseEnd = /[;:!?|()"。！？；：，、]|[,.](?!\d)|(?<!\d)[,.]| - /g;
/** "6.2 (2024: 8.9)": what was before. */
const comparedValue = /(\d[\d.,' ]*)[^()\d;:.]{0,24}(?:(?:19|20)\d\d )?\((?:19|20)\d\d ?: ?(\d[\d.,' ]*)/gu;
/** A word still belongs to the "before" or "without" that stands so many characters ahead of it. */
const maxSpared = 24;
const isJoined = (between: string): boolean => between.length <= maxSpared && /^[\p{L}\p{M}' ]*$/u.test(between);
const signedShare = /(?<![\d\p{L}])([+-]) ?\d[\d.,]* ?%/gu;

/** What the clauses of a sentence say of their things: what they deny, leave open, call decided, and which way they go. */
export function readStatement({ folded, words: all, values }: Sentence, grammar: Grammar): readonly Clause[] {
  const { small, deniesBefore } = grammar;
  const found = grammar.find(folded);
  const { idioms } = found;
  const find = (places: readonly Span[]): readonly Span[] => places.filter((place) => !touchesAny(place, idioms));
  const turns = [
    ...found.opposites.flatMap((sides, pair) =>
      sides.flatMap((places, side) =>
        find(places).map((place): Turn => ({ ...place, pair, side: side === 0 ? 0 : 1 })),
      ),
    ),
    ...numericTurns(folded),
  ];
  // "Not included" is the other side of "included", and denies nothing.
  const without = find(found.without).filter((place) => !touchesAny(place, turns));
  // "Antes de firmar nada": behind "before" and "without" such a word means "anything".
  const sparing = [...without, ...(found.order[0] ?? [])];
  const denying = found.negations.filter(
    (place) => !sparing.some(({ end }) => end <= place.start && isJoined(folded.slice(end, place.start))),
  );
  const negations = find(denying).filter((place) => !touchesAny(place, turns));
  // May is a month, too.
  const open = find(found.open).filter((place) => !touchesAny(place, values));
  const decided = find(found.decided);
  const [lacks, has, glad] = [find(found.lacks), find(found.has), find(found.congratulations)];
  const order = found.order.flatMap((places, side) =>
    find(places).map((place): Turn => ({ ...place, pair: -1, side: side === 0 ? 0 : 1 })),
  );
  // "As early as 20 March": what is to come by then is not there yet.
  const isBeforeValue = ({ end }: Span): boolean =>
    values.some(({ start }) => start >= end && start - end <= maxToValue);
  const already = find(found.already).filter((place) => !isBeforeValue(place));
  const markers = [...open, ...decided, ...already, ...turns, ...glad];
  const silent = [...negations, ...without, ...lacks, ...values];
  const isConditional = find(found.conditions).length > 0;
  const telling = all.filter((word) => !small.has(word.word) && !touchesAny(word, silent));
  return clausesOf(folded).map((clause): Clause => {
    const inside = <S extends Span>(places: readonly S[]): readonly S[] =>
      places.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    const own = inside(telling);
    const isNegated = inside(denying).length > 0;
    const ownLacks = inside(lacks);
    return {
      ...clause,
      words: own,
      topic: own.filter((word) => !touchesAny(word, markers)),
      values: inside(values),
      denied: isConditional
        ? []
        : firstOfEach(inside(negations), own).map((negation) =>
            deniedBy(negation, own, deniesBefore || touchesAny(negation, ownLacks)),
          ),
      isNegated,
      limits: inside(values).filter(({ start }) =>
        found.limits.some(({ end }) => end <= start && start - end <= maxToLimit),
      ),
      isLack: ownLacks.length > 0,
      spared: [...inside(without), ...inside(order).filter(({ side }) => side === 0)].flatMap((place) =>
        deniedBy(place, own, false),
      ),
      isGlad: touchesAny(clause, glad),
      order: inside(order),
      isHeld: inside(has).length > 0,
      isDue: touchesAny(clause, found.due),
      // What is not decided is open.
      open: isNegated ? [...inside(open), ...inside(decided)] : inside(open),
      decided: isNegated ? [] : inside(decided),
      already: isNegated ? [] : inside(already),
      turns: inside(turns),
    };
  });
}

/** Without those that follow another one at once, and only stress it: "non mi piace niente", "não gosta nada". */
function firstOfEach(negations: readonly Span[], words: readonly Word[]): readonly Span[] {
  return negations.filter(
    ({ start }, at) =>
      !negations
        .slice(0, at)
        .some((other) => words.filter((word) => word.start >= other.end && word.end <= start).length < 2),
  );
}

function touchesAny(place: Span, others: readonly Span[]): boolean {
  return others.some((other) => overlap(other, place));
}

function deniedBy({ start, end }: Span, words: readonly Word[], isBefore: boolean): readonly Word[] {
  const behind = words.filter((word) => word.start >= end);
  const before = behind.length > 0 || !isBefore ? [] : words.filter((word) => word.end <= start).reverse();
  const [first] = [...behind, ...before];
  return [...behind, ...before].slice(0, first !== undefined && unspaced.test(first.word) ? reachOfPairs : reach);
}

function numericTurns(folded: string): readonly Turn[] {
  if (!/\d/.test(folded)) return [];
  return [
    ...[...folded.matchAll(comparedValue)].flatMap(({ 1: now = '', 2: before = '', index: start }) => {
      const [value, last] = [numberIn(now), numberIn(before)];
      return value === last
        ? []
        : [{ start, end: start + now.trimEnd().length, pair: 0, side: value > last ? 0 : 1 } as const];
    }),
    ...[...folded.matchAll(signedShare)].map(
      ({ 0: { length }, 1: sign, index: start }) =>
        ({ start, end: start + length, pair: 0, side: sign === '+' ? 0 : 1 }) as const,
    ),
  ];
}

function numberIn(text: string): number {
  return Number(
    text
      .trim()
      .replaceAll(/[.,' ](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/[.,]$/, ''),
  );
}

export function clausesOf(folded: string): readonly Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const match of folded.matchAll(clauseEnd)) {
    if (match.index > start) found.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < folded.length) found.push({ start, end: folded.length });
  return found;
}
