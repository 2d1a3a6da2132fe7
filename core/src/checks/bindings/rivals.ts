import { unspaced } from '../../platform/contract/count-words.ts';
import { isHeldBy } from '../claims/check-claims.ts';
import { standsFor, type Rounding } from '../worked-out/rounding.ts';

import { isEmptyStem } from '../content-words.ts';
import { rarity, hasStem, stemsIn } from '../word-stems.ts';
import { isFarFrom } from '../value-topic.ts';
import { isYear, daysOf, type Value } from '../values/value.ts';
import { isListPrice, type Fact, type Facts } from './facts.ts';

/** What an email says of a value: its words, and the other values of its sentence. */
export interface Said {
  readonly stems: ReadonlySet<string>;
  /** Those of its whole sentence. */
  readonly sentence: () => ReadonlySet<string>;
  /** The stem of the word that a number counts. */
  readonly counted: string;
  readonly others: readonly Value[];
  readonly rounding: Rounding;
}

/** So much of what a value is of must be said where another one stands. */
const minShare = 0.5;
/**
 * How rare the words must be that the email and the source share (1 is a word beside one value only), and how many: what a
 * price is of is often one word, a number stands beside words that many numbers have.
 */
const enough = { amount: { score: 0.8, words: 1 }, other: { score: 1.2, words: 2 }, unspaced: { score: 2, words: 3 } };

/** A word that stands beside so many values tells of none of them; only texts made to cost much have one. */
const maxSharing = 400;

/**
 * The fact that an email tells with another value than the source: the words about the value are those of the fact, and the
 * words about its own value, where a source holds it, are others. Null where the email says what the sources say, or nothing
 * that they know. `isHeld`: a source holds the value, so that it is wrong only if what it is of is told there.
 */
export function rivalOf(value: Value, said: Said, facts: Facts, isHeld: boolean): Fact | null {
  const scores = new Map<Fact, number>();
  for (const stem of said.stems) {
    const sharing = facts.byStem.get(stem) ?? [];
    if (isEmptyStem(stem) || sharing.length > maxSharing) continue;
    const weight = rarity(sharing.length, facts.all.length);
    for (const fact of sharing) scores.set(fact, (scores.get(fact) ?? 0) + weight);
  }
  const group = groupOf(value);
  let own = 0;
  let best: Fact | null = null;
  let bestScore = 0;
  for (const [fact, score] of scores) {
    if (groupOf(fact.value) !== group) continue;
    // A year is no rival of a price or of a number of things, nor is one of them its rival.
    if (isYear(fact.value) !== isYear(value)) continue;
    // Money is no rival of what a number counts.
    if (value.kind === 'amount' && fact.value.kind === 'number' && fact.counted !== '') continue;
    const isOwn = isSame(value, fact.value, said.rounding);
    if (isOwn) own = Math.max(own, score);
    else if (score > bestScore && isAbout(fact, score, said.stems, group) && !isToldToo(fact.value, said.others)) {
      best = fact;
      bestScore = score;
    }
  }
  if (best === null || bestScore - own < enough.amount.score || bestScore < 2 * own) return null;
  // Prices of one list are exchanged though they are further apart.
  const isOfList = isHeld && isListPrice(best);
  if (isFarFrom(value, best.value, isOfList ? { maxRatio: maxOfList } : {})) return null;
  if (!isHeld) return best;
  const owners = facts.all.filter((fact) => isSame(value, fact.value, said.rounding));
  return isOfOwners(best, owners, group, said) ? best : null;
}

const maxOfList = 20;

/**
 * Whether a held value can be taken from its owners for something else. What is no price of the list, an offer worked out for
 * the reader, is no other entry's. A price that is in no list needs more than a word. A sentence that tells both values must
 * say what the second one is of, and the email none of it.
 */
function isOfOwners(rival: Fact, owners: readonly Fact[], group: string, said: Said): boolean {
  if (isListPrice(rival)) return owners.some(isListPrice);
  const own = contentOf(rival.stems);
  const shared = own.filter((stem) => said.stems.has(stem));
  if (owners.length === 0 || (group === 'amount' && shared.length < Math.min(own.length, enough.other.words)))
    return false;
  return !owners.some((owner) => isToldWith(owner, rival, said));
}

