import { maxMarks, type Claim, type Evidence, type EvidenceTopic } from './contract/evidence.ts';
import { findWrongAttributions } from './attributions/find-attributions.ts';
import { dayNumber, weekdayOf } from './moments/calendar.ts';
import { isHeldBy, keysOfSource, placeClaims, referenceTo, type PlacedClaim } from './claims/check-claims.ts';
import { findInventedQuotations } from './quotations.ts';
import { verdictOn, type Verdict } from './claims/claim-support.ts';
import { EmailField } from './email-field.ts';
import { unheldTalks } from './moments/conversations.ts';
import { talksInUnknownPlaces } from './moments/talks-in-places.ts';
import { daysMeant } from './moments/moments.ts';
import { entryKindsAt } from './moments/entry-dates.ts';
import { indexSources, type SourceIndex } from './sources/index-sources.ts';
import type { IndexedSource } from './sources/indexed-source.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { contradictedNames } from './names/claimed-names.ts';
import { findNames } from './names/find-names.ts';
import type { NameContext } from './names/known-words.ts';
import { once } from './once.ts';
import { findWrongTitles } from './positions/find-titles.ts';
import { findPromises } from './promises.ts';
import { fold } from './fold.ts';
import { contraryStatements } from './statements/contrary-statements.ts';
import { nearestTo, sharedOf } from './statements/nearest-sentences.ts';
import { wordsIn } from './statements/topic-words.ts';
import { Marks, overlap, withoutOverlaps, type Span } from './marks.ts';
import { ValueCheck } from './value-check.ts';
import { topicOf, type ValueFault } from './value-topic.ts';
import { readText } from './values/read-values.ts';
import type { Value } from './values/value.ts';

export interface EvidenceOptions {
  /** The day of writing as `YYYY-MM-DD`: "last Thursday" is counted from it. */
  readonly today: string;
  /** The email's language in ISO 639-1, as `loadLanguageDetector` tells it; null where it is not known. */
  readonly language: string | null;
}

interface JudgedValue {
  readonly value: Value;
  readonly fault: ValueFault | null;
}

/** What a field rests on, in reading order, and its judged values. */
export interface FieldReview {
  readonly evidence: Evidence[];
  readonly judged: readonly JudgedValue[];
}

interface Finding extends Span, ValueFault {}

/** At most so many values of a claim are compared with as many of its quote; a sentence has fewer. */
const maxCompared = 60;
/** So many sentences of sources are asked whether they say what a claim says. */
const maxTried = 4;

/** Checks the subject or the body of an email. */
export class FieldCheck {
  readonly #field: EmailField;
  readonly #index: SourceIndex;
  readonly #lexicons: readonly Lexicon[];
  readonly #language: string | null;
  readonly #today: number;
  readonly #thisYear: number;
  readonly #names: NameContext;
  readonly #verdicts = new Map<PlacedClaim, Verdict>();
  readonly #sourceKeys = new Map<IndexedSource, ReadonlySet<string>>();

  constructor(field: EmailField, names: NameContext, { today, language }: EvidenceOptions) {
    this.#field = field;
    this.#index = names.index;
    this.#lexicons = names.lexicons;
    this.#language = language;
    this.#today = dayNumber(today);
    this.#thisYear = Number(today.slice(0, 4));
    this.#names = names;
  }

