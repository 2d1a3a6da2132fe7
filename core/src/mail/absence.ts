import { dateOf, dayOf, isoOf, weekdayOf, type Day } from './days.ts';
import { spansIn, type Span } from './dates.ts';
import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import type { Calendar } from './languages/mail-language.ts';
import { letterOf } from './letter.ts';
import { languagesIn } from './language-of-mail.ts';
import { abbreviated, fold, hitsIn, readWords, wordsOf } from './phrases.ts';
import { tablesOf } from './tables.ts';

/** An absence that its notice gives a date for. */
export interface Absence {
  /** The date that it names, as `YYYY-MM-DD`: the last day away, or the first day back. */
  readonly until: string;
  /** The first working day back. */
  readonly returnOn: string;
}

/** How much of a notice is read, in characters. */
const readLength = 1_500;

/** What days mean. `free`: nobody works on them; `then`: nothing is said of it in a sentence that tells no absence. */
type Role = 'back' | 'until' | 'from' | 'free' | 'then';
type Told = Span & { readonly role: Role; readonly sentence: number };

/**
 * The absence that an automatic answer announces; null where it names no date, or only past ones. Times are in UTC.
 */
export function absenceOf({
  subject,
  text,
  receivedAt,
}: {
  readonly subject: string;
  readonly text: string;
  /** In milliseconds. */
  readonly receivedAt: number;
}): Absence | null {
  const letter = letterOf(subject, text);
  const today = dayOf(receivedAt);
  const texts = [letter.body, letter.subject, letter.whole].map((one) => one.slice(0, readLength));
  for (const written of new Set(texts)) {
    const found = absenceIn(written, letter.languages, today);
    if (found !== null) return found;
  }
  const isToday = texts.some((written) =>
    toldIn(written, letter.languages, today).some(
      ({ kind, first, last }) => kind !== 'time' && first <= today && last === today,
    ),
  );
  return isToday ? { until: isoOf(today), returnOn: isoOf(nextOpen(today + 1)) } : null;
}

function absenceIn(written: string, languages: readonly MailLanguageCode[], today: Day): Absence | null {
  const told = toldIn(written, languages, today);
  const days = told.filter(({ kind, last }) => kind !== 'time' && last >= today);
  const isNamed = (day: Day): boolean =>
    days.some(({ role, first, last }) => role === 'free' && first <= day && day <= last);
  const hasBridge = saysBridge(written, languages);
  const isFree = (day: Day): boolean => isNamed(day) || (hasBridge && weekdayOf(day) === 5 && isNamed(day - 1));
  const working = (day: Day): Day => (weekdayOf(day) > 5 || isFree(day) ? working(day + 1) : day);
  const absence = (until: Day, back: Day): Absence => ({ until: isoOf(until), returnOn: isoOf(back) });

  if (days.every(({ kind, first, last }) => kind === 'weekday' || (first === today && last === today))) {
    const isHabit = days.every(({ role }) => role === 'free' || role === 'then');
    const next = nextWorkday(written, languages, today, isHabit);
    if (next !== null) return absence(next, next);
  }
  const back = Math.min(
    ...days.filter(({ role, first }) => role === 'back' && first >= today).map(({ first }) => first),
  );
  if (back < Infinity) return absence(back, nextOpen(back));
  const until = days.find(({ role }) => role === 'until');
  if (until !== undefined) {
    // "Closed in weeks 28 to 31; mails wait until week 32."
    const next = days.find(
      (one) => one.role === 'until' && one.first > until.last && one.first <= working(until.last + 1),
    );
    if (next !== undefined) return absence(next.first, next.first);
    const last = Math.max(
      ...days.filter(({ role, sentence }) => role === 'until' && sentence === until.sentence).map((one) => one.last),
    );
    return absence(last, working(last + 1));
  }
  const isLaterToday = told.some(({ kind, role }) => kind === 'time' && role !== 'free');
  const free = days.filter(({ role }) => role === 'free');
  if (isLaterToday && free.every(({ last }) => last === today)) return absence(today, today);
  const [first] = free;
  // Days that follow one another; a later one is another matter.
  let last = first?.last ?? today;
  for (const one of free) if (one.last > last && one.first <= last + 4) last = one.last;
  const next = Math.min(
    ...days
      .filter(({ role, first: day }) => role === 'then' && day > today && !isFree(day))
      .map(({ first: day }) => day)
      .filter((day) => day > last || day < (first?.first ?? day)),
  );
  if (next < Infinity) return absence(next, nextOpen(next));
  return first === undefined || last === today ? null : absence(last, working(last + 1));
}

