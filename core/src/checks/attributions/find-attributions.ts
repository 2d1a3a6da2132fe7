import { unspaced } from '../../platform/contract/count-words.ts';
import { contentIn, isFunctionWord } from '../content-words.ts';
import type { EmailField, Sentence } from '../email-field.ts';
import { fold, foldWithOffsets } from '../fold.ts';
import type { Attributions, Lexicon } from '../languages/lexicon.ts';
import { hasPhrase, phrasesOf, placesIn } from '../languages/phrases.ts';
import type { Span } from '../marks.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { writtenSource, type SourcePassage } from '../sources/source-passage.ts';
import { hasStem } from '../word-stems.ts';
import { greetedIn } from './greeted.ts';
import type { People } from './people.ts';
import { readingOf } from './reading.ts';
import { speakerOf } from './speakers.ts';
import type { Statement, Statements } from './statements.ts';

/** A statement that an email ascribes to somebody, and that the sources know to be somebody else's. */
export interface WrongAttribution extends Span {
  readonly against: SourcePassage;
}

/** An email ascribes fewer statements. */
const maxAscribed = 20;
const maxQuotes = 3;
/** How much of what an email ascribes the statement of a source must say, and in how many words. */
const minShare = 0.5;
const minCommon = 2;
/** Another statement that says so much of it may be the one that is meant. */
const nearShare = 0.75;

interface Ascribed {
  /** Whom the email names. */
  readonly names: readonly string[];
  /** The words of the email that name them. */
  readonly place: Span;
}

export function findWrongAttributions(
  field: EmailField,
  index: SourceIndex,
  lexicons: readonly Lexicon[],
): readonly WrongAttribution[] {
  const [own] = lexicons;
  const words = own?.attributions;
  if (own === undefined || words === undefined) return [];
  const ascribing = field.sentences.filter((sentence) => isAscribing(field, sentence, words)).slice(0, maxAscribed);
  if (ascribing.length === 0) return [];
  const { people, statements } = readingOf(index, lexicons);
  const greeted = greetedIn(field.text, people);
  return ascribing.flatMap((sentence) => {
    const ascribed = ascribedIn(field, sentence, { code: own.code, words, people, greeted });
    const found =
      ascribed === null
        ? null
        : wrongIn(field, sentence, ascribed, {
            people,
            statements,
            words,
            code: own.code,
          });
    return found === null ? [] : [found];
  });
}

function isAscribing({ text }: EmailField, { start, end, isAsked }: Sentence, { says, writes }: Attributions): boolean {
  const folded = fold(text.slice(start, end));
  return !isAsked && (hasPhrase(folded, says) || hasPhrase(folded, writes));
}

interface Reading {
  readonly code: string;
  readonly words: Attributions;
  readonly people: People;
  readonly greeted: readonly string[];
}

/** The person to whom a sentence ascribes what it says; null where it names nobody. */
function ascribedIn(
  { text }: EmailField,
  { start, end }: Sentence,
  { words, people, greeted, code }: Reading,
): Ascribed | null {
  const sentence = text.slice(start, end);
  const plain = withoutQuotes(sentence);
  const folded = foldWithOffsets(plain);
  const verbs = placesIn(folded, [words.says, words.writes]);
  const [you] = nearest(
    placesIn(folded, [words.you]).map((place) => ({ names: greeted, place })),
    verbs,
    plain,
    code,
  );
  const [named] = nearest(people.namesIn(plain), verbs, plain, code);
  const isYou =
    you !== undefined && (named === undefined ? people.namesIn(plain).length === 0 : you.distance <= named.distance);
  const found = isYou ? you : named;
  if (found === undefined || found.names.length === 0 || found.names.some((name) => people.sender.includes(name)))
    return null;
  return { names: found.names, place: { start: start + found.place.start, end: start + found.place.end } };
}

/** A name stands so near to the verb of which it is the subject, in characters. */
const maxToVerb = 24;