  /**
   * What the field rests on, and what is wrong with each of its values. A value that another field tells too is judged as it was
   * there.
   */
  run(all: readonly Claim[], elsewhere: readonly JudgedValue[] = []): FieldReview {
    const field = this.#field;
    const claims = placeClaims(field.folded, all, this.#index);
    const judged = this.#judgedValues(claims, elsewhere);
    const values = judged.flatMap(({ value, fault }): Finding[] =>
      fault === null ? [] : [{ ...fault, ...field.place(fault.beside ?? value) }],
    );
    const contradicted = claims.filter(({ isQuoted }) => isQuoted).flatMap((claim) => this.#contradictions(claim));
    const marked = withoutOverlaps(field.text.length, [
      // A link in a placeholder is shown, because it could be followed.
      ...values.filter(({ about }) => about === 'link' || about === 'address'),
      ...ofTopic('fill', field.fills),
      ...contradicted,
      ...values,
      ...ofTopic('conversation', this.#talks()),
      ...ofTopic('attribution', findWrongAttributions(field, this.#index, this.#lexicons)),
      ...ofTopic('title', findWrongTitles(field, this.#index, this.#lexicons)),
      ...contraryStatements(field, this.#lexicons, this.#index, claims).map((found): Finding => ({
        ...found,
        about: found.against === undefined ? 'statement' : 'contradiction',
      })),
      ...this.#unknownNames(),
      ...this.#promises(claims, [...contradicted, ...values]),
      ...ofTopic('quotation', findInventedQuotations(field.text, this.#index)),
      ...ofTopic(
        'claim',
        claims.filter((claim) => !claim.isQuoted && !this.#isSaidElsewhere(claim)),
      ),
    ]);
    const evidence = [
      ...firstOf(marked).map((span) => this.#evidence(span, span.about === 'fill' ? 'fill' : 'unsupported')),
      ...this.#verified(claims, marked),
    ];
    return { judged, evidence: evidence.sort((a, b) => a.start - b.start) };
  }

  #judgedValues(claims: readonly PlacedClaim[], elsewhere: readonly JudgedValue[]): readonly JudgedValue[] {
    const claimed = new Marks(this.#field.text.length, claims);
    const check = new ValueCheck(this.#field, this.#names, this.#today, this.#thisYear);
    return this.#field.values.map((value, at) => {
      const known = elsewhere.find((other) => isHeldBy(value, [other.value]));
      if (known === undefined)
        return { value, fault: check.faultOf(value, at, claimed.touches(this.#field.place(value))) };
      // What stands beside the value is in the other field.
      return { value, fault: known.fault && { ...known.fault, beside: undefined } };
    });
  }

  /** Promises that nothing supports: no sound claim stands for them, and a meeting names no moment, which is judged by itself. */
  #promises(claims: readonly PlacedClaim[], wrong: readonly Finding[]): readonly Finding[] {
    const { length } = this.#field.text;
    const promised = findPromises(this.#field.folded.text, this.#lexicons, this.#index, this.#today).map(
      (span): Finding => ({ about: span.about, ...this.#field.place(span) }),
    );
    const wrongMarks = new Marks(length, wrong);
    const sound = claims.filter(
      (claim) =>
        claim.isQuoted &&
        claim.from !== null &&
        !wrongMarks.touches(claim) &&
        promised.some((span) => overlap(span, claim)) &&
        this.#verdictOn(claim, claim.from) === 'supported',
    );
    const soundMarks = new Marks(length, sound);
    return promised.filter((span) => !soundMarks.touches(span) && !(span.about === 'meeting' && this.#hasMoment(span)));
  }

  #talks(): readonly Span[] {
    const context = { index: this.#index, lexicons: this.#lexicons, today: this.#today };
    return [
      ...unheldTalks(this.#field.folded.text, context).map((span) => this.#field.place(span)),
      ...talksInUnknownPlaces(this.#field, this.#index, this.#lexicons),
    ];
  }

  #verified(claims: readonly PlacedClaim[], marked: readonly Finding[]): Evidence[] {
    const taken = new Marks(this.#field.text.length, marked);
    return claims.flatMap((claim) => {
      const { start, end, quote, from, isQuoted } = claim;
      if (!isQuoted || from === null || taken.touches(claim) || this.#verdictOn(claim, from) !== 'supported') return [];
      taken.add(claim);
      return [{ ...this.#evidence({ start, end, about: 'claim' }, 'verified'), source: referenceTo(from), quote }];
    });
  }

  /** Whether the sentence of a promise names a day or a time: whether that is right is judged by itself. */
  #hasMoment(span: Span): boolean {
    const sentence = this.#field.sentenceAt(span.start);
    return this.#field.values.some(
      (value) =>
        (value.kind === 'date' || value.kind === 'weekday' || value.kind === 'relative' || value.kind === 'time') &&
        overlap(this.#field.place(value), sentence),
    );
  }

  /** Whether a sentence of the sources says what a claim says whose own quote stands in none. */
  #isSaidElsewhere(claim: PlacedClaim): boolean {
    const folded = fold(this.#field.text.slice(claim.start, claim.end));
    const sentences = this.#index.sentences();
    const values = readText(folded, this.#language).slice(0, maxCompared);
    const shared = sharedOf({ words: wordsIn(folded), values }, sentences);
    return nearestTo(shared, () => 0, new Set())
      .slice(0, maxTried)
      .some(({ sentence: { text: quote, source } }) => this.#judge({ ...claim, quote }, source) === 'supported');
  }

  #verdictOn(claim: PlacedClaim, from: IndexedSource): Verdict {
    let verdict = this.#verdicts.get(claim);
    if (verdict === undefined) this.#verdicts.set(claim, (verdict = this.#judge(claim, from)));
    return verdict;
  }

  #judge(claim: PlacedClaim, from: IndexedSource): Verdict {
    const text = this.#field.text.slice(claim.start, claim.end);
    const claimed = readText(text, this.#language).slice(0, maxCompared);
    return verdictOn({
      claim: fold(text),
      quote: fold(claim.quote),
      from,
      claimed,
      quoted: readText(claim.quote, this.#language).slice(0, maxCompared),
      lexicons: this.#lexicons,
      isTold: this.#readerOf(text, claim.quote, from),
    });
  }

  /** Tells whether the values of a text are supported by a quote as if it were all that is known. */
  #readerOf(text: string, quote: string, { source }: IndexedSource): (value: Value) => boolean {
    const prepare = once(() => {
      const field = new EmailField('body', text, this.#language);
      const index = indexSources([{ ...source, label: '', text: quote }]);
      const names = { ...this.#names, index, hasText: (folded: string) => index.hasText(folded) };
      return { field, check: new ValueCheck(field, names, this.#today, this.#thisYear) };
    });
    return (value) => {
      const { field, check } = prepare();
      const at = field.values.findIndex(({ start, end }) => start === value.start && end === value.end);
      const own = field.values[at];
      return own !== undefined && check.faultOf(own, at, true) === null;
    };
  }

  /** What a quoted claim says differently from its quote. */
  #contradictions(claim: PlacedClaim): Finding[] {
    const { from, start, end, quote } = claim;
    if (from === null) return [];
    const isMoment = ({ kind }: Value): boolean => kind === 'date' || kind === 'weekday';
    const wrong = this.#field.values
      .filter((value) => isMoment(value) && overlap(this.#field.place(value), claim))
      .slice(0, maxCompared)
      .filter((value) => this.#isOfAnotherDay(value, from, quote))
      .map((value): Finding => ({ ...this.#field.place(value), about: topicOf(value, false) }));
    const names = contradictedNames(this.#field.text.slice(start, end), quote, from, this.#names);
    return [
      ...wrong,
      ...names.map((name) => ({ start: start + name.start, end: start + name.end, about: 'name' as const })),
    ];
  }

  /** "Our call on March 12", tied to a call of another day. */
  #isOfAnotherDay(value: Value, from: IndexedSource, quote: string): boolean {
    const kinds = entryKindsAt(this.#field.folded.text, value, this.#lexicons);
    const isItsKind = kinds?.[0] === from.source.kind && from.ownDays.length > 0;
    // One that lies ahead may follow it.
    if (!isItsKind || daysMeant(value, this.#today).some((day) => day > this.#today)) return false;
    const isItsDay = value.kind === 'weekday' && from.ownDays.some((day) => weekdayOf(dayNumber(day)) === value.day);
    const quoted = readText(quote, this.#language).slice(0, maxCompared);
    return !isItsDay && !isHeldBy(value, quoted) && !value.keys.some((key) => this.#keysOf(from).has(key));
  }

  #keysOf(source: IndexedSource): ReadonlySet<string> {
    let keys = this.#sourceKeys.get(source);
    if (keys === undefined) this.#sourceKeys.set(source, (keys = keysOfSource(source, this.#language)));
    return keys;
  }

  #unknownNames(): Finding[] {
    const taken = new Marks(this.#field.text.length, [
      ...this.#field.fills,
      ...this.#field.values.map((value) => this.#field.place(value)),
    ]);
    return findNames(this.#field.text, this.#field.sentences, this.#names, (span) => taken.touches(span)).map(
      ({ start, end, isSure }) => ({ start, end, about: isSure ? 'name' : 'term' }),
    );
  }

  #evidence({ start, end, about, against }: Finding, status: Evidence['status']): Evidence {
    const text = this.#field.text.slice(start, end);
    const piece = { field: this.#field.name, start, end, text, status, about };
    if (against === undefined) return piece;
    const { from, quote, expected } = against;
    return { ...piece, status: 'contradicted', source: referenceTo(from), quote, expected };
  }
}

/** The first marks of a field, and behind them the first one of each topic, so that a rule that would block still does. */
function firstOf(marked: readonly Finding[]): readonly Finding[] {
  const further = new Map(
    marked
      .slice(maxMarks)
      .map((mark) => [mark.about, mark] as const)
      .toReversed(),
  );
  return [...marked.slice(0, maxMarks), ...further.values()];
}

function ofTopic(topic: EvidenceTopic, found: readonly Span[]): readonly Finding[] {
  return found.map((span) => ({ ...span, about: topic }));
}
