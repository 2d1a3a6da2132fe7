import type { Claim, Evidence, EvidenceTopic } from './contract/evidence.ts';
import { dayNumber, weekdayOf } from './calendar.ts';
import {
  contradictsQuote,
  isHeldBy,
  keysOfSource,
  placeClaims,
  referenceTo,
  type PlacedClaim,
} from './check-claims.ts';
import type { EmailField } from './email-field.ts';
import { entryKindsAt, isOfAnotherEntry } from './entry-dates.ts';
import type { IndexedSource, SourceIndex } from './index-sources.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { contradictedNames } from './names/claimed-names.ts';
import { findNames } from './names/find-names.ts';
import type { NameContext } from './names/known-words.ts';
import { isOrdinaryValue } from './ordinary.ts';
import { findPromises } from './promises.ts';
import { Marks, overlap, withoutOverlaps, type Span } from './marks.ts';
import { supportOf } from './support.ts';
import { readText } from './values/read-values.ts';
import type { Value } from './values/value.ts';
import { dateBeside, isWeekdayOf } from './weekday-dates.ts';

export interface EvidenceOptions {
  /** The day of writing as `YYYY-MM-DD`: "last Thursday" is counted from it. */
  readonly today: string;
  /** The email's language in ISO 639-1, as `loadLanguageDetector` tells it; null where it is not known. */
  readonly language: string | null;
}

interface Finding extends Span {
  readonly about: EvidenceTopic;
}

/** At most so many values of a claim are compared with as many of its quote; a sentence has fewer. */
const maxCompared = 60;

/** Checks the subject or the body of an email. */
export class FieldCheck {
  readonly #field: EmailField;
  readonly #index: SourceIndex;
  readonly #lexicons: readonly Lexicon[];
  readonly #language: string | null;
  readonly #today: number;
  readonly #thisYear: number;
  readonly #names: NameContext;
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

  run(all: readonly Claim[]): Evidence[] {
    const { length } = this.#field.text;
    const claims = placeClaims(this.#field.folded, all, this.#index);
    const contradicted = claims.filter(({ isQuoted }) => isQuoted).flatMap((claim) => this.#contradictions(claim));
    const claimed = new Marks(length, claims);
    const values = this.#field.values.flatMap((value, at) => this.#checkValue(value, at, claimed));
    const wrong = new Marks(length, [...contradicted, ...values]);
    const sound = new Marks(
      length,
      claims.filter((claim) => claim.isQuoted && !wrong.touches(claim)),
    );
    const promises = findPromises(this.#field.folded.text, this.#lexicons, this.#index, this.#today)
      .map(({ about, start, end }) => ({ about, ...this.#field.place({ start, end }) }))
      .filter((span) => !sound.touches(span));
    const broken = claims
      .filter(({ isQuoted }) => !isQuoted)
      .map(({ start, end }): Finding => ({ start, end, about: 'claim' }));
    const marked = withoutOverlaps(length, [
      ...this.#field.fills.map((span): Finding => ({ ...span, about: 'fill' })),
      ...contradicted,
      ...values,
      ...this.#unknownNames(),
      ...promises,
      ...broken,
    ]);
    return [
      ...marked.map((span) => this.#evidence(span, span.about === 'fill' ? 'fill' : 'unsupported')),
      ...this.#verified(claims, marked),
    ].sort((a, b) => a.start - b.start);
  }

  #verified(claims: readonly PlacedClaim[], marked: readonly Finding[]): Evidence[] {
    const taken = new Marks(this.#field.text.length, marked);
    return claims.flatMap((claim) => {
      const { start, end, quote, from, isQuoted } = claim;
      if (!isQuoted || from === null || taken.touches(claim)) return [];
      taken.add(claim);
      return [{ ...this.#evidence({ start, end, about: 'claim' }, 'verified'), source: referenceTo(from), quote }];
    });
  }

  #checkValue(value: Value, at: number, claimed: Marks): Finding[] {
    const place = this.#field.place(value);
    const remark = this.#field.sentenceAt(place.start);
    const { isAsked, isDated } = remark;
    const around = {
      after: this.#field.folded.text.slice(value.end, value.end + 48),
      isAsked,
      isDated,
      isListNumber: this.#field.isListNumberAt(place.start),
      lexicons: this.#lexicons,
      thisYear: this.#thisYear,
    };
    const isPlain = claimed.touches(place)
      ? value.quantity === 1 || (value.unit === 'minute' && isOrdinaryValue(value, around))
      : isOrdinaryValue(value, around);
    if (isPlain) return [];
    const date = dateBeside(at, this.#field.values, this.#field.folded.text);
    const isHeld = date === null ? this.#isSupported(value, isAsked) : isWeekdayOf(value, date, this.#today);
    return isHeld ? [] : [{ ...place, about: topicOf(value, isAsked) }];
  }

  #isSupported(value: Value, isAsked: boolean): boolean {
    const folded = this.#field.folded.text;
    const holders = supportOf(value, { index: this.#index, today: this.#today, folded, isAsked });
    if (holders.length === 0 || value.kind !== 'date') return holders.length > 0;
    const kinds = entryKindsAt(folded, value, this.#lexicons);
    return kinds === null || !isOfAnotherEntry(value, holders, kinds, this.#index);
  }

  /** What a quoted claim says differently from its quote. */
  #contradictions(claim: PlacedClaim): Finding[] {
    const { from, start, end, quote } = claim;
    if (from === null) return [];
    const claimed = this.#field.values
      .filter((value) => overlap(this.#field.place(value), claim))
      .slice(0, maxCompared);
    const quoted = readText(quote, this.#language).slice(0, maxCompared);
    const sourceKeys = this.#keysOf(from);
    const wrong = claimed.filter((value) => {
      if (contradictsQuote(value, claimed, quoted)) return true;
      const isOfSource = value.keys.some((key) => sourceKeys.has(key));
      if (isOfSource || isHeldBy(value, quoted) || (value.kind !== 'date' && value.kind !== 'weekday')) return false;
      // "Our call on March 12", tied to a call of another day.
      const kinds = entryKindsAt(this.#field.folded.text, value, this.#lexicons);
      const isItsKind = kinds !== null && kinds[0] === from.source.kind && from.ownDays.length > 0;
      const isItsDay = value.kind === 'weekday' && from.ownDays.some((day) => weekdayOf(dayNumber(day)) === value.day);
      return isItsKind && !isItsDay;
    });
    const names = contradictedNames(this.#field.text.slice(start, end), quote, from, this.#names);
    return [
      ...wrong.map((value) => ({ ...this.#field.place(value), about: topicOf(value, false) })),
      ...names.map((name) => ({ start: start + name.start, end: start + name.end, about: 'name' as const })),
    ];
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

  #evidence({ start, end, about }: Finding, status: Evidence['status']): Evidence {
    return { field: this.#field.name, start, end, text: this.#field.text.slice(start, end), status, about };
  }
}

function topicOf({ kind }: Value, isAsked: boolean): EvidenceTopic {
  switch (kind) {
    case 'weekday':
    case 'relative':
      return isAsked ? 'offer' : 'date';
    case 'time':
      return isAsked ? 'offer' : 'time';
    case 'phone':
      return 'address';
    case 'amount':
    case 'percentage':
    case 'number':
    case 'duration':
    case 'date':
    case 'link':
    case 'address':
      return kind;
  }
}
