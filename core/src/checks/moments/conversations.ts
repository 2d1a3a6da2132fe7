import { andWords } from '../languages/short-words.ts';
import { twoDigits } from '../values/value.ts';
import { unspaced } from '../../platform/contract/count-words.ts';
import { dayNumber, dayOf, weekdayOf } from './calendar.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { inAllLanguages } from '../languages/index.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { fold } from '../fold.ts';
import { hasPhrase, phrasesOf } from '../languages/phrases.ts';
import type { Span } from '../marks.ts';
import { daysMeant } from './moments.ts';
import type { Value } from '../values/value.ts';

/** Words that say that people spoke stand within so many characters of its day. */
const searchedBefore = 60;
const searchedBehind = 40;
const unanswered = inAllLanguages(({ conversations }) => conversations?.unanswered);
const encounters = inAllLanguages(
  ({ conversations: words }) => words && `${words.fairs}|${words.met}|${words.encounters}`,
);
const cancelled = inAllLanguages(({ conversations }) => conversations?.cancelled);

export interface ConversationContext {
  readonly index: SourceIndex;
  readonly lexicons: readonly Lexicon[];
  readonly today: number;
}

/**
 * Whether a day, or a month, is said to be that of a conversation, though nobody was reached: on the day a call stayed
 * unanswered, in the month nothing else took place than such calls, or mails.
 */
export function isOfNoConversation(date: Value, folded: string, context: ConversationContext): boolean {
  const isHeld = holdsWhatIsTold(aroundOf(folded, date), context.lexicons);
  if (isHeld === null) return false;
  const months = (date.dates ?? []).filter(({ day }) => day === null).map(({ month }) => month);
  if (months.length > 0)
    return months.every(
      (month) => isQuiet(month, context) || (isThanked(folded, date, context.lexicons) && isUnknown(month, context)),
    );
  const days = daysSaid(date, context.today).filter((day) => day <= context.today);
  // A weekday without "last" may lie ahead: "I will call you on Tuesday".
  if (date.kind === 'weekday' && !isPast(folded, date, context.lexicons)) return false;
  // A date may be that of a meeting which somebody only proposed; "yesterday" was seen by whoever writes.
  if (date.kind !== 'date') return days.length > 0 && !days.some((day) => entriesOf(day, context.index).some(isHeld));
  return days.some((day) => isWithoutConversation(entriesOf(day, context.index)));
}

/**
 * Where a text says that people spoke last week, last month, last night or, where words are not separated, yesterday, though
 * then nobody was reached; in folded text.
 */
export function unheldTalks(folded: string, context: ConversationContext): readonly Span[] {
  const { index, lexicons, today } = context;
  return lexicons.flatMap(({ days, conversations: words }) => {
    if (words === undefined) return [];
    const periods: readonly (readonly [phrases: string, days: readonly number[]])[] = [
      [words.lastWeek, sinceLastMonday(today)],
      [words.lastMonth, sinceLastMonth(today)],
      [words.lastNight, [today - 1]],
      [words.yesterdays ?? '', [today - 1]],
      [unspaced.test(days) ? (days.split(' ')[0] ?? '') : '', [today - 1]],
    ];
    return periods.flatMap(([phrases, meant]) => {
      const expression = phrasesOf(phrases);
      return expression === null
        ? []
        : [...folded.matchAll(expression)].flatMap(({ 0: text, index: start }) => {
            const end = start + text.length;
            const isHeld = holdsWhatIsTold(aroundOf(folded, { start, end }), lexicons);
            if (isHeld === null || meant.some((day) => entriesOf(day, index).some(isHeld))) return [];
            return [{ start, end: phrases === words.yesterdays ? endOfNext(folded, end) : end }];
          });
    });
  });
}

/** Where the word behind a place ends. */
function endOfNext(folded: string, end: number): number {
  return end + (/^ [\p{L}\p{M}]+/u.exec(folded.slice(end, end + maxWord))?.[0].length ?? 0);
}
const maxWord = 24;

/** The days from the Monday of last week to yesterday. */
function sinceLastMonday(today: number): readonly number[] {
  return Array.from({ length: weekdayOf(today) + 6 }, (_, ago) => today - 1 - ago);
}

/** The days from the first of last month to yesterday. */
function sinceLastMonth(today: number): readonly number[] {
  const [year = 0, month = 1, day = 1] = dayOf(today).split('-').map(Number);
  const daysOfLast = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return Array.from({ length: day - 1 + daysOfLast }, (_, ago) => today - 1 - ago);
}

/** "Thank you for the talk in November." */
function isThanked(folded: string, { start }: Span, lexicons: readonly Lexicon[]): boolean {
  const before = folded.slice(Math.max(0, start - searchedBefore), start).replace(/^.*[.!?;:,。，]\s?/u, '');
  return lexicons.some(({ conversations }) => hasPhrase(before, conversations?.thanks));
}

/** Behind it, another thing may be told of another day: "we spoke a week ago and you wrote last Thursday". */
const conjunction = new RegExp(`(?<!\\p{L})(?:${andWords})(?!\\p{L})`, 'u');