/** Whether a notice names a free day between a holiday and the weekend. */
const saysBridge = (written: string, languages: readonly MailLanguageCode[]): boolean =>
  languages.some((code) => written.search(cuesOf(code).bridge) >= 0);

/** The day itself, or the Monday after a weekend. */
const nextOpen = (day: Day): Day => (weekdayOf(day) > 5 ? nextOpen(day + 1) : day);

/** Where one sentence ends and another begins. A dot behind a number is mostly part of a date. */
const sentenceEnd = new RegExp(
  String.raw`[!?。！？;]+|(?<=\b20\d\d)\.(?=\s)|(?<!\d|${abbreviated})\.(?=\s|$)|\.\n|\n\s*\n`,
  'gu',
);

const openingHours = /^[\s,:]{0,3}\d{1,2}(?:[.:h]\d{2})?\s?(?:-|to|bis|a|as|tot|do)\s?\d/;
/** A month alone stands directly behind its cue. */
function isCueAtEnd(text: string, { until, from, back }: Cues): boolean {
  return [until, from, back].some((cue) =>
    [...text.matchAll(cue)].some(({ index, 0: found }) => beside.test(text.slice(index + found.length))),
  );
}

/** The days that a text names, with what they mean. */
function toldIn(written: string, languages: readonly MailLanguageCode[], today: Day): readonly Told[] {
  const text = joinLines(written);
  const cues = languages.map((code) => cuesOf(code));
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index);
  const spans = joined(text, spansIn(text, languages, today), cues);
  const told = spans.flatMap((one, at): readonly (Told & { readonly isAway: boolean })[] => {
    const sentence = ends.filter((end) => end < one.start).length;
    const from = Math.max(sentence === 0 ? 0 : (ends[sentence - 1] ?? 0) + 1, 0);
    const to = ends.find((end) => end >= one.end) ?? text.length;
    const previous = spans[at - 1];
    const next = spans.slice(at + 1).find(({ kind }) => kind !== 'time');
    const surroundings = {
      whole: text.slice(from, one.start),
      before: text.slice(Math.max(from, previous?.end ?? 0), one.start),
      after: text.slice(one.end, Math.min(to, next?.start ?? to)),
      // The words between two days belong to the second one.
      isLast: next === undefined || next.start > to,
    };
    // Opening hours, such as `Tue-Thu 10.00-16.00`.
    if (one.kind === 'weekday' && one.last > one.first && openingHours.test(text.slice(one.end, one.end + 20)))
      return [];
    const codes = languagesAt(text.slice(from, to), languages);
    const own = codes.map((code) => cuesOf(code));
    const given =
      one.kind === 'weekday' && seeYou(text.slice(from, to + 1), surroundings)
        ? 'back'
        : roleOf(one, surroundings, own, today);
    const clause = clauseOf(surroundings, text.slice(from, to));
    // Of "today and tomorrow" both are meant.
    const isWithToday = previous?.last === today && own.some(({ and }) => and.test(surroundings.before));
    const isAway = one.kind === 'time' || isWithToday || tellsAbsence(clause, codes);
    const role = given === 'free' && !isAway ? 'then' : given;
    // Many months are other words, too.
    if (one.kind === 'month' && (given === 'free' || !cues.some((cue) => isCueAtEnd(surroundings.before, cue))))
      return [];
    return [{ ...one, sentence, role, isAway }];
  });
  // "From Monday on, for two weeks."
  return told.map(({ isAway, ...one }) => {
    const from = told.find(({ role, sentence }) => role === 'from' && sentence === one.sentence);
    if (one.kind !== 'length' || from === undefined)
      return one.role === 'from' && !isAway ? { ...one, role: 'then' } : one;
    const by = from.first - today;
    return { ...one, first: one.first + by, last: one.last + by, role: 'until' };
  });
}

/** Whether a sentence is nothing but "Till Monday!". */
function seeYou(sentence: string, { before, after }: { readonly before: string; readonly after: string }): boolean {
  return /^[^\p{L}]*(?:\p{L}{1,6}[\s,]+){1,2}$/u.test(before) && after.trim() === '' && sentence.endsWith('!');
}

