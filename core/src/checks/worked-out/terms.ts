import { factsAbout, type Fact, type Facts } from '../bindings/facts.ts';
import { isEmptyStem } from '../content-words.ts';
import { isYear, daysOf, type Value } from '../values/value.ts';
import type { Cues } from './cues.ts';
import type { Rounding } from './rounding.ts';

/** What an email says around a value, and what sources say of the same things. */
export interface Derivation extends Cues {
  readonly facts: Facts;
  /** The other values of the sentence and of the one before it, the nearest first; none that is wrong. */
  readonly near: readonly Value[];
  /** Those of the adjacent sentences, too. */
  readonly neighbours: readonly Value[];
  /** Values that the email tells further away. */
  readonly elsewhere: readonly Value[];
  /** The stems of the words around the value: those of its clause, and those of the adjacent sentences. */
  readonly close: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  /** The stems of the words between the value before it and the end of its clause. */
  readonly label: ReadonlySet<string>;
  /** The stems of the words right behind the value, of which a share is one. */
  readonly whole: ReadonlySet<string>;
  readonly rounding: Rounding;
  /** The value counts what a word behind it names. */
  readonly isCounted: boolean;
  /** A share is told as one by which another rose or fell. */
  readonly isPoints: boolean;
  /** The value is told for a time that has so many of a shorter one: "€540 a year". */
  readonly isRated: boolean;
}

/** A value that one can calculate with. */
export interface Term {
  readonly quantity: number;
  /** The email tells it beside the result; otherwise a source tells it of what the email speaks of. */
  readonly isTold: boolean;
  /** What a source says; null for a value of the email. */
  readonly fact: Fact | null;
  /** Where it stands in the email or in a source; null where a word names it, as a year names twelve. */
  readonly of: Value | null;
}

export interface Terms {
  /** Values that can be added to the result or taken from it. */
  readonly values: readonly Term[];
  /** How many there are of something. */
  readonly counts: readonly Term[];
  /** In percent. */
  readonly shares: readonly Term[];
}

/** Larger results hardly follow from other values by chance. */
export const safe = 1_000;
/** Nobody calculates with more of them. */
const maxValues = 60;
const maxCounts = 24;
const maxCount = 100_000;

/**
 * What a value can be worked out from: other values of the email, and those of sources of which it uses a word. A small number,
 * or a share, follows from many pairs by chance, so that its terms must stand in its own sentence and clause.
 */
export function termsFor(value: Value, context: Derivation): Terms {
  const isLarge = value.kind !== 'percentage' && (value.quantity ?? 0) >= safe;
  const told = isLarge ? context.neighbours : context.near;
  const about = new Set(factsAbout(isLarge ? context.said : context.close, context.facts));
  const partners = [
    ...told.flatMap((each) => each.keys.flatMap((key) => context.facts.byKey.get(key) ?? [])),
    ...about,
  ].flatMap((fact) => partnersOf(fact, context.facts));
  const facts = [
    ...new Set([...about, ...partners, ...(context.isDifference ? comparedWith(told, context.facts) : [])]),
  ];
  const all: readonly (readonly [Value, Omit<Term, 'quantity' | 'of'>])[] = [
    ...told.map((each) => [each, { isTold: true, fact: null }] as const),
    ...(isLarge ? context.elsewhere : []).map((each) => [each, { isTold: false, fact: null }] as const),
    ...facts.map((fact) => [fact.value, { isTold: false, fact }] as const),
  ].filter(([each]) => !isYear(each));
  const pick = (most: number, quantitiesOf: (of: Value, fact: Fact | null) => readonly number[]): Term[] => {
    const found: Term[] = [];
    for (const [of, term] of all) {
      if (found.length >= most) break;
      for (const quantity of quantitiesOf(of, term.fact)) found.push({ ...term, quantity, of });
    }
    return found;
  };
  // "310 tons, 35 more than before": the unit of a difference is that of what differs.
  const isBareDifference = context.isDifference && value.kind === 'number' && value.plain === undefined;
  const quantitiesOf = (of: Value, fact: Fact | null): readonly number[] => {
    const isBare = isBareDifference ? of.plain !== undefined : fact !== null && hasUnitOf(fact, value, context.facts);
    return isBare ? [of.quantity ?? 0] : comparable(of, value, fact);
  };
  const named = (quantities: readonly number[], isTold: boolean): Term[] =>
    quantities.map((quantity) => ({ quantity, isTold, fact: null, of: null }));
  return {
    values: pick(maxValues, quantitiesOf).slice(0, maxValues),
    counts: [
      ...named([...context.counts, ...monthsOf(context.near)], context.isRated),
      ...pick(maxCounts, countsIn),
    ].slice(0, maxCounts),
    shares: [...named(context.shares, true), ...pick(maxCounts, sharesIn)].slice(0, maxCounts),
  };
}

/** Facts that a source tells together stand within so many places and characters of one another. */
const maxPlaces = 3;
const maxApart = 90;