/** "We met last Sunday". */
function isPast(folded: string, { start, end }: Span, lexicons: readonly Lexicon[]): boolean {
  const told = folded.slice(Math.max(0, start - searchedBefore), start).replace(/^.*[.!?;。]\s?/u, '');
  if (conjunction.test(told)) return false;
  const around = `${folded.slice(Math.max(0, start - 12), start)}|${folded.slice(end, end + 12)}`;
  return lexicons.some(({ past }) =>
    // "周五上午": the sign for "last" stands right before the day; elsewhere it is a part of other words.
    unspaced.test(past)
      ? hasPhrase(folded.slice(Math.max(0, start - 2), start), past, ' ')
      : hasPhrase(around, past, ' '),
  );
}

function aroundOf(folded: string, { start, end }: Span): string {
  const before = folded.slice(Math.max(0, start - searchedBefore), start).replace(/^.*[.!?;。]\s?/u, '');
  const behind = folded.slice(end, end + searchedBehind).replace(/[.!?;。].*$/u, '');
  return `${before}|${behind}`;
}

/** Somebody tried, but nobody was reached. */
function isWithoutConversation(entries: readonly IndexedSource[]): boolean {
  if (entries.some(isConversation)) return false;
  return entries.some(isUnanswered);
}

/** What people look at, too. */
const pages =
  /web|site|blog|post|beitrag|artikel|article|articol|profil|katalog|catalog|brochure|newsletter|page|pagin|seite|linkedin|网站|主页|サイト|ページ/u;

/**
 * What an entry of the history must be that holds what a text tells, if that is that the writer and the reader spoke or met: who
 * met somebody did not only call.
 */
function holdsWhatIsTold(around: string, lexicons: readonly Lexicon[]): ((entry: IndexedSource) => boolean) | null {
  let found: typeof isConversation | null = null;
  for (const { calls, meetings, reader, conversations: words } of lexicons) {
    if (hasPhrase(around, calls) || hasPhrase(around, words?.spoken)) return isConversation;
    const isEncounter = hasPhrase(around, meetings) || hasPhrase(around, words?.encounters);
    const isThanks = hasPhrase(around, words?.thanks);
    const isOfReader = hasPhrase(around, reader, ' ') || isThanks;
    const isShown = isThanks && hasPhrase(around, words?.shown);
    const isMet = hasPhrase(around, words?.met) || (isEncounter && isOfReader) || isShown;
    if (isMet && !pages.test(around)) found = isMeeting;
  }
  return found;
}

/** The entries that are dated with a day. */
function entriesOf(day: number, { days }: SourceIndex): readonly IndexedSource[] {
  const iso = dayOf(day);
  return (days.get(iso) ?? []).filter(({ ownDays }) => ownDays.includes(iso));
}

/** Whether the last year's days of a month have entries, but no conversation. */
function isQuiet(month: number, context: ConversationContext): boolean {
  const entries = entriesOfMonth(month, context);
  return entries.some(isUnanswered) && !entries.some(isConversation);
}

/** Whether in a month of the last ones nobody spoke or met, and no source names it. */
function isUnknown(month: number, context: ConversationContext): boolean {
  const ago = (Number(dayOf(context.today).slice(5, 7)) - month + 12) % 12;
  const isNamed = context.index.holders.has(`month:${twoDigits(month)}`);
  return ago <= recentMonths && !isNamed && !entriesOfMonth(month, context).some(isConversation);
}
const recentMonths = 4;

/** The entries of the last year's days of a month. */
function entriesOfMonth(month: number, { index, today }: ConversationContext): readonly IndexedSource[] {
  return [...index.days.keys()]
    .filter(
      (iso) => Number(iso.slice(5, 7)) === month && dayNumber(iso) <= today && dayNumber(iso) > today - daysOfYear,
    )
    .flatMap((iso) => entriesOf(dayNumber(iso), index));
}
const daysOfYear = 365;

/** The days that a date, or a weekday of the last two weeks, means. */
function daysSaid(value: Value, today: number): readonly number[] {
  if (value.kind === 'date') return daysMeant(value, today);
  const recent = Array.from({ length: recentDays }, (_, ago) => today - 1 - ago);
  return value.kind === 'relative' ? [today + (value.day ?? 0)] : recent.filter((day) => weekdayOf(day) === value.day);
}
const recentDays = 14;

function isConversation(entry: IndexedSource): boolean {
  const { kind } = entry.source;
  return (kind === 'call' || kind === 'meeting' || kind === 'note') && !isUnanswered(entry);
}

/** A meeting, or a note of one. */
function isMeeting(entry: IndexedSource): boolean {
  const { source, folded } = entry;
  if (source.kind === 'note') return hasPhrase(`${fold(source.label)} ${folded}`, encounters);
  return source.kind === 'meeting' && isConversation(entry);
}

/** An entry says within so many characters that nobody was reached. */
const maxOpening = 120;

function isUnanswered({ source, folded }: IndexedSource): boolean {
  if (source.kind === 'meeting') return hasPhrase(folded, cancelled);
  // What stands further on tells when somebody does not answer at all: "on Fridays no answer".
  const opening = folded.slice(0, maxOpening);
  return source.kind === 'call' && hasPhrase(opening, unanswered);
}
