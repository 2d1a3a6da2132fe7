import type { EmailField, Sentence as EmailSentence } from '../email-field.ts';
import { firstIndexWhere } from '../first-index-where.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import type { PlacedClaim } from '../claims/check-claims.ts';
import { overlap, type Span } from '../marks.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { isInstruction } from '../sources/indexed-source.ts';
import type { SourcePassage } from '../sources/source-passage.ts';
import {
  decidedIn,
  deniedIn,
  isSettled,
  isUnsettled,
  reorderedIn,
  turnedIn,
  type Comparison,
  type Conflict,
} from './conflicts.ts';
import { grammarOf, type Grammar } from './grammar.ts';
import { nearestTo, sharedOf, weightsOf, type Candidate, type Shared } from './nearest-sentences.ts';
import { readStatement, type Clause } from './read-statement.ts';
import {
  sentencesOfQuote,
  type Sentence,
  type ToldValue,
  type SourceSentence,
  type SourceSentences,
} from './source-sentences.ts';
import { wordsIn } from './topic-words.ts';

/** A part of an email that denies what a source says, or calls decided what no source does. */
export interface ContraryStatement extends Span {
  readonly against?: SourcePassage;
}

/**
 * What an email says otherwise than the source sentence about the same thing: it affirms what that denies, calls decided
 * what that leaves open, or says the opposite. Questions and proposals state nothing, and a source's own words are right.
 */
export function contraryStatements(
  field: EmailField,
  [lexicon]: readonly Lexicon[],
  index: SourceIndex,
  claims: readonly PlacedClaim[] = [],
): readonly ContraryStatement[] {
  const grammar = lexicon === undefined ? null : grammarOf(lexicon.code);
  return lexicon === undefined || grammar === null ? [] : new Comparer(field, lexicon, grammar, index, claims).run();
}

/** A stretch of the email that its writer took from sentences of a source. */
interface Quoting extends Span {
  readonly sentences: readonly SourceSentence[];
}

/** Another sentence says something of the same thing if it shares so much of what the first one shares. */
const alike = 0.8;

/** How a clause begins that tells what something is for, or asks for it. */
const purpose =
  /^ ?(?:so that|damit|pour que|afin|para que|a fin de|affinche|zodat|opdat|zeby|aby|ca sa|pentru ca|sa att|for at|请|請)/u;

class Comparer {
  readonly #field: EmailField;
  readonly #grammar: Grammar;
  readonly #index: SourceIndex;
  readonly #sentences: SourceSentences;

  readonly #hasCapitalNouns: boolean;
  readonly #quoting: readonly Quoting[];

  constructor(
    field: EmailField,
    { capitalNouns }: Lexicon,
    grammar: Grammar,
    index: SourceIndex,
    claims: readonly PlacedClaim[],
  ) {
    this.#field = field;
    this.#hasCapitalNouns = capitalNouns === true;
    this.#grammar = grammar;
    this.#index = index;
    this.#sentences = index.sentences();
    this.#quoting = claims.flatMap(({ start, end, from, quote, isQuoted }) =>
      from !== null && isQuoted ? [{ start, end, sentences: sentencesOfQuote(from, quote, this.#sentences) }] : [],
    );
  }

  run(): readonly ContraryStatement[] {
    let wasGlad = false;
    return this.#field.sentences.flatMap((sentence) => {
      if (sentence.isAsked) return [];
      const said = readStatement(this.#sentenceOf(sentence), this.#grammar);
      const found = this.#contraryIn(said, sentence.folded.start, wasGlad);
      // "Congratulations!"
      wasGlad = said.length === 1 && said.every(({ isGlad, topic }) => isGlad && topic.length === 0);
      return found;
    });
  }

  #contraryIn(said: readonly Clause[], offset: number, wasGlad: boolean): readonly ContraryStatement[] {
    const shared = said.map((clause) => sharedOf(clause, this.#sentences));
    const weights = shared.map(weightsOf);
    return said.flatMap((whole, at) => {
      if (!this.#isStated(whole, said[at - 1], offset)) return [];
      const own = shared[at] ?? [];
      const quoting = this.#quotingIn(whole, offset);
      const quoted = new Set(quoting.flatMap(({ sentences }) => sentences));
      const clause = quoting.length === 0 ? whole : this.#within(quoting, whole, offset);
      const contextOf = (sentence: SourceSentence): number =>
        weights.reduce((sum, each, other) => (other === at ? sum : sum + (each.get(sentence) ?? 0)), 0);
      const isGlad = (wasGlad && at === 0) || said.slice(Math.max(0, at - 1), at + 2).some((each) => each.isGlad);
      const near = nearestTo(own, contextOf, quoted);
      const find = (candidates: readonly Candidate[], rule: (comparison: Comparison) => Conflict | null) =>
        this.#firstConflict(candidates, (candidate, told) => rule({ clause, said, told, candidate, isGlad }), offset);
      const denied = find(near, deniedIn);
      const { turns, decided, already, order } = clause;
      if (turns.length + decided.length + already.length + order.length === 0 && !isGlad) return denied;
      if (denied.length > 0) return denied;
      const about = topicOf(clause, own);
      // "It fell, too" is about what the clause before is about, if the email quotes that.
      const topic = nearestTo(about.length > 0 ? about : (shared[at - 1] ?? []), contextOf, quoted).filter(
        ({ isQuoted }) => isQuoted || about.length > 0,
      );
      const contrary = [turnedIn, decidedIn, reorderedIn].flatMap((rule) => find(topic, rule));
      return contrary.length > 0 || !isGlad ? contrary : this.#undecidedIn(said, whole, own, offset);
    });
  }

  /** Whether a clause says that something is so: it neither tells what something is for, nor what the "not" before its colon denies. */
  #isStated({ start, end }: Clause, previous: Clause | undefined, offset: number): boolean {
    const text = this.#field.folded.text.slice(offset + start, offset + end);
    const sign = this.#field.folded.text.slice(offset + (previous?.end ?? start), offset + start);
    return !purpose.test(text) && !(previous?.isNegated === true && sign.includes(':'));
  }

  /** What the writer is glad to see decided, where no sentence of a source about it speaks of a decision. */
  #undecidedIn(
    said: readonly Clause[],
    { decided: [word] }: Clause,
    own: readonly Shared[],
    offset: number,
  ): readonly ContraryStatement[] {
    if (word === undefined || said.some(isUnsettled)) return [];
    const known = own.reduce((sum, { weight }) => sum + weight, 0);
    const isSaid = nearestTo(own, () => 0, new Set()).some(
      ({ sentence, weight }) =>
        weight >= known / 2 && this.#read(sentence).some((clause) => isSettled(clause) && clause.open.length === 0),
    );
    const place = { start: offset + word.start, end: offset + word.end };
    return isSaid || this.#isCopied(place) ? [] : [this.#field.place(place)];
  }

  #quotingIn({ start, end }: Clause, offset: number): readonly Quoting[] {
    if (this.#quoting.length === 0) return [];
    const place = this.#field.place({ start: offset + start, end: offset + end });
    return this.#quoting.filter((each) => overlap(each, place));
  }

  /** A clause without what stands beside what its writer took from a source: "one could tell that … is settled". */
  #within(quoting: readonly Quoting[], clause: Clause, offset: number): Clause {
    const isInside = ({ start, end }: Span): boolean => {
      const place = this.#field.place({ start: offset + start, end: offset + end });
      return quoting.some((each) => overlap(each, place));
    };
    return { ...clause, open: clause.open.filter(isInside) };
  }