/** The facts that a source tells beside another one: of the year before, of the other service. */
export function partnersOf(fact: Fact, { all }: Facts): readonly Fact[] {
  return all
    .slice(Math.max(0, fact.at - maxPlaces), fact.at + maxPlaces + 1)
    .filter(
      (other) =>
        other !== fact &&
        other.source === fact.source &&
        Math.abs(other.value.start - fact.value.start) <= maxApart &&
        !isYear(other.value),
    );
}

/** Values that are compared are of about one size. */
const maxRatio = 2;

/** "1,630 orders, 150 fewer than the year before": what sources say elsewhere of what a value beside it is of. */
function comparedWith(told: readonly Value[], facts: Facts): readonly Fact[] {
  return told.flatMap(({ keys, kind, quantity = 0 }) =>
    kind !== 'number' || quantity < minCompared
      ? []
      : keys
          .flatMap((key) => facts.byKey.get(key) ?? [])
          .flatMap(({ stems }) => factsAbout(stems, facts))
          .filter(({ value: other }) => {
            const ratio = (other.quantity ?? 0) / quantity;
            return other.kind === kind && ratio <= maxRatio && ratio >= 1 / maxRatio;
          }),
  );
}
const minCompared = 100;

/** "46,000 litres, after 31,000": a number that counts nothing may have the unit of a value that its source tells beside it. */
function hasUnitOf(fact: Fact, value: Value, facts: Facts): boolean {
  const { value: bare, counted } = fact;
  if (value.kind !== 'duration' && value.plain === undefined) return false;
  if (bare.kind !== 'number' || bare.plain !== undefined || isYear(bare) || !(counted === '' || isEmptyStem(counted)))
    return false;
  return partnersOf(fact, facts).some(({ value: other }) => isOfUnit(other, value));
}

function isOfUnit(one: Value, other: Value): boolean {
  if (one.kind === 'duration' || other.kind === 'duration') return one.kind === other.kind && one.unit === other.unit;
  const [measure, own] = [measureOf(one), measureOf(other)];
  const factor = (of: Value, { quantity }: { readonly quantity: number }): number => quantity / (of.quantity ?? 1);
  return (
    measure !== null &&
    own !== null &&
    measure.dimension === own.dimension &&
    Math.abs(factor(one, measure) - factor(other, own)) < 1e-9
  );
}

/** Whether a source tells a time span, or a measure, without its unit, beside another one of this unit. */
export function isHeldWithoutUnit(value: Value, facts: Facts): boolean {
  const keys = value.plain ?? (value.kind === 'duration' ? [`number:${value.quantity}`] : []);
  return keys.some((key) => (facts.byKey.get(key) ?? []).some((fact) => hasUnitOf(fact, value, facts)));
}

export function countsIn({ kind, quantity = 0, scale = 0 }: Value): readonly number[] {
  const isCount = (kind === 'number' || kind === 'duration') && Number.isInteger(quantity);
  return isCount && scale === 0 && quantity > 1 && quantity <= maxCount ? [quantity] : [];
}

/** How many months lie from one date to another one: "from July to December". */
function monthsOf(values: readonly Value[]): readonly number[] {
  const months = values
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ dates: [date] = [] }) => (date === undefined ? [] : [date.month]));
  return months.flatMap((first, at) => {
    const last = months[at + 1];
    return last !== undefined && last > first ? [last - first + 1] : [];
  });
}

function sharesIn({ kind, quantity = 0 }: Value): readonly number[] {
  return kind === 'percentage' ? [quantity] : [];
}

/** The quantities of a value that can be added to a result or taken from it; none where they are of another dimension. */
export function comparable(of: Value, result: Value, fact: Fact | null): readonly number[] {
  const quantities = [of.quantity ?? 0, ...(of.scaled === undefined ? [] : [of.scaled])];
  if (result.kind === 'percentage') return of.kind === 'amount' || of.kind === 'number' ? quantities : [];
  if (result.kind === 'duration' || of.kind === 'duration') {
    if (result.kind !== of.kind) return [];
    return result.unit === of.unit
      ? quantities
      : quantities.map((each) => (each * daysOf[of.unit ?? 'day']) / daysOf[result.unit ?? 'day']);
  }
  if (result.plain !== undefined || of.plain !== undefined) {
    const [own, other] = [measureOf(result), measureOf(of)];
    return own !== null && other !== null && own.dimension === other.dimension
      ? [(other.quantity / own.quantity) * (result.quantity ?? 0)]
      : [];
  }
  if (of.kind === 'amount') return result.kind === 'amount' && !isSameMoney(of, result) ? [] : quantities;
  if (of.kind !== 'number') return [];
  // A number that counts something is no amount.
  if (result.kind === 'amount' && fact !== null && fact.counted !== '' && (of.scale ?? 0) === 0) return [];
  return quantities;
}

function isSameMoney({ currencies = [] }: Value, { currencies: others = [] }: Value): boolean {
  return currencies.some((code) => others.includes(code));
}

export function measureOf({
  plain,
  keys: [key = ''],
}: Value): { readonly dimension: string; readonly quantity: number } | null {
  if (plain === undefined) return null;
  const [, dimension = '', quantity] = key.split(':');
  return { dimension, quantity: Number(quantity) };
}
