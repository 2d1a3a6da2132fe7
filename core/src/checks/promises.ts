import { contentIn } from './content-words.ts';
import type { EvidenceTopic, SourceKind } from './contract/evidence.ts';
import { dayOf } from './moments/calendar.ts';
import { daysMeant } from './moments/moments.ts';
import type { IndexedSource } from './sources/indexed-source.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import { inAllLanguages } from './languages/index.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { hasPhrase, phrasesOf } from './languages/phrases.ts';
import { sharedCount } from './word-stems.ts';

export interface FoundPromise {
  readonly about: EvidenceTopic;
  readonly start: number;
  readonly end: number;
}

/** Kinds of source whose promises any email may repeat. What was promised once in a thread may not be repeated. */
const repeatable: readonly SourceKind[] = ['template', 'sender', 'proof', 'context'];

/** A source may give a guarantee in another language than the email's. */
const guarantees = inAllLanguages(({ pledges }) => pledges?.guarantees);

interface PromiseKind {
  readonly about: EvidenceTopic;
  readonly phrases: (lexicon: Lexicon) => string | undefined;
  /** By which a source holds it, where other words than the email's do. */
  readonly held?: (lexicon: Lexicon) => string;
  /** It is held only where a sentence of a source makes it of the same thing: "the audit is free". */
  readonly isBound?: true;
  /** What it is of is what its clause says, of which a sentence of a source must have a third of the words. */
  readonly isOfClause?: true;
  /** Kinds whose texts can hold the promise; all where it is missing. */
  readonly kinds?: readonly SourceKind[];
  readonly isGiven?: (index: SourceIndex, today: number) => boolean;
}

const promises: readonly PromiseKind[] = [
  {
    about: 'attachment',
    phrases: ({ attachment }) => attachment,
    kinds: repeatable,
    isGiven: (index) => hasKind(index, 'pdf'),
  },
  {
    about: 'discount',
    phrases: ({ discount }) => discount,
    held: ({ discount, pledges }) => `${discount}|${pledges?.free ?? ''}`,
  },
  { about: 'discount', phrases: ({ pledges }) => pledges?.refund, isBound: true, isOfClause: true },
  {
    about: 'discount',
    phrases: ({ pledges }) => pledges?.gift,
    held: ({ discount, pledges }) => `${pledges?.gift ?? ''}|${discount}|${pledges?.free ?? ''}`,
  },
  {
    about: 'discount',
    phrases: ({ pledges }) => pledges?.guarantee,
    held: ({ pledges }) => `${pledges?.guarantee ?? ''}|${guarantees}`,
    isBound: true,
    isOfClause: true,
  },
  {
    about: 'meeting',
    phrases: ({ appointment }) => appointment,
    kinds: repeatable,
    isGiven: (index, today) => {
      const day = dayOf(today);
      return [...index.sources.values()].some(
        (entry) =>
          (entry.source.kind === 'meeting' && entry.ownDays.some((own) => own >= day)) || plansMeeting(entry, today),
      );
    },
  },
  {
    about: 'reference',
    phrases: ({ reference }) => reference,
    kinds: repeatable,
    isGiven: (index) => hasKind(index, 'proof'),
  },
];

