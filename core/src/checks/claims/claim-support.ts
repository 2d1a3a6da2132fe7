import { isYear } from '../values/value.ts';
import { factsIn, gathered } from '../bindings/facts.ts';
import { contentIn } from '../content-words.ts';
import { fold } from '../fold.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import type { Value } from '../values/value.ts';
import { hasStem, sharedCount } from '../word-stems.ts';
import { isDerived } from '../worked-out/derive.ts';
import { isHeldBy } from './check-claims.ts';
import { polarityOf, type PolarityCheck } from './polarity.ts';
import { partsOfQuote } from './quotes.ts';

/** `thin`: the quote says too little, or something else. `contradicted`: it says the opposite of the claim. */
export type Verdict = 'supported' | 'thin' | 'contradicted';

/** How much a claim and its quote have in common: words and values. */
const minCommon = 2;
/** Smaller numbers are of many things. */
const minDistinct = 13;

export interface ClaimedQuote {
  /** Folded. */
  readonly claim: string;
  readonly quote: string;
  readonly from: IndexedSource;
  /** Their places are those in the claim. */
  readonly claimed: readonly Value[];
  readonly quoted: readonly Value[];
  readonly lexicons: readonly Lexicon[];
  /** Whether the quote, read as the only source, supports a value in other words: as a share, a rounded number, a time of day. */
  readonly isTold: (value: Value) => boolean;
}

/** Whether the quote of a claim, which stands in its source, says what the claim says. */
export function verdictOn(claim: ClaimedQuote): Verdict {
  const clause = clauseAround(claim);
  const polarity = polarityOf(codeOf(claim));
  // A claim that is the source's own words says what they say, as long as no "not" stands before them.
  if (isWithin(claim.claim, claim.quote) && !isDenied(claim, clause, polarity)) return 'supported';
  if (polarity !== undefined && contentsOf(clause, claim).some((part) => polarity.areContrary(claim.claim, part)))
    return 'contradicted';
  if (isCut(claim) || !isAbout(claim)) return 'thin';
  if (polarity === undefined) return 'supported';
  const hasTwoValues = claim.quoted.some((one) =>
    claim.quoted.some((other) => one !== other && one.kind === other.kind),
  );
  if (polarity.saysMore(claim.claim, claim.quote, hasTwoValues)) return 'thin';
  // What the claim denies the quote itself must deny.
  if (polarity.isNegated(claim.claim)) return polarity.differ(claim.claim, claim.quote) ? 'thin' : 'supported';
  return polarity.differ(claim.claim, relevantIn(clause, claim)) ? 'thin' : 'supported';
}