/** Whether one sentence of a source tells two values, and the email may mean the first one by what it says. */
function isToldWith(owner: Fact, rival: Fact, { stems, sentence }: Pick<Said, 'stems' | 'sentence'>): boolean {
  if (!isOneSentence(owner, rival)) return false;
  const ofOwner = contentOf(owner.stems).filter((stem) => !hasStem(stem, rival.stems));
  if (ofOwner.some((stem) => hasStem(stem, stems))) return true;
  if (owner.value.start < rival.value.start) return false;
  // "Line in Alkmaar 200 Mbit, Schagen 50 Mbit": the first words may be of both.
  const ofRival = contentOf(rival.stems).filter((stem) => !hasStem(stem, owner.stems));
  const said = sentence();
  const needed = ofOwner.length === 0 ? enough.other.words : Math.min(enough.other.words, ofRival.length);
  return ofRival.filter((stem) => hasStem(stem, said)).length < needed;
}

/** Whether a source tells two values in one sentence. */
function isOneSentence({ value: one, source }: Fact, { value: other, source: from }: Fact): boolean {
  const [start, end] = [Math.min(one.end, other.end), Math.max(one.start, other.start)];
  if (source !== from || end - start > maxLabel) return false;
  // A full stop may be the last sign of the value.
  const between = source.folded.slice(start - 1 - source.offset, end - source.offset);
  return !/[;。；\n]|[.!?]\s/u.test(between);
}

function contentOf(stems: Iterable<string>): readonly string[] {
  return [...stems].filter((stem) => !isEmptyStem(stem));
}

/**
 * The price that a list names for that of which the clause of a price speaks, where the email has that of another entry: `stems`
 * are the words of the clause before it. They must name no entry whose price it is, and the price of the one that they name must not
 * be told too.
 */
export function otherPrice(
  value: Value,
  { stems, sentence, others }: Pick<Said, 'stems' | 'sentence' | 'others'>,
  facts: Facts,
): Fact | null {
  const isOwn = (fact: Fact): boolean => isSame(value, fact.value, 'exact');
  const own = value.keys.flatMap((key) => facts.byKey.get(key) ?? []);
  if (own.length === 0 || own.length > maxEntries) return null;
  const isOfOwn = own.some(isListPrice);
  const sources = new Set(own.map(({ source }) => source));
  const prices = facts.all.filter(
    (fact) => fact.value.kind === value.kind && (!isOfOwn || isListPrice(fact)) && sources.has(fact.source),
  );
  if (prices.length > maxEntries) return null;
  const labels = new Map(prices.map((fact, at) => [fact, labelOf(fact, prices[at - 1])]));
  if (!own.some((fact) => isLabel(labels.get(fact)))) return null;
  const words = new Map(
    prices.map((fact) => {
      const label = labels.get(fact) ?? '';
      return [fact, new Set([...fact.stems, ...stemsIn(label), ...numbersIn(label)])];
    }),
  );
  const counts = new Map<string, number>();
  for (const label of words.values()) for (const stem of label) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // "Package" is of the value's own entry too where another one is "outside of packages".
  const isOwnWord = (stem: string): boolean => own.some((fact) => hasStem(stem, words.get(fact) ?? new Set()));
  const telling = new Set(contentOf(stems));
  const namedIn = (fact: Fact): readonly string[] =>
    contentOf(words.get(fact) ?? []).filter(
      (stem) => counts.get(stem) === 1 && hasStem(stem, telling) && !isOwnWord(stem),
    );
  const named = prices.filter((fact) => !isOwn(fact) && namedIn(fact).length > 0);
  const [rival, ...further] = named;
  if (rival === undefined || further.length > 0 || isToldToo(rival.value, others)) return null;
  if (isFarFrom(value, rival.value, { maxRatio: maxOfList })) return null;
  const ofOthers = [...telling].filter((stem) => !isInLabel(stem, labels.get(rival) ?? ''));
  const isTold = (fact: Fact): boolean => {
    const label = labels.get(fact) ?? '';
    const isBehind = [...telling].some((stem) => hasStem(stem, wordsBehind(fact, label)));
    return isBehind || ofOthers.some((stem) => isInLabel(stem, label)) || isToldWith(fact, rival, { stems, sentence });
  };
  return own.some(isTold) ? null : rival;
}
/** The small whole numbers of a text, as words: "cold room of 60 m²" and "of 40 m²" are two entries of a list. */
export function numbersIn(text: string): readonly string[] {
  return text.match(/(?<![\d.,])\d{1,4}(?![\d.,]*\d)/g) ?? [];
}
/** No list has more entries: what stands in a text so often is of nothing. */
const maxEntries = 60;

