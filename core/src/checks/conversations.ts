import { dayOf, weekdayOf } from './calendar.ts';
import type { SourceIndex } from './index-sources.ts';
import type { IndexedSource } from './indexed-source.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { hasPhrase } from './languages/phrases.ts';
import { polarities } from './languages/polarity.ts';
import { daysMeant } from './moments.ts';
import type { Value } from './values/value.ts';

/** Words that say that people spoke stand within so many characters of its day. */
const searchedBefore = 60;
const searchedBehind = 40;
const unanswered = Object.values(polarities).map((polarity) => polarity.unanswered);

/** Whether a date is said to be that of a conversation, though on that day a call reached nobody. */
export function isOfNoConversation(
  date: Value,
  folded: string,
  {
    index,
    lexicons,
    today,
  }: { readonly index: SourceIndex; readonly lexicons: readonly Lexicon[]; readonly today: number },
): boolean {
  const before = folded.slice(Math.max(0, date.start - searchedBefore), date.start).replace(/^.*[.!?;]\s/u, '');
  const behind = folded.slice(date.end, date.end + searchedBehind).replace(/[.!?;]\s.*$/u, '');
  const around = `${before}|${behind}`;
  if (!lexicons.some(({ calls, meetings }) => hasPhrase(around, calls) || hasPhrase(around, meetings))) return false;
  return daysSaid(date, today).some((day) => {
    if (day > today) return false;
    const entries = (index.days.get(dayOf(day)) ?? []).filter(({ ownDays }) => ownDays.includes(dayOf(day)));
    return entries.some(isUnanswered) && !entries.some((entry) => isConversation(entry));
  });
}

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
  return source.kind === 'call' && unanswered.some((phrases) => hasPhrase(folded, phrases));
}