function isWithin(claim: string, quote: string): boolean {
  const plain = (text: string): string => text.replace(/^[\s"'.,;:!?…]+|[\s"'.,;:!?…]+$/g, '');
  return plain(quote).includes(plain(claim));
}

function isDenied({ quote }: ClaimedQuote, clause: string, polarity: PolarityCheck | undefined): boolean {
  const before = clause.slice(0, Math.max(0, clause.indexOf(quote.trim().slice(0, maxStart))));
  return polarity?.isNegated(before) ?? false;
}
/** So much of a quote tells where it begins. */
const maxStart = 20;

/** Whether claim and quote speak of one thing, and the quote holds each value of the claim. */
function isAbout(claim: ClaimedQuote): boolean {
  const { quote, from, claimed, quoted } = claim;
  const code = codeOf(claim);
  const known = valuesHeld(claim);
  if (known === null) return false;
  const polarity = polarityOf(code);
  const isFree = polarity !== undefined && polarity.isFree(claim.claim) && polarity.isFree(quote);
  const content = (text: string): ReadonlySet<string> => contentIn(isFree ? polarity.withoutFree(text) : text, code);
  const said = content(without(claim.claim, claimed));
  const told = content(without(quote, quoted));
  const elsewhere = contentIn(from.folded, code);
  const common = sharedCount(said, told) + Number(isFree);
  // Words that the source says of something else.
  const strange = [...said].filter((stem) => !hasStem(stem, told) && hasStem(stem, elsewhere)).length;
  if (common + known.length < minCommon * strange || !coversClauses(claim, told)) return false;
  const isWhole = common >= said.size;
  if (isShort(quote) || told.size === 0) return isWhole && common + known.length > 0;
  if (common === 0) return known.some(isDistinct) || (known.some(isMoment) && said.size <= known.length);
  return common + known.length >= minCommon || common * 2 >= said.size;
}

/** The values of a claim that its quote holds; null if it does not hold one of them. */
function valuesHeld(claim: ClaimedQuote): readonly Value[] | null {
  const { claimed, isTold } = claim;
  const stated = claimed.filter(({ kind }) => kind !== 'relative');
  const held = stated.filter((value) => isHeldByQuote(value, claim, []));
  const others = stated.filter((value) => !held.includes(value));
  // What follows from other amounts of the claim alone says nothing of the quote.
  if (held.length === 0 && stated.length > 1 && stated.some(({ kind }) => kind === 'amount')) return null;
  const told = others.filter((value) => isHeldByQuote(value, claim, held) || isTold(value));
  const isOne = ({ quantity }: Value): boolean => quantity === 1;
  return others.every((value) => told.includes(value) || isOne(value)) ? [...held, ...told] : null;
}

/** Whether each clause of a claim that says something shares a word or a value with its quote. */
function coversClauses(claim: ClaimedQuote, told: ReadonlySet<string>): boolean {
  const code = codeOf(claim);
  return partsOf(claim.claim).every((part) => {
    const said = contentIn(part, code);
    return said.size < minCommon || /\d/.test(part) || sharedCount(said, told) > 0 || isValued(part, claim);
  });
}

function isValued(part: string, { claim, claimed }: ClaimedQuote): boolean {
  const start = claim.indexOf(part);
  return claimed.some((value) => value.start >= start && value.end <= start + part.length);
}

/** A value that stands for one thing only, as a price does and a month does not. */
function isDistinct({ kind, quantity = 0 }: Value): boolean {
  return (
    kind === 'amount' || kind === 'percentage' || kind === 'phone' || (kind === 'number' && quantity >= minDistinct)
  );
}

/** A day, a time of day or a time span: where a claim says little else, it is what it says. */
function isMoment({ kind, dates = [] }: Value): boolean {
  return (
    kind === 'time' ||
    kind === 'duration' ||
    (kind === 'date' && dates.some(({ day }) => day !== null)) ||
    kind === 'number'
  );
}

/** The words beside numbers, currencies and dates: that both speak of euros says nothing. */
function without(folded: string, values: readonly Value[]): string {
  return values.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, folded);
}

/** One word, or two signs where words are not separated: a name or a topic, no statement. */
function isShort(quote: string): boolean {
  const signs = quote.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const words = quote.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return signs > 0 ? signs + words < minSigns : words < minWords;
}
const minWords = 3;
const minSigns = 5;

function isHeldByQuote(value: Value, claim: ClaimedQuote, neighbours: readonly Value[]): boolean {
  const { quote, from, quoted } = claim;
  if (isHeldBy(value, quoted)) return true;
  if (value.kind === 'weekday') return quoted.some(({ kind }) => kind === 'weekday');
  const words = contentIn(`${claim.claim} ${quote}`, codeOf(claim));
  // What the claim and its quote say together is of one thing.
  return isDerived(value, {
    facts: gathered(factsIn(quote, quoted, from)),
    near: neighbours,
    neighbours,
    elsewhere: [],
    close: words,
    said: words,
    label: words,
    whole: new Set<string>(),
    rounding: 'exact',
    isSum: true,
    isDifference: true,
    isResult: true,
    isBothWays: false,
    isEach: false,
    isCounted: false,
    isPoints: true,
    counts: [],
    isRated: false,
    shares: [],
  });
}

/** Whether the quote ends within a value of its source, or before what a number of it counts: "24" of "24 months". */
function isCut({ quote, from: { folded, values, offset } }: ClaimedQuote): boolean {
  return partsOfQuote(quote).some((part) => {
    const end = folded.indexOf(part) + part.length;
    const isWordBehind = /^ \p{L}/u.test(folded.slice(end, end + 2));
    return (
      end >= part.length &&
      values.some((value) => {
        const [from, to] = [value.start - offset, value.end - offset];
        if (from >= end || to < end) return false;
        return to === end ? isWordBehind && isCount(value) : /[\p{L}\p{N}]/u.test(folded.slice(end, to));
      })
    );
  });
}

/** A bare number that is no year. */
function isCount(value: Value): boolean {
  return value.kind === 'number' && value.plain === undefined && !isYear(value);
}

/** The parts of a clause that are about the claim: they share two words with it. */
function contentsOf(clause: string, claim: ClaimedQuote): readonly string[] {
  const code = codeOf(claim);
  const said = contentIn(claim.claim, code);
  return partsOf(clause).filter((part) => sharedCount(said, contentIn(part, code)) >= minCommon);
}

/** What a quote says of the claim: its parts that share a word or a value with it; all of it where none does. */
function relevantIn(quote: string, claim: ClaimedQuote): string {
  const code = codeOf(claim);
  const said = contentIn(claim.claim, code);
  const parts = partsOf(quote).filter(
    (part) => sharedCount(said, contentIn(part, code)) > 0 || (/\d/.test(part) && claim.claimed.length > 0),
  );
  return parts.length === 0 ? quote : parts.join(', ');
}

function partsOf(text: string): readonly string[] {
  return text.split(/[,;:!?…，、；：。]|\.(?!\d)| - |\s\(/u).filter((part) => part.trim() !== '');
}

function codeOf({ lexicons: [own] }: ClaimedQuote): string {
  return own?.code ?? '';
}

/** The quote with the clause of the source that it is cut from: a "not" before it belongs to it. */
function clauseAround({ quote, from: { folded } }: ClaimedQuote): string {
  const [wanted = ''] = partsOfQuote(quote);
  const at = folded.indexOf(wanted);
  if (at < 0) return quote;
  const before = /[^.;:!?,"()-]*$/.exec(folded.slice(Math.max(0, at - maxClause), at))?.[0] ?? '';
  const after = /^[^.;:!?,"()-]*/.exec(folded.slice(at + wanted.length, at + wanted.length + maxClause))?.[0] ?? '';
  return before + fold(quote) + after;
}
const maxClause = 120;
