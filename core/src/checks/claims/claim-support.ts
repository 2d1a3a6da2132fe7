import { factsIn } from '../bindings/facts.ts';
import { isHeldBy } from './check-claims.ts';
import { fold } from '../fold.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { polaritiesOf } from './polarity.ts';
import { isNear, isRounded } from '../worked-out/approximate.ts';
import { isDerived } from '../worked-out/derive.ts';
import { operandsOf } from '../worked-out/operands.ts';
import { isHeldSpanBy } from '../worked-out/spans.ts';
import type { Value } from '../values/value.ts';
import { readValues } from '../values/read-values.ts';
import { sharedCount, stemsIn } from '../word-stems.ts';

/** `thin`: the quote says too little, or something else. `contradicted`: it says the opposite of the claim. */
export type Verdict = 'supported' | 'thin' | 'contradicted';

/** A quote of fewer words, or signs where words are not separated, says nothing of its own. */
const minWords = 3;
const minSigns = 5;
/** How much a claim and its quote have in common: words and values. */
const minCommon = 2;

export interface ClaimedQuote {
  /** Folded. */
  readonly claim: string;
  readonly quote: string;
  readonly from: IndexedSource;
  readonly claimed: readonly Value[];
  readonly quoted: readonly Value[];
  readonly lexicons: readonly Lexicon[];
}

/** Whether the quote of a claim, which stands in its source, says what the claim says. */
export function verdictOn(claim: ClaimedQuote): Verdict {
  const { quoted, lexicons } = claim;
  const clause = clauseAround(claim);
  const common = sharedCount(stemsIn(withoutValues(claim.claim, lexicons)), stemsIn(without(claim.quote, quoted)));
  const codes = lexicons.map(({ code }) => code);
  // A claim that is the source's own words says what they say, as long as no "not" stands before them.
  if (isWithin(claim.claim, claim.quote) && !isDenied(claim, clause, codes)) return 'supported';
  const isContrary = (part: string): boolean =>
    sharedCount(stemsIn(claim.claim), stemsIn(part)) >= Math.min(minCommon, stemsIn(part).size) &&
    polaritiesOf(codes).some((polarity) => polarity.areContrary(claim.claim, part));
  if (common >= minCommon && clause.split(/[,;]/).some(isContrary)) return 'contradicted';
  if (isShort(claim.quote)) return 'thin';
  const stated = claim.claimed.filter(({ quantity, kind }) => quantity !== 1 && kind !== 'relative');
  const held = stated.filter((value) => isHeldByQuote(value, claim));
  if (held.length < stated.length) return 'thin';
  const isAbout = common + held.length >= Math.min(minCommon, Math.max(1, stemsIn(claim.claim).size));
  if (!isAbout || (common === 0 && quoted.length > 0 && held.length < 2)) return 'thin';
  return polaritiesOf(codes).some((polarity) => polarity.differ(claim.claim, clause)) ? 'thin' : 'supported';
}

function isWithin(claim: string, quote: string): boolean {
  const plain = (text: string): string => text.replace(/^[\s"'.,;:!?…]+|[\s"'.,;:!?…]+$/g, '');
  return plain(quote).includes(plain(claim));
}

function isDenied({ quote }: ClaimedQuote, clause: string, codes: readonly string[]): boolean {
  const before = clause.slice(0, Math.max(0, clause.indexOf(quote.trim().slice(0, maxStart))));
  return polaritiesOf(codes).some(({ isNegated }) => isNegated(before));
}
/** So much of a quote tells where it begins. */
const maxStart = 20;

/** The words beside numbers, currencies and dates: that both speak of euros says nothing. */
function withoutValues(folded: string, [own]: readonly Lexicon[]): string {
  return without(folded, readValues(folded, { language: own?.code ?? null }));
}

function without(folded: string, values: readonly Value[]): string {
  return values.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded);
}

function isShort(quote: string): boolean {
  const signs = quote.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const words = quote.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return signs > 0 ? signs + words < minSigns : words < minWords;
}

function isHeldByQuote(value: Value, { claim, quote, from, claimed, quoted, lexicons }: ClaimedQuote): boolean {
  if (isHeldBy(value, quoted)) return true;
  const isAbout = isRounded(claim, { start: 0, end: claim.length }, lexicons);
  if (isAbout && quoted.some(({ kind, quantity = 0 }) => kind === value.kind && isNear(value.quantity ?? 0, quantity)))
    return true;
  if (value.kind === 'duration') return isHeldSpanBy(value, quoted, isAbout);
  if (value.kind === 'weekday') return quoted.some(({ kind }) => kind === 'date' || kind === 'weekday');
  // What the claim and its quote say together is of one thing.
  return isDerived(value, {
    operands: operandsOf(factsIn(quote, quoted, from)),
    neighbours: claimed.filter((other) => other !== value),
    said: stemsIn(`${claim} ${quote}`),
    isRounded: isAbout,
    isSum: true,
    isDifference: true,
    isPoints: true,
    isFree: true,
  });
}

/** The quote with the clause of the source that it is cut from: a "not" before it belongs to it. */
function clauseAround({ quote, from: { folded } }: ClaimedQuote): string {
  const wanted = fold(quote)
    .trim()
    .replace(/^["'.…]+|["'.…]+$/g, '');
  const at = folded.indexOf(wanted);
  if (at < 0) return quote;
  const before = /[^.;:!?,"()-]*$/.exec(folded.slice(Math.max(0, at - maxClause), at))?.[0] ?? '';
  const after = /^[^.;:!?,"()-]*/.exec(folded.slice(at + wanted.length, at + wanted.length + maxClause))?.[0] ?? '';
  return before + wanted + after;
}
const maxClause = 120;