/** The part of a sentence that a day belongs to: from the last comma on, if a verb can stand there, or all of it. */
function clauseOf({ before, after }: { readonly before: string; readonly after: string }, sentence: string): string {
  const clause = before.slice(before.search(/[^,:(]*$/));
  // As in "Thursday and Friday".
  const goesOn = /^\W*(?:\p{L}{1,3}\W+){1,3}$/u.test(after);
  return /\p{L}{4,}/u.test(clause) && /\p{L}\P{L}+\p{L}/u.test(clause) && !goesOn ? `${clause} ~ ${after}` : sentence;
}

/** The languages of a sentence of a notice in several languages. */
function languagesAt(sentence: string, languages: readonly MailLanguageCode[]): readonly MailLanguageCode[] {
  if (languages.length === 1) return languages;
  const told = languagesIn(wordsOf(sentence)).filter((code) => languages.includes(code));
  return told.length === 0 ? languages : told;
}

/** Whether a sentence says that somebody is not there. */
function tellsAbsence(sentence: string, languages: readonly MailLanguageCode[]): boolean {
  const words = readWords(sentence);
  return languages.some((code) => {
    const { not, free } = cuesOf(code);
    const { phrases } = tablesOf(code);
    return (
      [not, free].some((cue) => sentence.search(cue) >= 0) ||
      hitsIn(words, [...phrases.absenceStems, ...phrases.away, ...phrases.absenceSubject]).length > 0
    );
  });
}

/** Lines that a mail program wrapped become one. */
const joinLines = (text: string): string =>
  text.replaceAll(/[^\n]*\n/g, (line) => (line.length > 60 ? `${line.slice(0, -1)} ` : `${line.slice(0, -1)} .\n`));

interface Cues {
  readonly from: RegExp;
  readonly until: RegExp;
  readonly back: RegExp;
  readonly and: RegExp;
  readonly between: RegExp;
  readonly not: RegExp;
  readonly free: RegExp;
  readonly bridge: RegExp;
  /** At the end of what stands in front of a day. */
  readonly afterwards: RegExp;
  readonly beforehand: RegExp;
  /** In front of a last day, and behind it. */
  readonly inclusive: readonly [before: RegExp, behind: RegExp];
}

const made = new Map<MailLanguageCode, Cues>();

function cuesOf(code: MailLanguageCode): Cues {
  let cues = made.get(code);
  if (cues === undefined) made.set(code, (cues = makeCues(mailLanguages[code].calendar)));
  return cues;
}

function makeCues(calendar: Calendar): Cues {
  const {
    from,
    until,
    back,
    and,
    between,
    not,
    free,
    bridge,
    before,
    after,
    inclusive,
    the,
    dayOf: of,
    ordinals,
  } = calendar;
  const oneOf = (phrases: string): string =>
    fold(phrases)
      .split('|')
      .map((one) =>
        one
          .trim()
          .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
          .replaceAll(' ', String.raw`\s+`),
      )
      .filter((one) => one !== '')
      .toSorted((a, b) => b.length - a.length)
      .join('|');
  const words = (phrases: string): RegExp =>
    new RegExp(String.raw`(?<![\p{L}\d])(?:${oneOf(phrases)})(?![\p{L}\d])`, 'gu');
  const directly = (phrases: string): RegExp =>
    new RegExp(String.raw`${words(phrases).source}\s+(?:\p{L}{1,3}\s+)?$`, 'u');
  const small = oneOf(`${the}|${of}|${ordinals}`.replaceAll(/\|{2,}|^\||\|$/g, '|'));
  return {
    from: words(from),
    until: new RegExp(String.raw`${words(until).source}|(?<=[\s\d.])[-~](?=[\s\d])|[〜～至到]`, 'gu'),
    back: words(back),
    between: words(between),
    not: words(not),
    free: words(free),
    bridge: words(bridge),
    afterwards: directly(after),
    beforehand: directly(before),
    inclusive: [
      new RegExp(String.raw`${words(inclusive).source}[\s,.:]*(?:\p{L}{1,4}[\s,.:]+){0,2}$`, 'u'),
      new RegExp(String.raw`^[\s,.()]{0,3}${words(inclusive).source}`, 'u'),
    ],
    and: new RegExp(
      String.raw`^[\s,.(]*(?:(?:${oneOf(`${and}|${until}`)}|-|~|〜|～|至|到)[\s,.]*){1,4}(?:(?:${small})[\s,.]*){0,3}$`,
      'u',
    ),
  };
}

/** So near to a day its cues are looked for that stand beside it. */
const cueLength = 40;

/** Words of Japanese and Chinese, which stand behind the day. */
const asianUntil = new RegExp(String.raw`^\s*(?:${fold('まで|为止|為止|截止')})`, 'u');
const asianBack = /^\s*(?:より|から|起|に(?:出社|復帰|戻)|回|返|恢复|上班|再開)/;

/** What may stand between a short word, which has many meanings, and its day. */
const beside = /^\W*(?:\p{L}{1,3}\W+)?$/u;

/** Where the last match ends; -1 without one. */
function lastAt(text: string, cues: readonly Cues[], name: 'from' | 'until' | 'back'): number {
  return Math.max(
    -1,
    ...cues.flatMap((one) =>
      [...text.matchAll(one[name])]
        .map(({ index, 0: found }) => ({ found, end: index + found.length }))
        .filter(({ found, end }) => found.length > 2 || beside.test(text.slice(end)))
        .map(({ end }) => end),
    ),
  );
}

/** What a day means, by the words in front of it in its sentence, and behind it. The nearest word decides. */
function roleOf(
  { kind, first, last }: Span,
  {
    whole,
    before,
    after,
    isLast,
  }: { readonly whole: string; readonly before: string; readonly after: string; readonly isLast: boolean },
  cues: readonly Cues[],
  today: Day,
): Role {
  if (asianUntil.test(after)) return 'until';
  if (asianBack.test(after)) return 'back';
  const near = before.slice(-cueLength);
  if (
    cues.some(
      ({ afterwards, inclusive: [front, behind] }) =>
        afterwards.test(near) || front.test(near) || behind.test(after.slice(0, cueLength)),
    )
  )
    return 'until';
  if (cues.some(({ beforehand }) => beforehand.test(near))) return 'back';
  const until = lastAt(before, cues, 'until');
  const from = lastAt(before, cues, 'from');
  const back = lastAt(before, cues, 'back');
  if (kind === 'range' || (kind === 'weekday' && last > first)) return 'until';
  // "I do not read mails" tells no day of reading them.
  const isNot = cues.some((cue) => [...after.matchAll(cue.not)].length > 0);
  const isBackLater = isLast && !isNot && lastAt(after, cues, 'back') >= 0;
  const isBackBefore = lastAt(whole, cues, 'back') >= 0;
  if (last > first && kind === 'span' && until < 0 && back < 0 && from < 0)
    return isBackLater && !isBackBefore ? 'back' : 'until';
  // "Not back until Monday" means Monday.
  if (until >= 0 && until >= from && until >= back) return back >= 0 ? 'back' : 'until';
  // Nobody answers today.
  if (last <= today && cues.some(({ not }) => before.search(not) >= 0)) return 'free';
  if (back >= 0 && back >= from) return 'back';
  if (from >= 0) return isBackLater || isBackBefore ? 'back' : 'from';
  return isBackLater ? 'back' : 'free';
}

/** Joins what names one day twice, as `Monday, 14 April`, and then the two ends of a range. */
function joined(text: string, spans: readonly Span[], cues: readonly Cues[]): readonly Span[] {
  const days = joinPairs(spans, (previous, one) => {
    const gap = text.slice(previous.end, one.start);
    if (previous.kind === 'weekday' && isDated(one) && sameDay.test(gap)) return { ...one, start: previous.start };
    // Of next week.
    if (previous.kind === 'weekday' && isWeek(one) && /^\s*(?:\p{L}{1,4}\s*){0,2}$/u.test(gap)) {
      const day = one.first + weekdayOf(previous.first) - 1;
      return { first: day, last: day, start: previous.start, end: one.end, kind: 'date' };
    }
    return one.kind === 'weekday' && isDated(previous) && /^\s?\(?$/.test(gap) ? { ...previous, end: one.end } : null;
  });
  const ranges = joinPairs(
    days.map((one) => withFirstDay(text, one, cues)),
    (previous, one) => {
      if (one.start < previous.end) return one;
      const gap = text.slice(previous.end, one.start);
      if (one.kind === 'time' || previous.kind === 'time') return null;
      if (!cues.some((cue) => cue.and.test(gap) && isConnector(gap, cue, text.slice(0, previous.start)))) return null;
      const bothWeekdays = previous.kind === 'weekday' && one.kind === 'weekday';
      return {
        ...boundsOf(previous, one),
        start: previous.start,
        end: one.end,
        kind: bothWeekdays ? 'weekday' : 'range',
      };
    },
  );
  return ranges;
}

/** What may stand between a weekday and its date. */
const sameDay = /^[\s,.(]{0,3}(?:(?:the|den|der|dem|le|el|il|de|d|dia|dne|am|o|a|pe)[\s.]+)?$/;
const isWeek = ({ kind, first, last }: Span): boolean => kind === 'span' && last - first === 6;
const isDated = ({ kind }: Span): boolean => kind === 'date' || kind === 'bare';

/** Replaces neighbours by what `join` makes of them; null where they stay apart. */
function joinPairs(spans: readonly Span[], join: (previous: Span, one: Span) => Span | null): readonly Span[] {
  const result: Span[] = [];
  for (const one of spans) {
    const previous = result.at(-1);
    const both = previous === undefined ? null : join(previous, one);
    if (both !== null) result.pop();
    result.push(both ?? one);
  }
  return result;
}

/** The days of a range. A day without a month or date is the one that lies next to the other end. */
function boundsOf({ first, kind: begins }: Span, { last, kind: ends }: Span): Pick<Span, 'first' | 'last'> {
  if (ends === 'bare' && begins !== 'bare') return { first, last: first + ((dateOf(last) - dateOf(first) + 31) % 31) };
  if (begins === 'bare') return { first: last - ((dateOf(last) - dateOf(first) + 31) % 31), last };
  return { first, last: ends === 'weekday' && last < first ? last + 7 : last };
}

/** Whether a gap connects the two ends of a span: `to`, but `and` only behind `between`. */
function isConnector(gap: string, { until, between }: Cues, before: string): boolean {
  if (/^\s*[-~]\s*$/.test(gap) || [...gap.matchAll(until)].length > 0) return true;
  return [...before.slice(-30).matchAll(between)].length > 0;
}

/** A span such as `3 to 14 August`, of which the first day is a number alone. */
function withFirstDay(text: string, one: Span, cues: readonly Cues[]): Span {
  if (one.kind !== 'date') return one;
  const before = text.slice(Math.max(0, one.start - 30), one.start);
  const [found, number = ''] =
    /(?<![\d.:/])(\d{1,2})(?:\.|st|nd|rd|th|er|e|º|°)?(\s*\p{L}{0,8}\s*[-/&,.]?\s*\p{L}{0,6}\s*(?:m\s)?\p{L}{0,3}\s*)$/u.exec(
      before,
    ) ?? [];
  if (found === undefined) return one;
  const gap = found.slice(number.length).replace(/^(?:\.|st|nd|rd|th|er|º|°)/, '');
  if (!cues.some((cue) => cue.and.test(gap))) return one;
  const back = (dateOf(one.first) - Number(number) + 31) % 31;
  return { ...one, first: one.first - back, start: one.start - found.length, kind: 'range' };
}

/** The next day on which somebody works who works on some days of the week only; null where no such days are named. */
function nextWorkday(
  written: string,
  languages: readonly MailLanguageCode[],
  today: Day,
  isHabit: boolean,
): Day | null {
  const words = readWords(written);
  const isPartTime = languages.some((code) => hitsIn(words, tablesOf(code).phrases.partTime).length > 0);
  const text = joinLines(written);
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
    const clause = `${text.slice(sentenceStart(text, first.start, lists[at - 1]?.at(-1)?.end ?? 0), first.start)} ${text.slice(last.end, sentenceStop(text, last.end, lists[at + 1]?.[0]?.start ?? text.length))}`;
    const isOff = cues.some(({ not, free }) => [not, free].some((cue) => clause.search(cue) >= 0));
    const days = isRange(list, text, cues)
      ? daysBetween(weekdayOf(first.first), weekdayOf(last.first))
      : list.map((one) => weekdayOf(one.first));
    for (const day of days) (isOff ? off : on).add(day);
  }
  if (on.size + off.size === 0) return null;
  for (let day = today + 1; day <= today + 7; day += 1) {
    const weekday = weekdayOf(day);
    if (on.size > 0 ? on.has(weekday) : weekday <= 5 && !off.has(weekday)) return day;
  }
  return null;
}

function isRange(list: readonly Span[], text: string, cues: readonly Cues[]): boolean {
  const [first, second] = list;
  if (list.length !== 2 || first === undefined || second === undefined) return false;
  const gap = text.slice(first.end, second.start);
  return cues.some((cue) => isConnector(gap, cue, ''));
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
