import { greetedIn } from '../attributions/greeted.ts';
import type { People } from '../attributions/people.ts';
import { readingOf } from '../attributions/reading.ts';
import { isFunctionWord } from '../content-words.ts';
import type { EmailField } from '../email-field.ts';
import { fold, foldWithOffsets } from '../fold.ts';
import { inAllLanguages, lexiconOf } from '../languages/index.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase, phraseList, placesIn } from '../languages/phrases.ts';
import { overlap, type Span } from '../marks.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { writtenSource, type SourcePassage } from '../sources/source-passage.ts';
import { asianTitles } from './asian-titles.ts';
import { departmentsOf, isHeldIn, readPosition } from './position.ts';

/** A position that an email gives to somebody who has another one in the sources. */
export interface WrongTitle extends Span {
  readonly against: SourcePassage;
}

/** An email names fewer positions. */
const maxTitles = 20;
/** So many words of a position stand on either side of the one that tells that it is one. */
const maxWords = 4;
/** Between a person and a position stand at most so many characters: "Maja Wiklund, who is your …". */
const maxGap = 32;

export function findWrongTitles(
  field: EmailField,
  index: SourceIndex,
  lexicons: readonly Lexicon[],
): readonly WrongTitle[] {
  const code = lexicons[0]?.code ?? '';
  if (code === 'ja' || code === 'zh') return asianTitles(field, index, code);
  const words = lexicons[0]?.positions?.names;
  if (words === undefined) return [];
  const naming = field.sentences.filter((sentence) =>
    hasPhrase(field.folded.text.slice(sentence.folded.start, sentence.folded.end), words),
  );
  if (naming.length === 0) return [];
  const { people } = readingOf(index, lexicons);
  const greeted = greetedIn(field.text, people);
  return naming
    .flatMap((sentence) =>
      titlesIn(field.text.slice(sentence.start, sentence.end), { people, code, greeted }).map(({ names, place }) => ({
        names,
        place: { start: sentence.start + place.start, end: sentence.start + place.end },
      })),
    )
    .slice(0, maxTitles)
    .flatMap(({ names, place }) => {
      const title = field.text.slice(place.start, place.end);
      const against = rivalOf(names, title, { index, people, code });
      return against === null
        ? []
        : [{ start: place.start, end: place.start + differingIn(title, fold(against.quote), code).length, against }];
    });
}

/** A title without the last words that the source has too: of "associate notary in Tassin", where she is, is not wrong. */
function differingIn(title: string, told: string, code: string): string {
  const [whole, shorter = '', last = ''] = /^(.*\S)\s+(\S+)$/su.exec(title) ?? [];
  const folded = fold(last);
  const isTold =
    isFunctionWord(folded, code) || (!hasPhrase(folded, lexiconOf(code)?.positions?.names) && told.includes(folded));
  return whole === undefined || !isTold ? title : differingIn(shorter, told, code);
}

interface Titled {
  /** Whose position it is. */
  readonly names: readonly string[];
  /** The words of the position. */
  readonly place: Span;
}

interface Reading {
  readonly people: People;
  readonly code: string;
  /** Whom the email addresses. */
  readonly greeted: readonly string[];
}

/** The positions in a sentence whose holder it names, or addresses. */
function titlesIn(sentence: string, { people, code, greeted }: Reading): readonly Titled[] {
  const cores = placesIn(foldWithOffsets(sentence), [lexiconOf(code)?.positions?.names]).toSorted(
    (a, b) => a.start - b.start,
  );
  const named = namedIn(sentence, cores, people);
  const found: Titled[] = [];
  for (const core of cores) {
    const place = titleAround(sentence, core, named, code);
    const last = found.at(-1);
    if (last !== undefined && place.start < last.place.end) continue;
    if (
      isAddress.test(fold(sentence.slice(core.start, core.end))) &&
      named.some((each) => isRightBehind(sentence, core, each.place))
    )
      continue;
    const holder =
      holderOf(sentence, place, named, code) ?? (isOfReader(sentence, place, named, code) ? greeted : null);
    if (holder === null || holder.length === 0 || holder.some((name) => people.sender.includes(name))) continue;
    found.push({ names: holder, place });
  }
  return found;
}

/** "Domnul doctor Hossu", "Cara Engenheira Barradas": what people are addressed by is no position that they hold. */
const isAddress =
  /^(?:doc?tor|dokt|doutor|dottor|profes|ingenier|ingegner|engenheir|inginer|inzynier|licenci|avvocat|abogad|advogad|arquitect|architett|maestr|dona$)/;

function isRightBehind(sentence: string, { end }: Span, name: Span): boolean {
  return name.start > end && name.start - end <= 2 && /^[. ]+$/.test(sentence.slice(end, name.start));
}

type Named = ReturnType<People['namesIn']>;

