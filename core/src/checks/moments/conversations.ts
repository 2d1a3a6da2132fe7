import { dayNumber, dayOf, weekdayOf } from './calendar.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { conversationWords } from '../languages/conversations.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase, phrasesOf } from '../languages/phrases.ts';
import { polarities } from '../languages/polarity.ts';
import type { Span } from '../marks.ts';
import { daysMeant } from './moments.ts';
import type { Value } from '../values/value.ts';

/** Words that say that people spoke stand within so many characters of its day. */
const searchedBefore = 60;
const searchedBehind = 40;
const unanswered = Object.values(polarities).map((polarity) => polarity.unanswered);
const cancelled = Object.values(conversationWords).map((words) => words.cancelled);

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
  const around = aroundOf(folded, date);
  if (!isSpoken(around, context.lexicons)) return false;
  const months = (date.dates ?? []).filter(({ day }) => day === null).map(({ month }) => month);
  if (months.length > 0) return months.every((month) => isQuiet(month, context));
  return daysSaid(date, context.today).some((day) => {
    if (day > context.today) return false;
    return isWithoutConversation(entriesOf(day, context.index));
  });
}

/** Where a text says that people spoke last week, though since the Monday of last week nobody was reached; places in folded text. */
export function unheldTalks(folded: string, context: ConversationContext): readonly Span[] {
  const { index, lexicons, today } = context;
  return lexicons.flatMap(({ code }) => {
    const expression = phrasesOf(conversationWords[code]?.lastWeek ?? '');
    return expression === null
      ? []
      : [...folded.matchAll(expression)].flatMap(({ 0: text, index: start }) => {
          const end = start + text.length;
          const around = aroundOf(folded, { start, end });
          const entries = sinceLastMonday(today).flatMap((day) => entriesOf(day, index));
          return isSpoken(around, lexicons) && isWithoutConversation(entries) ? [{ start, end }] : [];
        });
  });
}

/** The days from the Monday of last week to yesterday. */
function sinceLastMonday(today: number): readonly number[] {
  return Array.from({ length: weekdayOf(today) + 6 }, (_, ago) => today - 1 - ago);
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

function isSpoken(around: string, lexicons: readonly Lexicon[]): boolean {
  return lexicons.some(
    ({ code, calls, meetings }) =>
      hasPhrase(around, calls) ||
      hasPhrase(around, meetings) ||
      hasPhrase(around, conversationWords[code]?.spoken ?? ''),
  );
}

/** The entries that are dated with a day. */
function entriesOf(day: number, { days }: SourceIndex): readonly IndexedSource[] {
  const iso = dayOf(day);
  return (days.get(iso) ?? []).filter(({ ownDays }) => ownDays.includes(iso));
}

/** Whether the last year's days of a month have entries, but no conversation. */
function isQuiet(month: number, { index, today }: ConversationContext): boolean {
  const entries = [...index.days.keys()]
    .filter(
      (iso) => Number(iso.slice(5, 7)) === month && dayNumber(iso) <= today && dayNumber(iso) > today - daysOfYear,
    )
    .flatMap((iso) => entriesOf(dayNumber(iso), index));
  return entries.some(isUnanswered) && !entries.some(isConversation);
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

function isUnanswered({ source, folded }: IndexedSource): boolean {
  if (source.kind === 'meeting') return cancelled.some((phrases) => hasPhrase(folded, phrases));
  return source.kind === 'call' && unanswered.some((phrases) => hasPhrase(folded, phrases));
}
