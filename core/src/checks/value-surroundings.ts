import { windowAround } from './lists.ts';
import { countedBehind, type Fact, isConnector, maxDistance } from './bindings/facts.ts';
import { rateOf } from './bindings/rates.ts';
import { rivalOf, type Said } from './bindings/rivals.ts';
import { isEmptyStem } from './content-words.ts';
import type { EmailField, Sentence } from './email-field.ts';
import type { Lexicon } from './languages/lexicon.ts';
import type { NameContext } from './names/known-words.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { Value } from './values/value.ts';
import { stemsIn } from './word-stems.ts';
import { type Cues, cuesIn } from './worked-out/cues.ts';
import { roundingOf } from './worked-out/rounding.ts';
import type { Derivation } from './worked-out/terms.ts';
import { isByPoints, wholeOf } from './worked-out/words-beside.ts';

/** Values so near one another, in characters and in values, are told together: a sum is told near what it is the sum of. */
export const nearby = 220;
export const maxNeighbours = 8;

/** So many further values to both sides may be what a value is worked out from. */
export const maxElsewhere = 24;
/** No email has more values that no source holds; of further ones nobody asks what they follow from. */
const maxDerivations = 100;
/** So many values that are told as one, each of what the one before it is of. */
const maxJoined = 8;

/** A value that an email tells, its index among those of the field, and its sentence. */
export interface ToldValue {
  readonly value: Value;
  readonly at: number;
  readonly sentence: Sentence;
}

/** What stands around the values of a field of an email, and which of them are wrong. */
export class ValueSurroundings {
  readonly field: EmailField;
  readonly folded: string;
  readonly names: NameContext;
  readonly index: SourceIndex;
  readonly lexicons: readonly Lexicon[];
  readonly today: number;
  /** The values that are found to be wrong so far. */
  readonly faulty = new Set<Value>();
  readonly #cues = new Map<Sentence, Cues>();
  #derivations = 0;

  constructor(field: EmailField, names: NameContext, today: number) {
    this.field = field;
    this.folded = field.folded.text;
    this.names = names;
    this.index = names.index;
    this.lexicons = names.lexicons;
    this.today = today;
  }

  sentenceOf(value: Pick<Value, 'start' | 'end'>): Sentence {
    return this.field.sentenceAt(this.field.place(value).start);
  }

  /** The words of the sentence about a value: those since the last value, and those to the end of the clause. */
  wordsAbout(at: number, sentence: Sentence, joined = 0): string {
    const { values } = this.field;
    const [value, previous] = [values[at], values[at - 1]];
    if (value === undefined) return '';
    const { start, end } = value;
    const from = Math.max(sentence.folded.start, start - maxDistance, previous?.end ?? 0);
    const to = Math.min(sentence.folded.end, end + maxDistance, values[at + 1]?.start ?? this.folded.length);
    const behind = this.folded.slice(end, to).replace(/[.,;:!?()].*$/u, '');
    const before = withoutOtherClauses(this.folded.slice(from, start), behind);
    // "From 4% to 2.5%": the second value is of what the first one is of.
    const isJoined = joined < maxJoined && previous !== undefined && from === previous.end && isConnector(before);
    return `${isJoined ? this.wordsAbout(at - 1, sentence, joined + 1) : before} ${behind}`;
  }

  /** The words of a value's clause, on both sides. */
  clauseAround({ start, end }: Value, { folded }: Sentence): string {
    const before = this.folded.slice(Math.max(folded.start, start - maxDistance), start);
    const behind = this.folded.slice(end, Math.min(folded.end, end + maxDistance));
    return `${before.replace(/^.*[.;:!?](?= )/u, '')} ${behind.replace(/[.;:!?](?: .*)?$/u, '')}`;
  }

  /** The values of a value's sentence and of the one before it, the nearest first. */
  nearestTo(value: Value, sentence: Sentence, neighbours: readonly Value[]): readonly Value[] {
    const { sentences } = this.field;
    const before = sentences[sentences.indexOf(sentence) - 1] ?? sentence;
    const distanceTo = (other: Value): number => Math.max(value.start - other.end, other.start - value.end);
    return neighbours
      .filter(({ start, end }) => start >= before.folded.start && end <= sentence.folded.end)
      .toSorted((one, other) => distanceTo(one) - distanceTo(other));
  }

