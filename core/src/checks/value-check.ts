import { exchanged } from './bindings/exchanged.ts';
import { countedBehind, type Fact, factsAbout, factsOf, isListPrice, maxDistance } from './bindings/facts.ts';
import { isOtherRate, namesTime, type Rate, rateOf } from './bindings/rates.ts';
import { numbersIn, otherCount, otherPrice, rivalOf, type Said } from './bindings/rivals.ts';
import type { EvidenceTopic } from './contract/evidence.ts';
import type { EmailField, Sentence } from './email-field.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { overlap, type Span } from './marks.ts';
import { isOfNoConversation } from './moments/conversations.ts';
import { entryKindsAt, isOfAnotherEntry } from './moments/entry-dates.ts';
import { isCountedDate, isCountedTime } from './moments/moments-ahead.ts';
import { daysMeant } from './moments/moments.ts';
import { isProposable, isProposal } from './moments/proposals.ts';
import { dateBeside, isNumberOfDay, isNumberOfKnownDay, isOfItsWeekday, isWeekdayOf } from './moments/weekday-dates.ts';
import type { NameContext } from './names/known-words.ts';
import { isOrdinaryValue } from './ordinary.ts';
import { isInOtherWords } from './in-other-words.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import { passageAt, type SourcePassage } from './sources/source-passage.ts';
import { toldOtherwise } from './statements/values-told-otherwise.ts';
import { supportByRange, supportOf } from './support.ts';
import { nearby, ValueSurroundings } from './value-surroundings.ts';
import { isMultiple, topicOf } from './value-topic.ts';
import type { Value, ValueKind } from './values/value.ts';
import { stemsIn } from './word-stems.ts';
import { isDerived, isDifferenceFromAny } from './worked-out/derive.ts';
import { roundingOf } from './worked-out/rounding.ts';
import { isHeldSpan, spanWords } from './worked-out/spans.ts';
import { cuesIn } from './worked-out/cues.ts';
import type { Derivation } from './worked-out/terms.ts';
import { isByPoints, isOfTimes, wholeOf } from './worked-out/words-beside.ts';

/** What is wrong with a value. */
export interface ValueFault {
  readonly about: EvidenceTopic;
  /** What a source says in place of it. */
  readonly against?: SourcePassage;
  /** What is wrong is not the value, but what stands here in the folded text: "a year" behind a price. */
  readonly beside?: Span;
}

/** Values further away that a value may be worked out from, to both sides. */
const maxElsewhere = 24;
const noFacts = factsOf([]);
/** No email has more values that no source holds; of further ones nobody asks what they follow from. */
const maxDerivations = 200;
/** No email has more values that are compared with what the sentences of sources say of the same. */
const maxCompared = 200;
/** Nobody proposes more of a service. */
const maxOffered = 50;
const maxMeasured = 1_000;
/** Days within which a talk is proposed. */
const soon = 31;
/** People work such numbers out in their head; larger ones are figures that they look up. */
const maxWorkedOut = 1_000;
/** A value is not marked where so many others of its kind stand beside it. */
const enoughOthers: Readonly<Partial<Record<ValueKind, number>>> = { duration: 1, number: 2, amount: 3 };

/** Checks the values of a field of an email, one by one. */
export class ValueCheck {
  readonly #field: EmailField;
  readonly #folded: string;
  readonly #index: SourceIndex;
  readonly #around: ValueSurroundings;
  readonly #lexicons: readonly Lexicon[];
  readonly #today: number;
  readonly #thisYear: number;
  #derivations = 0;

  constructor(field: EmailField, names: NameContext, today: number, thisYear: number) {
    this.#field = field;
    this.#folded = field.folded.text;
    this.#index = names.index;
    this.#around = new ValueSurroundings(field, names, today);
    this.#lexicons = names.lexicons;
    this.#today = today;
    this.#thisYear = thisYear;
  }

  /** What is wrong with the value at an index of the field's values; null where nothing is. Asked in their order. */
  faultOf(value: Value, at: number, isClaimed: boolean): ValueFault | null {
    const fault = this.#faultOf(value, at, isClaimed) ?? this.#toldOtherwise(value, at, isClaimed);
    if (fault !== null) this.#around.faulty.add(value);
    return fault;
  }