/** Whether a task or a note names a day ahead and, right behind it, a time of day. */
function plansMeeting({ source, values }: IndexedSource, today: number): boolean {
  if (source.kind !== 'task' && source.kind !== 'note') return false;
  return values.some(({ kind, keys, end }, at) => {
    const next = values[at + 1];
    if (next?.kind !== 'time' || next.start - end > maxToTime) return false;
    // "20.10" is a number that may be a day.
    const dates =
      kind === 'date' || kind === 'number' ? keys.map((key) => /^day:(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(key)) : [];
    return dates.some((date) => {
      if (date === null) return false;
      const [, year, month, day] = date;
      const said = { year: year === undefined ? null : Number(year), month: Number(month), day: Number(day) };
      return daysMeant({ dates: [said] }, today).some((each) => each >= today);
    });
  });
}
const maxToTime = 16;

/** "Not a penny more" is what somebody has to spend. */
const isLimit = /^ (?:more|mehr|de plus|mas|mais|piu|meer|in plus|wiecej|mer)(?!\p{L})/u;

/**
 * "I can't promise you the same", "it's not a refund": a word that denies stands beside the promise, and is no part of it, as in "you
 * won't pay".
 */
function isDenied(folded: string, start: number, end: number, { statements }: Lexicon): boolean {
  const negations = statements?.negations;
  const before = beforeIt.exec(folded.slice(Math.max(0, start - maxBeside), start))?.[0] ?? '';
  const behind = behindIt.exec(folded.slice(end, end + maxBeside))?.[0] ?? '';
  return !hasPhrase(folded.slice(start, end), negations) && hasPhrase(`${before}|${behind}`, negations);
}
const maxBeside = 24;
/** Up to two words of the clause before, and one behind. */
const beforeIt = /(?:(?<![\p{L}'])[\p{L}'’]+ ){1,2}$/u;
const behindIt = /^ ?[\p{L}'’]+/u;

/** Promises of a meeting, a price, an attachment or a reference that nothing given to the writer holds; in folded text. */
export function findPromises(
  folded: string,
  lexicons: readonly Lexicon[],
  index: SourceIndex,
  today: number,
): readonly FoundPromise[] {
  return promises.flatMap((kind) => {
    const { about, phrases, held = phrases, kinds, isBound, isOfClause, isGiven } = kind;
    const found = lexicons.flatMap((lexicon) => {
      const expression = phrasesOf(phrases(lexicon));
      return expression === null
        ? []
        : [...folded.matchAll(expression)]
            .map((match) => ({ about, start: match.index, end: match.index + match[0].length }))
            .filter(
              ({ start, end }) => !isLimit.test(folded.slice(end, end + 12)) && !isDenied(folded, start, end, lexicon),
            );
    });
    if (found.length === 0 || isGiven?.(index, today) === true) return [];
    const expressions = lexicons.map((lexicon) => phrasesOf(held(lexicon))).filter((each) => each !== null);
    const holders = [...index.sources.values()].filter(
      ({ source, folded: text }) =>
        (kinds?.includes(source.kind) ?? true) && expressions.some((expression) => text.search(expression) >= 0),
    );
    if (holders.length === 0) return found;
    if (isBound === undefined) return [];
    const code = lexicons[0]?.code ?? '';
    const told = holders
      .flatMap((holder) => index.sentences().bySource.get(holder) ?? [])
      .filter((sentence) => expressions.some((expression) => sentence.folded.search(expression) >= 0))
      .map((sentence) => topicIn(withoutAny(sentence.folded, expressions), code));
    return found.filter(({ start, end }) => {
      const saidIn = (signs: typeof sentenceSigns): ReadonlySet<string> =>
        topicIn(withoutAny(textAround(folded, start, end, signs), expressions), code);
      const ofClause = isOfClause === undefined ? noTopic : saidIn(clauseSigns);
      const said = ofClause.size < minTopic ? saidIn(sentenceSigns) : ofClause;
      const needed = Math.max(1, isOfClause === undefined ? 1 : said.size * leastShare);
      return said.size > 0 && !told.some((stems) => sharedCount(said, stems) >= needed);
    });
  });
}

/** What a text is about: its words, and its numbers. */
function topicIn(folded: string, code: string): ReadonlySet<string> {
  return new Set([...contentIn(folded, code), ...(folded.match(/\d[\d.,]*(?<!\D)/g) ?? [])]);
}

function withoutAny(folded: string, expressions: readonly RegExp[]): string {
  return expressions.reduce((text, expression) => text.replaceAll(expression, ' '), folded);
}

const maxSentence = 300;

const noTopic: ReadonlySet<string> = new Set();
/** A clause of fewer words is of what its sentence is of. */
const minTopic = 2;
/** So much of what a clause gives away must be given away by a source. */
const leastShare = 1 / 3;
const sentenceSigns = { before: /[^.!?;\n。！？；]*$/, behind: /^[^.!?;\n。！？；]*/ };
const clauseSigns = { before: /[^.!?;,:\n。！？；，：、]*$/, behind: /^[^.!?;,:\n。！？；，：、]*/ };

/** The sentence, or the clause, of a folded text in which a place lies. */
function textAround(folded: string, start: number, end: number, signs: typeof sentenceSigns): string {
  const before = signs.before.exec(folded.slice(Math.max(0, start - maxSentence), start))?.[0] ?? '';
  const behind = signs.behind.exec(folded.slice(end, end + maxSentence))?.[0] ?? '';
  return before + folded.slice(start, end) + behind;
}

function hasKind(index: SourceIndex, kind: SourceKind): boolean {
  return [...index.sources.values()].some(({ source }) => source.kind === kind);
}