  /** The other values of a value's sentence and of the ones beside it. */
  neighboursOf(value: Value, at: number): readonly Value[] {
    return windowAround(this.field.values, at, maxNeighbours).filter(
      (other) => other !== value && other.start > value.start - nearby && other.end < value.end + nearby,
    );
  }

  /** Those of them that one can calculate with: none that is wrong. */
  soundNeighboursOf(value: Value, at: number): readonly Value[] {
    return this.neighboursOf(value, at).filter((other) => !this.faulty.has(other));
  }

  /** Whether a source holds a value in the same form. */
  isHeld({ keys }: Value): boolean {
    return keys.some((key) => this.index.holders.has(key));
  }

  /** What a source says of that which the email says the value is of, where it says something else. */
  rivalOf(told: ToldValue, isHeld: boolean): Fact | null {
    return rivalOf(told.value, this.saidOf(told), this.index.facts(), isHeld);
  }

  /** What the email says of a value. */
  saidOf({ value, at, sentence }: ToldValue): Said {
    return {
      stems: stemsIn(this.wordsAbout(at, sentence)),
      sentence: () => stemsIn(this.folded.slice(sentence.folded.start, sentence.folded.end)),
      counted: countedBehind(this.folded, value.end),
      others: this.neighboursOf(value, at),
      rounding: roundingOf(this.folded, value, this.lexicons),
    };
  }

  /** What a value may be worked out from; null where it has no quantity, or where nobody writes so many unknown values. */
  derivationOf({ value, at, sentence }: ToldValue): Derivation | null {
    const { folded, lexicons, index } = this;
    const { kind, quantity, start, end } = value;
    if (quantity === undefined || this.#derivations >= maxDerivations) return null;
    this.#derivations += 1;
    const neighbours = this.soundNeighboursOf(value, at);
    const isRated = rateOf(folded, start, end)?.units.includes('year') === true;
    const cues = this.cuesOf(sentence);
    return {
      ...cues,
      facts: index.facts(),
      near: this.nearestTo(value, sentence, neighbours),
      neighbours,
      elsewhere: windowAround(this.field.values, at, maxElsewhere).filter(
        (other) => other !== value && !neighbours.includes(other) && !this.faulty.has(other),
      ),
      close: stemsIn(this.clauseAround(value, sentence)),
      label: stemsIn(this.wordsAbout(at, sentence)),
      said: stemsIn(folded.slice(Math.max(0, start - nearby), end + nearby)),
      whole: wholeOf(folded, value),
      rounding: roundingOf(folded, value, lexicons),
      isCounted: kind === 'number' && countedBehind(folded, end) !== '',
      isPoints: isByPoints(folded, value, kind === 'percentage'),
      isRated,
      isResult: cues.isResult || isRated || /[=:] ?$/.test(folded.slice(Math.max(0, start - 2), start)),
    };
  }

  cuesOf(sentence: Sentence): Cues {
    let cues = this.#cues.get(sentence);
    if (cues === undefined) {
      const { start, end } = sentence.folded;
      this.#cues.set(sentence, (cues = cuesIn(this.folded.slice(start, end), this.lexicons)));
    }
    return cues;
  }
}

/** "…, and": what follows is of something else. */
const nextClause = /^.*[,;] (?:and|but|und|aber|et|mais|y|e|pero|ma|mas|en|maar|si|iar|dar|i|a|ale|och|men) /su;

/**
 * The words before a value without those of other clauses. What stands right behind a comma is of the words behind it: "half of
 * the power from the sun, 7% less water".
 */
function withoutOtherClauses(before: string, behind: string): string {
  const last = before.replace(nextClause, '');
  return /[,;] $/.test(last) && [...stemsIn(behind)].some((stem) => !isEmptyStem(stem)) ? '' : last;
}