  #faultOf(value: Value, at: number, isClaimed: boolean): ValueFault | null {
    const sentence = this.#around.sentenceOf(value);
    if (this.#isPlain(value, sentence, isClaimed)) return this.#contradictedSpan(value, at, sentence);
    const { values } = this.#field;
    const isMoment = value.kind === 'date' || value.kind === 'weekday' || value.kind === 'relative';
    const context = { index: this.#index, lexicons: this.#lexicons, today: this.#today };
    if (isMoment && !this.#isProposed(value, sentence) && isOfNoConversation(value, this.#folded, context))
      return { about: 'conversation' };
    // "Tomorrow" follows from what no rule reads, such as "I'm off on Friday".
    if (value.kind === 'relative') return null;
    const today = this.#today;
    if (
      isNumberOfDay(at, values, this.#folded, today) ||
      isNumberOfKnownDay(value, this.#folded, { today, known: this.#index.daysNamed })
    )
      return null;
    const date = dateBeside(at, values, this.#folded);
    if (date !== null)
      return isWeekdayOf(value, date, this.#today) ? null : { about: sentence.isAsked ? 'offer' : 'weekday' };
    const { isAsked } = sentence;
    const holders = supportOf(value, { index: this.#index, today: this.#today, folded: this.#folded, isAsked });
    if (holders.length === 0) {
      const { isSum, isDifference } = this.#around.cuesOf(sentence);
      const count =
        isSum || isDifference || isOfTimes(this.#folded, value)
          ? null
          : otherCount(value, this.#saidOf(value, at, sentence), this.#index.facts());
      if (count !== null) return { about: 'number', against: passageAt(count.source, count.value) };
      if (isInOtherWords(value, at, this.#around) || this.#isHeldSpan(value, at)) return null;
      const derivation = this.#derivationOf(value, at, sentence);
      if (derivation !== null && isDerived(value, derivation)) return null;
      // "We leave at eight and drive an hour and a half, so we arrive at half past nine."
      if (value.kind === 'time' && this.#isCounted(value, at, sentence)) return null;
      const rival = this.#rivalOf(value, at, sentence, false);
      if (
        rival === null &&
        (this.#isProposed(value, sentence) ||
          this.#isOwnDay(value, at) ||
          supportByRange(value, { index: this.#index, today: this.#today }).length > 0 ||
          this.#isAmongOthers(value, at, sentence) ||
          this.#isInWords(value) ||
          this.#isOfOffer(value) ||
          this.#isCounted(value, at, sentence) ||
          this.#isPlainResult(value, at, sentence) ||
          (derivation !== null && isDifferenceFromAny(value, derivation)))
      )
        return null;
      const against = rival && { against: passageAt(rival.source, rival.value) };
      return { about: this.#topicOf(value, at, isAsked, rival), ...against };
    }
    const kinds = value.kind === 'date' ? entryKindsAt(this.#folded, value, this.#lexicons) : null;
    if (kinds !== null && isOfAnotherEntry(value, holders, kinds, this.#index))
      return { about: topicOf(value, isAsked) };
    const against =
      this.#against(value, at, sentence, true) ?? this.#otherPrice(value, at, sentence) ?? this.#otherRate(value);
    if (against === null) return null;
    // "€1,690 for sales and €490 for the bakery, together €2,180" is right, whatever else costs that.
    const derivation = this.#derivationOf(value, at, sentence);
    const isOfThoseBeside = derivation !== null && isDerived(value, { ...derivation, facts: noFacts });
    return isOfThoseBeside ? null : { about: 'swap', ...against };
  }

  #isPlain(value: Value, { isAsked, isDated }: Sentence, isClaimed: boolean): boolean {
    const around = {
      after: this.#folded.slice(value.end, value.end + 48),
      isAsked,
      isDated,
      isListNumber: this.#field.isListNumberAt(this.#field.place(value).start),
      lexicons: this.#lexicons,
      thisYear: this.#thisYear,
    };
    if (isClaimed && value.quantity !== 1 && value.unit !== 'minute') return false;
    return (isClaimed && value.quantity === 1) || isOrdinaryValue(value, around);
  }

  /** What a source says of that which the email says the value is of, where it says something else. */
  #against(value: Value, at: number, sentence: Sentence, isHeld: boolean): Pick<ValueFault, 'against'> | null {
    const fact = this.#rivalOf(value, at, sentence, isHeld);
    return fact && { against: passageAt(fact.source, fact.value) };
  }

  #rivalOf(value: Value, at: number, sentence: Sentence, isHeld: boolean): Fact | null {
    return rivalOf(value, this.#saidOf(value, at, sentence), this.#index.facts(), isHeld);
  }

  #saidOf(value: Value, at: number, sentence: Sentence): Said {
    return {
      stems: stemsIn(this.#around.wordsAbout(at, sentence)),
      sentence: () => this.#stemsOf(sentence),
      counted: countedBehind(this.#folded, value.end),
      others: this.#around.neighboursOf(value, at),
      rounding: roundingOf(this.#folded, value, this.#lexicons),
    };
  }

  #isProposed(value: Value, { folded }: Sentence): boolean {
    return (
      isProposable(value, this.#folded, this.#today) &&
      isProposal(this.#folded.slice(folded.start, folded.end), this.#lexicons)
    );
  }

  /**
   * Whether a date that lies ahead is the writer's to propose without a word for it: it is told with its weekday, as out of a
   * calendar, or lies within a month and its paragraph asks something.
   */
  #isOwnDay(value: Value, at: number): boolean {
    if (value.kind !== 'date' || !isProposable(value, this.#folded, this.#today)) return false;
    if (isOfItsWeekday(at, this.#field.values, this.#folded, this.#today)) return true;
    const isSoon = daysMeant(value, this.#today).some((day) => day >= this.#today && day - this.#today <= soon);
    return isSoon && this.#field.paragraphAt(this.#field.place(value).start).some(({ isAsked }) => isAsked);
  }

  #stemsOf({ folded }: Sentence): ReadonlySet<string> {
    return stemsIn(this.#folded.slice(folded.start, folded.end));
  }

  /** A time span that states nothing by itself, such as the length of a call, where a source has another one for the same. */
  #contradictedSpan(value: Value, at: number, sentence: Sentence): ValueFault | null {
    if (value.kind !== 'duration' || sentence.isAsked || value.keys.some((key) => this.#index.holders.has(key)))
      return null;
    const against = this.#against(value, at, sentence, false);
    return against && { about: 'duration', ...against };
  }

  /** What the sentence of a source about the same thing says, where it has another value of its kind. */
  #toldOtherwise(value: Value, at: number, isClaimed: boolean): ValueFault | null {
    if (at >= maxCompared) return null;
    const sentence = this.#around.sentenceOf(value);
    // "Three questions" of the email's own are not the two of a template.
    if (value.kind === 'number' && this.#isPlain(value, sentence, isClaimed)) return null;
    if (value.kind === 'amount' && !value.keys.some((key) => this.#index.holders.has(key))) return null;
    const against = toldOtherwise(value, at, sentence, this.#around) ?? exchanged(value, at, sentence, this.#around);
    return against && { about: 'swap', against };
  }

  /** What a price list says of the service that the clause of a price names before it. */
  #otherPrice(value: Value, at: number, sentence: Sentence): Pick<ValueFault, 'against'> | null {
    if (value.kind !== 'amount') return null;
    const values = this.#field.values.slice(Math.max(0, at - maxElsewhere), at + maxElsewhere);
    const previous = values.findLast(({ kind, end }) => kind === value.kind && end <= value.start)?.end ?? 0;
    const from = Math.max(sentence.folded.start, value.start - maxDistance, previous);
    const clause = this.#folded.slice(from, value.start).replace(/^.*[,;:.!?](?!\d)/su, '');
    const said = {
      others: values,
      sentence: () => this.#stemsOf(sentence),
      stems: new Set([...stemsIn(clause), ...numbersIn(clause)]),
    };
    const rival = otherPrice(value, said, this.#index.facts());
    return rival && { against: passageAt(rival.source, rival.value) };
  }

  /**
   * What sources say of a value that the email tells for another time or thing: "€45 per year", where a month costs it, or
   * "€45 a month", where the price list names no time.
   */
  #otherRate(value: Value): Pick<ValueFault, 'against' | 'beside'> | null {
    if (value.kind !== 'amount' && value.kind !== 'number') return null;
    const rate = rateOf(this.#folded, value.start, value.end, value.kind === 'number');
    if (rate === null) return null;
    const { byKey } = this.#index.facts();
    const held = value.keys.flatMap((key) => byKey.get(key) ?? []);
    const rated = held.filter((fact) => rateOfFact(fact) !== null);
    const known = rated.length > 0 ? rated : held;
    const [first] = known;
    const isOther = (fact: Fact): boolean => {
      const own = rateOfFact(fact);
      return own === null ? isWithoutTime(fact) && rate.units.length > 0 : isOtherRate(rate, own);
    };
    if (first === undefined || !known.every(isOther)) return null;
    return { against: passageAt(first.source, first.value), beside: rate };
  }

  /**
   * What a source contradicts blocks, unless it is a multiple of what it says. Anything else that may be right in a way that
   * the rules do not know warns: a value beside others that it may be worked out from, a moment that lies ahead and is the
   * writer's to propose, a time, and a day or a month in words.
   */
  #topicOf(value: Value, at: number, isAsked: boolean, rival: Fact | null): EvidenceTopic {
    const topic = topicOf(value, isAsked);
    if (topic === 'amount' || topic === 'percentage') {
      const isOpen = rival === null ? this.#mayFollow(value, at) : isMultiple(value, rival.value);
      return isOpen ? 'number' : topic;
    }
    if ((topic !== 'date' && topic !== 'time') || rival !== null) return topic;
    const days = daysMeant(value, this.#today);
    const isPast = value.kind === 'date' && days.length > 0 && days.every((day) => day <= this.#today);
    return isPast ? topic : 'term';
  }

  /**
   * Whether the words about an amount call it a sum, a rest or a result, of two sound amounts or more that its own sentence does
   * not tell: people calculate in more ways than the rules know. A price for each of something is none.
   */
  #isPlainResult(value: Value, at: number, sentence: Sentence): boolean {
    const isEach = (rateOf(this.#folded, value.start, value.end)?.nouns.length ?? 0) > 0;
    if (value.kind !== 'amount' || isEach) return false;
    const cues = cuesIn(this.#around.wordsAbout(at, sentence), this.#lexicons);
    const amounts = this.#around
      .soundNeighboursOf(value, at)
      .filter(({ currencies = [] }) => currencies.some((code) => value.currencies?.includes(code)));
    const beside = amounts.filter((other) => this.#around.sentenceOf(other) === sentence);
    const isCalculated = cues.isSum || cues.isDifference || cues.isResult;
    return isCalculated && !cues.isEach && amounts.length >= 2 && beside.length < 2;
  }

  /** Whether a value is rounded or stands beside others that it may be worked out from. */
  #mayFollow(value: Value, at: number): boolean {
    const operands = this.#around.neighboursOf(value, at).filter(({ quantity = 0 }) => quantity > 1);
    const isOfOneKind = operands.some(({ kind }) => kind === value.kind);
    return (operands.length > 1 && isOfOneKind) || roundingOf(this.#folded, value, this.#lexicons) !== 'exact';
  }

  /**
   * Whether a value stands beside so many others of its kind that it may be worked out from them in more ways than rules know. On
   * texts that nobody tuned for, marks on such values were wrong more often than right (ADR 9); those on numbers above a
   * thousand, on measures and on shares were not, and a wrong price costs more than a wrong mark.
   */
  #isAmongOthers(value: Value, at: number, sentence: Sentence): boolean {
    const { kind, plain, quantity = 0 } = value;
    const needed = enoughOthers[kind];
    if (needed === undefined || plain !== undefined || (kind === 'number' && quantity > maxWorkedOut)) return false;
    const others = this.#around
      .soundNeighboursOf(value, at)
      .filter((other) => other.kind === kind && (other.quantity ?? 0) > 1);
    // Time spans of other sentences are mostly of something else.
    const near = kind === 'duration' ? others.filter((other) => overlap(other, sentence.folded)) : others;
    return near.length >= needed;
  }

  /**
   * Whether a number or a time span is told in words, as people tell what they estimate or count out: "a good two weeks", "four in
   * five". Words for working days say more.
   */
  #isInWords({ kind, start, end, dayKind }: Value): boolean {
    const isCounted = kind === 'number' || (kind === 'duration' && dayKind === undefined);
    return isCounted && !/\d/.test(this.#folded.slice(start, end));
  }

  /** Whether a small number counts what has a price: how many of a service there are to be is the writer's to propose. */
  #isOfOffer({ kind, plain, quantity = 0, start, end }: Value): boolean {
    // "40 m²", where a square metre has a price.
    const [unit = ''] = /\p{L}[\p{L}²³]*$/u.exec(this.#folded.slice(start, end)) ?? [];
    if (plain !== undefined && quantity <= maxMeasured)
      return this.#index
        .facts()
        .all.some((fact) => isListPrice(fact) && rateOfFact(fact)?.nouns.includes(unit) === true);
    const counted = countedBehind(this.#folded, end);
    if (kind !== 'number' || !Number.isInteger(quantity) || quantity > maxOffered) return false;
    return factsAbout([counted], this.#index.facts()).some(isListPrice);
  }

  /** Whether a date or a time lies as far from another one as a time span tells. */
  #isCounted(value: Value, at: number, sentence: Sentence): boolean {
    const neighbours = this.#around.soundNeighboursOf(value, at);
    const spans = this.#index.spans();
    if (value.kind === 'time') return isCountedTime(value, neighbours, [...neighbours, ...spans]);
    if (value.kind !== 'date') return false;
    const text = this.#folded.slice(sentence.folded.start, sentence.folded.end);
    return isCountedDate(value, {
      today: this.#today,
      neighbours,
      known: this.#index.daysNamed().filter((day) => day >= this.#today),
      spans: factsAbout(stemsIn(text), this.#index.facts()).map((fact) => fact.value),
    });
  }

  /** What a value may be worked out from; null where it has no quantity, or where nobody writes so many unknown values. */
  #derivationOf(value: Value, at: number, sentence: Sentence): Derivation | null {
    if (value.quantity === undefined || this.#derivations >= maxDerivations) return null;
    this.#derivations += 1;
    const neighbours = this.#around.soundNeighboursOf(value, at);
    const isRated = rateOf(this.#folded, value.start, value.end)?.units.includes('year') === true;
    const cues = this.#around.cuesOf(sentence);
    return {
      ...cues,
      facts: this.#index.facts(),
      near: this.#around.nearestTo(value, sentence, neighbours),
      neighbours,
      elsewhere: this.#field.values
        .slice(Math.max(0, at - maxElsewhere), at + maxElsewhere)
        .filter((other) => other !== value && !neighbours.includes(other) && !this.#around.faulty.has(other)),
      close: stemsIn(this.#around.clauseAround(value, sentence)),
      label: stemsIn(this.#around.wordsAbout(at, sentence)),
      said: stemsIn(this.#folded.slice(Math.max(0, value.start - nearby), value.end + nearby)),
      whole: wholeOf(this.#folded, value),
      rounding: roundingOf(this.#folded, value, this.#lexicons),
      isCounted: value.kind === 'number' && countedBehind(this.#folded, value.end) !== '',
      isPoints: isByPoints(this.#folded, value, value.kind === 'percentage'),
      isRated,
      isResult:
        cues.isResult || isRated || /[=:] ?$/.test(this.#folded.slice(Math.max(0, value.start - 2), value.start)),
    };
  }

  /** Whether a time span is held in another unit, or lies between known days. */
  #isHeldSpan(value: Value, at: number): boolean {
    if (value.kind !== 'duration') return false;
    return isHeldSpan(value, {
      index: this.#index,
      today: this.#today,
      neighbours: this.#around.soundNeighboursOf(value, at),
      rounding: roundingOf(this.#folded, value, this.#lexicons),
      ...spanWords(this.#folded, value, this.#lexicons),
    });
  }
}

function rateOfFact({ value, source: { folded, offset } }: Fact): Rate | null {
  return rateOf(folded, value.start - offset, value.end - offset, value.kind === 'number');
}

/** Whether a fact is a price of the list whose entry names no time at all. */
function isWithoutTime(fact: Fact): boolean {
  const { value, source } = fact;
  const [start, end] = [value.start - source.offset, value.end - source.offset];
  const [before = ''] =
    /(?:[^|;.]|\.(?!\s))*$/.exec(source.folded.slice(Math.max(0, start - maxDistance), start)) ?? [];
  const [behind = ''] = /^(?:[^|;.]|\.(?!\s))*/.exec(source.folded.slice(end, end + maxDistance)) ?? [];
  return isListPrice(fact) && !namesTime(`${before} ${behind}`);
}