/** The persons that a sentence names near a verb of saying, the nearest first. */
function nearest(
  found: readonly Ascribed[],
  verbs: readonly Span[],
  sentence: string,
  code: string,
): readonly (Ascribed & { readonly distance: number })[] {
  const distanceTo = (place: Span): number =>
    Math.min(
      ...verbs.map((verb) => {
        if (verb.start < place.end && place.start < verb.end) return 0;
        const [from, to] = verb.start >= place.end ? [place.end, verb.start] : [verb.end, place.start];
        const gap = sentence.slice(from, to);
        return /[,;:–—(，；：（]/u.test(gap) || isOfAnother(gap, code) ? Infinity : to - from;
      }),
    );
  return found
    .map((name) => ({ ...name, distance: distanceTo(name.place) }))
    .filter(({ distance }) => distance <= maxToVerb)
    .toSorted((a, b) => a.distance - b.distance);
}

/** "Wants a film at the fair of Cologne": a name with more words between is not the verb's subject. */
function isOfAnother(gap: string, code: string): boolean {
  return (
    [...fold(gap).matchAll(/\p{L}[\p{L}\p{M}']*/gu)].filter(([word]) => !isFunctionWord(word, code)).length > maxBetween
  );
}
const maxBetween = 1;

const quoted = /["“„«”»「『]([^"“„«”»「」『』]{4,400})["“”»«」』]/gu;

function withoutQuotes(sentence: string): string {
  return sentence.replace(quoted, (whole) => ' '.repeat(whole.length));
}

interface Known {
  readonly people: People;
  readonly statements: Statements;
  readonly code: string;
  readonly words: Attributions;
}

function wrongIn(field: EmailField, sentence: Sentence, ascribed: Ascribed, known: Known): WrongAttribution | null {
  const { people, code } = known;
  const text = field.text.slice(sentence.start, sentence.end);
  const quotes = [...text.matchAll(quoted)].map(([, inner = '']) => inner).slice(0, maxQuotes);
  const readings =
    quotes.length > 0
      ? [quotes.flatMap((quote) => quotedBy(quote, known))]
      : ascribedTo(text, sentence, ascribed, known);
  for (const said of readings) {
    const speakers = said.map(([statement, words]) => speakerOf(statement, words, people, code));
    const [statement, speaker] = [said[0]?.[0], speakers[0]];
    // Where nobody knows who said it, it may be the one that the email names.
    if (statement === undefined || speaker == null || speakers.includes(null)) continue;
    if (speakers.some((each) => each !== null && people.areOne(each.names, ascribed.names))) return null;
    // Of a quotation it is certain whose it is; of other words whoever the sentences, or the title of the call, name may be meant.
    const { label } = statement.source.source;
    const isOfLabel = people.namesIn(label).some(({ names }) => names.some((name) => ascribed.names.includes(name)));
    const isClear = quotes.length > 0 || (!isOfLabel && !isNamedIn(statement.text, ascribed.names, people));
    if (!isClear || isNamedIn(text, speaker.names, people)) return null;
    return {
      ...ascribed.place,
      against: { from: statement.source, quote: statement.text.trim(), expected: speaker.written },
    };
  }
  return null;
}

function isNamedIn(text: string, names: readonly string[], people: People): boolean {
  return people.namesIn(text).some((found) => people.areOne(found.names, names));
}

/** The statements that hold a quotation, with its place. */
function quotedBy(quote: string, { statements }: Known): readonly (readonly [Statement, Span])[] {
  const wanted = fold(quote).replace(/^[\s.,;:!?…]+|[\s.,;:!?…]+$/gu, '');
  if (wanted.length < minQuoted) return [];
  return [...new Set(statements.all.map(({ source }) => source))].flatMap((source) => {
    const at = source.folded.indexOf(wanted);
    if (at < 0) return [];
    const { starts, ends } = writtenSource(source).folded;
    const place = { start: starts[at] ?? 0, end: ends[at + wanted.length - 1] ?? 0 };
    const holder = statements.all.find(
      (each) => each.source === source && each.start <= place.start && place.start < each.end,
    );
    return holder === undefined ? [] : [[holder, place] as const];
  });
}
const minQuoted = 4;

/**
 * The statements that say most of what a sentence ascribes to somebody, with the place of their words: those that say what the
 * clause with the name says, then those of the clauses beside it.
 */
function ascribedTo(
  text: string,
  { start }: Sentence,
  { names, place }: Ascribed,
  { statements, code, words }: Known,
): readonly (readonly (readonly [Statement, Span])[])[] {
  const bounds = [0, ...[...text.matchAll(/[,;:–—()，、；：（）]/gu)].map(({ index }) => index), text.length];
  const at = place.start - start;
  const plain = `${text.slice(0, at)}${' '.repeat(place.end - place.start)}${text.slice(place.end - start)}`;
  const own = bounds.findIndex((bound, position) => bound <= at && at < (bounds[position + 1] ?? text.length));
  const windows = [
    [own, own + 1],
    [own, own + 2],
    [own - 1, own + 1],
    [own + 1, own + 2],
    [own - 1, own],
  ].map(([from = 0, to = 0]) => plain.slice(bounds[Math.max(0, from)] ?? 0, bounds[Math.min(bounds.length - 1, to)]));
  return [...new Set(windows)].map((window) => {
    const stems = new Set(
      [...contentIn(withoutVerbs(fold(window), words), code)].filter(
        (stem) => !names.some((name) => name.startsWith(stem)),
      ),
    );
    const about = statements.about(stems);
    const most = about[0]?.[1] ?? 0;
    if (most < minCommon || most < minShare * stems.size) return [];
    return about
      .filter(([, common]) => common >= nearShare * most)
      .map(([statement]) => [statement, wordsOf(statement, stems)] as const);
  });
}

/** Where words are not separated, a verb of saying would form pairs with its neighbours. */
function withoutVerbs(folded: string, { says }: Attributions): string {
  const expression = unspaced.test(folded) ? phrasesOf(says) : null;
  return expression === null ? folded : folded.replace(expression, ' ');
}

/** The place of the words of a statement that are among others. */
function wordsOf({ text, start }: Statement, stems: ReadonlySet<string>): Span {
  const places = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].filter(({ 0: found }) => {
    const folded = fold(found);
    return [...stems].some((stem) => folded.startsWith(stem)) || hasStem(folded, stems);
  });
  const [first, last] = [places[0], places.at(-1)];
  return { start: start + (first?.index ?? 0), end: start + (last === undefined ? 0 : last.index + last[0].length) };
}