/** Who a sentence names. A position is no name, though "Chief Financial Officer" is written as one. */
function namedIn(sentence: string, cores: readonly Span[], people: People): Named {
  return people.namesIn(sentence).flatMap(({ names, place }) => {
    const within = cores.filter((core) => overlap(core, place));
    if (names.every((name) => departmentsOf(name).length > 0)) return [];
    if (within.length === 0) return [{ names, place }];
    const titles = within.map((core) => fold(sentence.slice(core.start, core.end)));
    const others = names.filter((name) => !titles.some((title) => title.includes(name)));
    // "Konstrukteur Bernd Fries": what follows the position.
    const start = Math.max(...within.map(({ end }) => end));
    return others.length === 0 || start >= place.end ? [] : [{ names: others, place: { start, end: place.end } }];
  });
}

/** The words of a position around the one that tells that it is one: "head of purchasing", "Chief Technology Officer". */
function titleAround(sentence: string, core: Span, named: Named, code: string): Span {
  const isNamed = (at: number): boolean => named.some(({ place }) => place.start <= at && at < place.end);
  let { start, end } = core;
  if (code === 'en')
    for (let count = 0; count < maxWords; count += 1) {
      const before = /([\p{L}\p{M}&'’-]+) $/u.exec(sentence.slice(0, start));
      const word = before?.[1] ?? '';
      const at = start - word.length - 1;
      if (before === null || isFunctionWord(fold(word), code) || isNamed(at)) break;
      start = at;
    }
  else {
    const [hyphened = ''] = /[\p{L}\p{M}]+-$/u.exec(sentence.slice(0, start)) ?? [];
    start -= hyphened.length;
  }
  let isPreposition = false;
  for (let count = 0; count < maxWords; count += 1) {
    const [after = '', word = ''] = /^[ -]([\p{L}\p{M}'’]+)/u.exec(sentence.slice(end)) ?? [];
    const folded = fold(word);
    if (after === '' || isJoin(folded, code) || isPronoun(folded, code)) break;
    const at = end + after.length - word.length;
    // "Directora del hotel de Zahara", but "directora Manoli Rueda", even if only her surname is known.
    if (isNamed(at) && !isPreposition) break;
    if (isNamed(at + word.length + 1) && !isPreposition && /^\p{Lu}/u.test(word) && code !== 'de') break;
    isPreposition = isFunctionWord(folded, code);
    end += after.length;
  }
  return { start, end };
}

function isJoin(folded: string, code: string): boolean {
  return phraseList(lexiconOf(code)?.positions?.joins ?? '').includes(folded);
}

function isPronoun(folded: string, code: string): boolean {
  const words = lexiconOf(code)?.attributions;
  return words !== undefined && [words.you, words.first].some((list) => hasPhrase(folded, list));
}

/** The person named beside a position; null if nobody is. */
function holderOf(sentence: string, { start, end }: Span, named: Named, code: string): readonly string[] | null {
  const next = named.find(({ place }) => place.start >= end);
  const previous = named.findLast(({ place }) => place.end <= start);
  const gaps = [
    next && { names: next.names, gap: sentence.slice(end, next.place.start) },
    previous && { names: previous.names, gap: sentence.slice(previous.place.end, start) },
  ].filter((each) => each !== undefined);
  const [nearest] = gaps.filter(({ gap }) => isJoining(gap, code)).toSorted((a, b) => a.gap.length - b.gap.length);
  return nearest?.names ?? null;
}

/** "And", where folding makes it the same as "is". */
const andWords: Readonly<Record<string, RegExp>> = { it: /(?:^|\s)e(?:\s|$)/, pt: /(?:^|\s)e(?:\s|$)/ };

/** Whether nothing but articles, titles and the like stand in a gap. */
function isJoining(gap: string, code: string): boolean {
  // "Matteo e la responsabile" are two; with an accent she is what he is.
  if (andWords[code]?.test(gap) === true) return false;
  if (gap.length > maxGap || !/^(?:[\s,(–—.]|[\p{L}\p{M}'’]+)*$/u.test(gap) || /\n|[.] \p{Ll}/u.test(gap)) return false;
  return [...fold(gap).matchAll(/[\p{L}\p{M}]+'?/gu)].every(([word]) => isJoin(word, code));
}

/** Articles are shorter. */
const maxArticle = 5;
/** So far from a position stands the word by which it is the reader's, in characters. */
const maxToReader = 28;

/** "You are now the", at the end of a text. */
const isBehindReader = new RegExp(
  `(?:^|[^\\p{L}])(?:${phraseList(inAllLanguages(({ positions }) => positions?.readerIs)).join('|')})(?: (?:${phraseList(inAllLanguages(({ positions }) => positions?.fillers)).join('|')}))*(?: (?:${phraseList(
    inAllLanguages(({ positions }) => positions?.joins),
  )
    .filter((word) => word.length < maxArticle)
    .join('|')}))?$`,
  'u',
);

/** Whether a position is said of the reader: "as head of sales you know". */
function isOfReader(sentence: string, { start, end }: Span, named: Named, code: string): boolean {
  const before = fold(sentence.slice(Math.max(0, start - maxGap), start)).trimEnd();
  const links = phraseList(lexiconOf(code)?.positions?.links ?? '');
  const articles = phraseList(lexiconOf(code)?.positions?.joins ?? '');
  // "Als die Fahrer" compares.
  const mayHaveArticle = code !== 'de' && code !== 'nl';
  const isBehind = (link: string): boolean =>
    before.endsWith(link) || (mayHaveArticle && articles.some((article) => before.endsWith(`${link} ${article}`)));
  if (isBehindReader.test(before)) return true;
  // "Mr Vink, since May with you as notary", is not the reader.
  const isOther = named.some(({ place }) => place.end <= start && start - place.end <= maxGap);
  if (isOther || !links.some(isBehind)) return false;
  const { you, first } = lexiconOf(code)?.attributions ?? {};
  const beside = fold(
    `${sentence.slice(Math.max(0, start - maxToReader), start)} ${sentence.slice(end, end + maxToReader)}`,
  );
  return hasPhrase(beside, you) && !hasPhrase(beside, first);
}

interface Known {
  readonly index: SourceIndex;
  readonly people: People;
  readonly code: string;
}

/** What a source says of a person. */
interface Mention {
  readonly names: readonly string[];
  readonly from: IndexedSource;
  readonly text: string;
  readonly quote: string;
  /** The line below a line that has little more than a name in it. */
  readonly rest: string;
}

/** What the sources say of a person's position if it is another one; null if they do not, or name none. */
function rivalOf(names: readonly string[], title: string, { index, people, code }: Known): SourcePassage | null {
  const position = readPosition(title, code);
  if (!position.isLeading && position.fields.length === 0) return null;
  const own = mentionsIn(index, people, code).filter(
    (mention) => people.areOne(mention.names, names) && !areRelated(mention.names, names),
  );
  if (own.some(({ text }) => isHeldIn(position, text, code))) return null;
  for (const { from, text, quote, rest } of own) {
    const expected = positionIn(text, people, code);
    if (expected !== null) return { from, quote: quote.includes(expected) ? quote : `${quote} ${rest}`, expected };
  }
  return null;
}

/** "Katia Zeni" and "Matteo Zeni" have a name in common, and are two. */
function areRelated(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((part) => other.some((each) => each.startsWith(part.slice(0, sameStart))));
  return one.length > 1 && other.length > 1 && shared.length === 1;
}
/** A name in another case begins alike. */
const sameStart = 3;

/** The words of a position in what a source says of somebody. */
function positionIn(text: string, people: People, code: string): string | null {
  const cores = placesIn(foldWithOffsets(text), [lexiconOf(code)?.positions?.names]);
  const [core] = cores;
  if (core === undefined) return null;
  const { start, end } = titleAround(text, core, namedIn(text, cores, people), code);
  return text.slice(start, end);
}

/** The sources of a contact name people fewer times. */
const maxMentions = 2_000;
/** A line that has little more than a name in it belongs to the next one: "Paola Cantú, Ing.", and below it what she is. */
const maxNameLine = 40;
const mentioned = new WeakMap<People, readonly Mention[]>();

function mentionsIn(index: SourceIndex, people: People, code: string): readonly Mention[] {
  let mentions = mentioned.get(people);
  if (mentions === undefined)
    mentioned.set(
      people,
      (mentions = [...index.sources.values()]
        .flatMap((source) => mentionsOf(source, people, code))
        .slice(0, maxMentions)),
    );
  return mentions;
}

function mentionsOf(from: IndexedSource, people: People, code: string): readonly Mention[] {
  const { source } = from;
  if (source.kind === 'property')
    return source.label === 'jobtitle'
      ? [{ names: people.contact, from, text: source.text, quote: source.text, rest: '' }]
      : [];
  const { text, sentences } = writtenSource(from);
  return sentences.flatMap((sentence, at) => {
    const quote = text.slice(sentence.start, sentence.end);
    const isLine = quote.trim().length <= maxNameLine && /^[ \t]*\n/.test(text.slice(sentence.end));
    const next = isLine ? sentences[at + 1] : undefined;
    const rest = next === undefined ? '' : text.slice(sentence.end, next.end);
    const whole = quote + rest;
    const named = namedIn(quote, placesIn(foldWithOffsets(quote), [lexiconOf(code)?.positions?.names]), people);
    return named.flatMap(({ names, place }, position) => {
      // "Ferrini Imballaggi" is the company of a Ferrini. German writes any noun so.
      if (code !== 'de' && /^ \p{Lu}\p{Ll}{2}/u.test(quote.slice(place.end))) return [];
      const [start, end] = [named[position - 1]?.place.end ?? 0, named[position + 1]?.place.start ?? whole.length];
      return [{ names, from, text: whole.slice(start, end), quote: quote.trim(), rest: rest.trim() }];
    });
  });
}
