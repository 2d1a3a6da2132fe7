import { unspaced } from '../../platform/contract/count-words.ts';
import type { Claim, SourceReference } from '../contract/evidence.ts';
import { fold, withoutHyphens, withoutHyphensWithOffsets, type FoldedText } from '../fold.ts';
import { holdsQuote, type SourceIndex } from '../sources/index-sources.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { readValues } from '../values/read-values.ts';
import { partsOfQuote } from './quotes.ts';
import { dateKeys, type Value } from '../values/value.ts';

/** Claims beyond these limits are ignored: an email has a dozen claims of a sentence each, each in one place. */
const maxClaims = 60;
const maxPlaces = 5;
const maxClaimLength = 2_000;

/** A claim whose text stands in the email. */
export interface PlacedClaim {
  /** Offsets into the original text. */
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** The quote stands in the source. */
  readonly isQuoted: boolean;
  /** The source that holds the quote, or else the one that the claim names; null where there is none. */
  readonly from: IndexedSource | null;
}

/** Finds the claims in a field of the email, wherever their text stands, and asks whether their quotes stand in their sources. */
export function placeClaims(folded: FoldedText, claims: readonly Claim[], index: SourceIndex): readonly PlacedClaim[] {
  if (claims.length === 0) return [];
  const text = withoutHyphensWithOffsets(folded);
  return claims.slice(0, maxClaims).flatMap((claim) => {
    if (claim.text.length > maxClaimLength) return [];
    const wanted = withoutHyphens(fold(claim.text)).trim();
    if (wanted.length < 2) return [];
    const from = sourceOf(claim, index);
    const isQuoted = from !== null && holdsQuote(from, claim.quote);
    return placesOf(text, wanted).map((place) => ({ ...place, quote: claim.quote.trim(), isQuoted, from }));
  });
}

/** The source that a claim names; another one where only that holds its quote. */
function sourceOf({ source, quote }: Claim, index: SourceIndex): IndexedSource | null {
  const named = index.sources.get(source) ?? null;
  if (named !== null && holdsQuote(named, quote)) return named;
  const parts = partsOfQuote(quote);
  if (quote.length > maxClaimLength || !parts.some(isTelling) || !parts.every((part) => index.hasText(part)))
    return named;
  return [...index.sources.values()].find((each) => holdsQuote(each, quote)) ?? named;
}

/** One word stands in many sources by chance. */
function isTelling(part: string): boolean {
  return /\p{L}[\s'].*\p{L}|\d/u.test(part) || unspaced.test(part);
}

function placesOf({ text, starts, ends }: FoldedText, wanted: string): { start: number; end: number }[] {
  const places = [];
  for (
    let at = text.indexOf(wanted);
    at >= 0 && places.length < maxPlaces;
    at = text.indexOf(wanted, at + wanted.length)
  ) {
    const start = starts[at];
    const end = ends[at + wanted.length - 1];
    if (start !== undefined && end !== undefined) places.push({ start, end });
  }
  return places;
}

/** The keys of every value in a source, and of the days that it is dated with. */
export function keysOfSource({ folded, links, ownDays }: IndexedSource, language: string | null): ReadonlySet<string> {
  const keys = new Set([...links, ...readValues(folded, { language }).flatMap((value) => value.keys)]);
  for (const day of ownDays) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    for (const said of [
      { year, month, day: date },
      { year: null, month, day: date },
      { year, month, day: null },
      { year: null, month, day: null },
    ])
      for (const key of dateKeys(said)) keys.add(key);
  }
  return keys;
}

export function isHeldBy(value: Value, others: readonly Value[]): boolean {
  return others.some(
    (other) =>
      value.keys.some((key) => other.keys.includes(key)) || isSameDay(value, other) || isSameNumber(value, other),
  );
}

/** "March 12" and "March 12, 2026" are one day. */
function isSameDay(a: Value, b: Value): boolean {
  return (a.dates ?? []).some((one) =>
    (b.dates ?? []).some(
      (other) =>
        one.month === other.month &&
        (one.day === other.day || one.day === null || other.day === null) &&
        (one.year === other.year || one.year === null || other.year === null),
    ),
  );
}

/** A bare number is the amount, or the measure, of the same value. */
function isSameNumber(a: Value, b: Value): boolean {
  if (a.kind === 'number' && b.kind === 'number')
    return (
      (a.plain === undefined) !== (b.plain === undefined) &&
      (a.plain ?? a.keys).some((key) => (b.plain ?? b.keys).includes(key))
    );
  const digitsOf = ({ keys }: Value): string[] => keys.map((key) => key.split(':')[1] ?? '');
  const isMixed = (a.kind === 'number' && b.kind === 'amount') || (a.kind === 'amount' && b.kind === 'number');
  return isMixed && digitsOf(a).some((digits) => digitsOf(b).includes(digits));
}

export function referenceTo({ source }: IndexedSource): SourceReference {
  const { kind, id, label, date, url } = source;
  return { kind, id, label, ...(date === undefined ? {} : { date }), ...(url === undefined ? {} : { url }) };
}