/** Whether a list says of what a price is before it. */
function isLabel(label = ''): boolean {
  return [...stemsIn(label)].some((stem) => !isEmptyStem(stem));
}

function wordsBehind({ stems }: Fact, label: string): ReadonlySet<string> {
  const before = stemsIn(label);
  return new Set([...stems].filter((stem) => !before.has(stem)));
}

/**
 * How many of the things that a number counts sources know, where all of them say otherwise: "14 advisers", where they have 11
 * and look for three. It is what no source holds. Null where sources count such things often.
 */
export function otherCount(value: Value, { counted, others, rounding }: Said, facts: Facts): Fact | null {
  if (value.kind !== 'number' || counted === '' || isEmptyStem(counted)) return null;
  const known = facts.all.filter((fact) => fact.value.kind === 'number' && fact.counted === counted);
  if (known.length > maxCounts || known.some((fact) => isSame(value, fact.value, rounding))) return null;
  // "Eleven people", where a source has "six people here and five there".
  const beside = known.flatMap(({ at }) => facts.all.slice(at + 1, at + 2));
  const counts = [...new Set([...known, ...beside])].map((fact) => fact.value.quantity ?? 0);
  if (counts.some((one, at) => counts.some((other, next) => next > at && one + other === value.quantity))) return null;
  const distanceTo = (fact: Fact): number => Math.abs((fact.value.quantity ?? 0) - (value.quantity ?? 0));
  const [nearest = null] = known
    .filter((fact) => !isToldToo(fact.value, others) && !isFarFrom(fact.value, value))
    .toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return nearest;
}
/** What sources count more often than this, they count of several things. */
const maxCounts = 6;

/** Short words, whose stems end with a full stop, are no parts of others. */
function isInLabel(stem: string, label: string): boolean {
  return stem.endsWith('.') ? stemsIn(label).has(stem) : label.includes(stem);
}

/** All that a list says before a price, behind the one before it, in parentheses and in compounds too. */
function labelOf({ value: { start }, source }: Fact, previous: Fact | undefined): string {
  const { folded, offset } = source;
  const from = previous?.source === source ? previous.value.end - offset : 0;
  const before = folded.slice(Math.max(from, start - offset - maxLabel), start - offset);
  return before.replace(/^.*(?:[;|。；\n]|\.(?=\s))/su, '');
}
const maxLabel = 100;

function isAbout({ stems }: Fact, score: number, said: ReadonlySet<string>, group: string): boolean {
  const told = [...stems].filter((stem) => !isEmptyStem(stem));
  const shared = told.filter((stem) => said.has(stem));
  const isUnspaced = shared.some((stem) => unspaced.test(stem));
  const needed =
    group === 'amount' || group === 'weekday' ? enough.amount : isUnspaced ? enough.unspaced : enough.other;
  return shared.length / told.length >= minShare && shared.length >= needed.words && score >= needed.score;
}

/** The email tells this value beside the one in question: its words may be about that. */
function isToldToo(value: Value, others: readonly Value[]): boolean {
  return others.some((other) => isSame(value, other, 'about'));
}

function isSame(a: Value, b: Value, rounding: Rounding): boolean {
  if (isHeldBy(a, [b])) return true;
  const [quantity, other] = [a.quantity, b.quantity];
  if (quantity === undefined || other === undefined || groupOf(a) !== groupOf(b)) return false;
  if (a.kind === 'duration') return Math.abs(inDays(a) - inDays(b)) <= (rounding === 'exact' ? 0.001 : 0.1) * inDays(b);
  return standsFor(quantity, other, rounding);
}

const inDays = ({ quantity = 0, unit = 'day' }: Value): number => quantity * daysOf[unit];

/** Values that can stand for one another: an amount may be told without its currency. */
function groupOf({ kind, quantity = 0, scale = 0, plain }: Value): string {
  if (kind === 'number' && plain === undefined && (scale > 0 || quantity >= 1_000)) return 'amount';
  return kind;
}