  #firstConflict(
    candidates: readonly Candidate[],
    rule: (candidate: Candidate, told: Comparison['told']) => Conflict | null,
    offset: number,
  ): readonly ContraryStatement[] {
    for (const candidate of candidates) {
      const { sentence, weight } = candidate;
      if (isInstruction(sentence.source.source)) continue;
      const conflict = rule(candidate, this.#read(sentence));
      if (conflict === null) continue;
      const isSaid = candidates.some(
        (other) =>
          other.sentence !== sentence &&
          other.weight >= alike * weight &&
          isOurs(other.sentence) === isOurs(sentence) &&
          conflict.isSaidBy(this.#read(other.sentence)),
      );
      const place = { start: offset + conflict.start, end: offset + conflict.end };
      if (isSaid || this.#isCopied(place) || this.#areNames(place)) continue;
      const { text: quote, source: from } = sentence;
      return [{ ...this.#field.place(place), against: { from, quote, expected: quote } }];
    }
    return [];
  }

  #sentenceOf({ folded: { start, end } }: EmailSentence): Sentence {
    const folded = this.#field.folded.text.slice(start, end);
    const { values: all } = this.#field;
    const values: ToldValue[] = [];
    for (let at = firstIndexWhere(all.length, (index) => (all[index]?.start ?? 0) >= start); ; at += 1) {
      const value = all[at];
      if (value === undefined || value.end > end) break;
      values.push({
        keys: value.keys,
        quantity: value.quantity,
        start: value.start - start,
        end: value.end - start,
      });
    }
    return { folded, words: wordsIn(folded), values };
  }

  /** Whether the words around a place stand in a source as they are. */
  #isCopied({ start, end }: Span): boolean {
    const { text } = this.#field.folded;
    const before = /[^.;:!?,"()。，、；]*$/.exec(text.slice(Math.max(0, start - maxCopied), start))?.[0] ?? '';
    const behind = /^[^.;:!?,"()。，、；]*/.exec(text.slice(end, end + maxCopied))?.[0] ?? '';
    const clause = `${before}${text.slice(start, end)}${behind}`.trim();
    return clause.length >= minCopied && this.#index.hasText(clause);
  }

  /** Whether nothing but names stands at a place: they tell whom a statement is about, and not what it says. */
  #areNames(folded: Span): boolean {
    if (this.#hasCapitalNouns) return false;
    const { start, end } = this.#field.place(folded);
    const isInitial = /(?:^|[.!?:"“„«(\n]\s?)$/u.test(this.#field.text.slice(Math.max(0, start - 2), start));
    return !isInitial && /^(?:\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?:\s|$))+$/u.test(this.#field.text.slice(start, end));
  }

  #read(sentence: SourceSentence): readonly Clause[] {
    let known = readings.get(this.#grammar);
    if (known === undefined) readings.set(this.#grammar, (known = new WeakMap()));
    let told = known.get(sentence);
    if (told === undefined) known.set(sentence, (told = readStatement(sentence, this.#grammar)));
    return told;
  }
}

const minCopied = 8;
const maxCopied = 160;

/** Several emails are compared with the same sentences. */
const readings = new WeakMap<Grammar, WeakMap<SourceSentence, readonly Clause[]>>();

/** What a clause is about, without what it says of it. */
function topicOf(clause: Clause, own: readonly Shared[]): readonly Shared[] {
  return own.filter(
    ({ start }) =>
      clause.topic.some((word) => word.start === start) || clause.values.some((value) => value.start === start),
  );
}

/** The agency's own texts say what it offers, and nothing of what the contact has. */
function isOurs({ source: { source } }: SourceSentence): boolean {
  return source.kind === 'template' || source.kind === 'sender' || source.kind === 'proof';
}
