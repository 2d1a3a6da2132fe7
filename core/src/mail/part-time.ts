import { cuesOf, saysAway, saysNot, type Cues } from './cues.ts';
import { spansIn } from './dates.ts';
import type { Span } from './notations/notation.ts';
import { weekdayOf, type Day } from './days.ts';
import { isConnector } from './joined-days.ts';
import type { MailLanguageCode } from './languages/index.ts';
import { hasPhrase, readWords } from './phrases.ts';
import { tablesOf } from './tables.ts';

/**
 * The next day on which somebody works who works on some days of the week only, which may be today; null where no such
 * days are named.
 */
export function nextWorkday(
  text: string,
  languages: readonly MailLanguageCode[],
  { today, isOffToday, isHabit }: { readonly today: Day; readonly isOffToday: boolean; readonly isHabit: boolean },
): Day | null {
  const isPartTime = worksPartTime(text, languages);
  const on = new Set<number>();
  const off = new Set<number>();
  const cues = languages.map((code) => cuesOf(code));
  const spans = spansIn(text, languages, today).filter(({ kind }) => kind === 'weekday');
  const lists: Span[][] = [];
  for (const one of spans) {
    const list = lists.at(-1);
    const previous = list?.at(-1);
    const gap = previous === undefined ? '' : text.slice(previous.end, one.start);
    const isList =
      previous !== undefined &&
      (/^[\s,]*$/.test(gap) ||
        /^\s?\/\s?$/.test(gap) ||
        cues.some((cue) => cue.and.test(gap) || /^[\s,]*\p{L}{1,3}\s+\p{L}{0,3}\s*$/u.test(gap))) &&
      !isRange(list ?? [], text, cues);
    if (isList) list?.push(one);
    else lists.push([one]);
  }
  if (!isPartTime && !(isHabit && lists.some((list) => list.length > 1 && !isRange(list, text, cues)))) return null;
  for (const [at, list] of lists.entries()) {
    const first = list[0];
    const last = list.at(-1);
    if (first === undefined || last === undefined) continue;
    const previous = lists[at - 1]?.at(-1)?.end;
    const start = sentenceStart(text, first.start, previous ?? 0);
    const said = text.slice(start, first.start);
    // "Friday is my day off, so I'll see this on Monday": what a comma parts from a day is said of the one before.
    const before = start === previous ? said.replace(/^.*,\s/u, '') : said;
    const after = text.slice(last.end, sentenceStop(text, last.end, lists[at + 1]?.[0]?.start ?? text.length));
    // "My working days are Monday and Tuesday, and I read no mails on other days."
    const isOn = cues.some(({ workdays }) => before.search(workdays) >= 0);
    const clause = `${before} ${isOn ? beginOf(after, cues) : beginOf(after.replace(/^[\s,]+/, ' '), [])}`;
    const isOff = isPartTime ? cues.some((cue) => saysNot(clause, cue)) : saysAway(clause, cues);
    const days = isRange(list, text, cues)
      ? daysBetween(weekdayOf(first.first), weekdayOf(last.first))
      : list.map((one) => weekdayOf(one.first));
    for (const day of days) (isOff ? off : on).add(day);
  }
  if (on.size + off.size === 0) return null;
  if (on.has(weekdayOf(today)) && !isOffToday) return today;
  for (let day = today + 1; day <= today + 7; day += 1) {
    const weekday = weekdayOf(day);
    if (on.size > 0 ? on.has(weekday) : weekday <= 5 && !off.has(weekday)) return day;
  }
  return null;
}

/** Whether somebody works on some days of the week only. */
export function worksPartTime(text: string, languages: readonly MailLanguageCode[]): boolean {
  const words = readWords(text);
  return languages.some((code) => hasPhrase(words, tablesOf(code).phrases.partTime));
}

/** What stands in front of the first comma or "and". */
function beginOf(after: string, cues: readonly Cues[]): string {
  const parts = after.split(/(?=[,;(\s])/);
  const end = parts.findIndex((part) => /^[,;(]/.test(part) || cues.some(({ and }) => and.test(part)));
  return parts.slice(0, end < 0 ? parts.length : end).join('');
}

function isRange(list: readonly Span[], text: string, cues: readonly Cues[]): boolean {
  const [first, second] = list;
  if (list.length !== 2 || first === undefined || second === undefined) return false;
  const gap = text.slice(first.end, second.start);
  // Of "à terça e à quinta" the "e" counts, though "a" alone is "to".
  const [word = gap] = /^\s\p{L}{1,3}\s(?=\p{L}{1,3}\s$)/u.exec(gap) ?? [];
  const between = cues.some(({ and }) => and.test(word)) ? word : gap;
  return cues.some((cue) => isConnector(between, cue, ''));
}

function daysBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first + at - 1) % 7) + 1);
}

const sentenceStart = (text: string, at: number, least: number): number =>
  Math.max(least, text.lastIndexOf('.', at - 1) + 1, text.lastIndexOf('\n', at - 1) + 1);

function sentenceStop(text: string, at: number, most: number): number {
  const end = text.slice(at).search(/[.!?;\n]/);
  return Math.min(most, end < 0 ? text.length : at + end);
}
