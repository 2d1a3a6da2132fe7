import { beside, cuesOf, roleOf, tellsAbsence, type Cues, type Role } from './cues.ts';
import { spansIn } from './dates.ts';
import type { Span } from './notations/notation.ts';
import { dateOf, dayOf, isoOf, mondayOf, nextDate, weekdayOf, type Day } from './days.ts';
import { isAndMore, joined } from './joined-days.ts';
import { languagesIn } from './language-of-mail.ts';
import type { MailLanguageCode } from './languages/index.ts';
import { letterOf } from './letter.ts';
import { nextWorkday, worksPartTime } from './part-time.ts';
import { abbreviated, wordsOf } from './phrases.ts';

/** An absence that its notice gives a date for. */
export interface Absence {
  /** The date that it names, as `YYYY-MM-DD`: the last day away, or the first day back. */
  readonly until: string;
  /** The first working day back. */
  readonly returnOn: string;
}

/** How much of a notice is read, in characters. */
const readLength = 1_500;

type Told = Span & {
  readonly role: Role;
  readonly sentence: number;
  /** Whether its sentence tells an absence. */
  readonly isAway: boolean;
  /** Whether it has a word for being at work. */
  readonly isThere: boolean;
  /** Whether its words call it the first day of something. */
  readonly isStart: boolean;
};

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
  const [body, title, whole] = [letter.body, letter.subject, letter.whole].map((one) => one.slice(0, readLength));
  const absenceOfPart = (part = ''): Absence | null => absenceIn(part, letter.languages, today);
  const [inBody, inSubject] = [absenceOfPart(body), absenceOfPart(title)];
  // Notes writes "out of the office until 9 March" under the title "returning 9 March".
  const isReturn = inBody !== null && inSubject?.returnOn === inBody.until && inSubject.until === inBody.until;
  const found = (isReturn ? null : inBody) ?? inSubject ?? absenceOfPart(whole);
  if (found !== null) return found;
  // Who works on other days than today, but does not say on which, may not work tomorrow either.
  if (worksPartTime(letter.whole, letter.languages)) return null;
  const isToday = [body, title, whole].some((written = '') =>
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

  if (
    days.every(
      ({ kind, first, last }) => kind === 'weekday' || kind === 'workday' || (first === today && last === today),
    )
  ) {
    const isHabit = days.every(({ kind, role }) => role === 'free' || role === 'then' || kind === 'workday');
    const back = dayBack(days);
    if (back !== null) return absence(back, back);
    const isOffToday =
      days.some(({ kind, role, last }) => kind === 'workday' || (role === 'free' && last === today)) ||
      comingBack.test(written);
    const next = nextWorkday(joinLines(written), languages, { today, isOffToday, isHabit });
    // Who works today is not away.
    if (next !== null) return next === today ? null : absence(next, next);
  }
  const returns = days.filter((one) => one.role === 'back' && one.first >= today && !isOfDeputy(one, days));
  // "Back on Monday the 23rd; the children come on Tuesday."
  const isLater = ({ kind, first, start }: Told): boolean =>
    kind === 'weekday' && returns.some((one) => one.kind === 'date' && one.start < start && one.first > first);
  // "We reopen on the 2nd. I am then on leave until the 9th."
  const isAwayAgain = ({ first, sentence }: Told): boolean =>
    days.some(
      (one) => one.role === 'until' && one.kind === 'date' && one.isAway && one.sentence > sentence && one.last > first,
    );
  const backs = surest(returns.filter((one) => !isLater(one) && !isAwayAgain(one))).map((one) => backOn(one, days));
  const later = backs.filter((day) => day > today);
  // "Back-to-back meetings today; I answer tomorrow."
  const back = Math.min(...(later.length > 0 ? later : backs));
  if (back < Infinity) return absence(back, nextOpen(back));
  const ends = days.filter(({ role }) => role === 'until');
  const untils = surest(ends);
  const best = untils.find(({ isAway }) => isAway) ?? untils[0];
  const until = best?.kind === 'range' ? firstOf(untils.filter(({ kind }) => kind === 'range')) : best;
  if (until !== undefined) {
    let last = until.last;
    for (const one of untils.toSorted((a, b) => a.first - b.first)) {
      const isNext = one.first > last && one.first <= working(last + 1);
      // "Closed in weeks 28 to 31; mails wait until week 32."
      if (isNext && one.kind !== 'range' && one.kind !== 'weekend') return absence(one.first, one.first);
      // Of several periods, those that follow one another.
      const isOther = one.kind === 'range' && one.first > last + 1 && !isNext;
      if (isNext || (one.sentence === until.sentence && !isOther)) last = Math.max(last, one.last);
    }
    // "Away until the 25th. On Tuesday the 27th we are all yours."
    const next = days.find(
      ({ role, kind, first, start }) =>
        role === 'then' &&
        (kind === 'date' || until.kind === 'weekend') &&
        start > until.start &&
        first > last &&
        first <= working(last + 1) + 1,
    );
    return absence(last, next === undefined ? working(last + 1) : nextOpen(next.first));
  }
  // "If it burns before the 24th, call Jan."
  const before = days.find(({ role, first }) => role === 'before' && first > today);
  if (before !== undefined) return absence(before.first, nextOpen(before.first));
  const isLaterToday = told.some(({ kind, role }) => kind === 'time' && role !== 'free');
  const free = days.filter(({ role }) => role === 'free');
  if (isLaterToday && free.every(({ last }) => last === today)) return absence(today, today);
  const [first] = free;
  // Days that follow one another; a later one is another matter.
  let last = first?.last ?? today;
  for (const one of free) if (one.last > last && one.first <= last + 4) last = one.last;
  const named = surest(
    days.filter(({ role, kind, first: day }) => role === 'then' && kind !== 'holiday' && day > today),
  );
  const hasLater = ({ first: day }: Told): boolean => named.some((one) => !one.isStart && one.first > day);
  const next = Math.min(
    ...named
      // "From the 28th I am at a customer's. At home I am on the 7th."
      .filter((one) => !(one.isStart && hasLater(one)))
      .filter(({ first: day }) => !isFree(day))
      .map(({ first: day }) => day)
      .filter((day) => day > last || day < (first?.first ?? day)),
  );
  if (next < Infinity) return absence(next, nextOpen(next));
  return first === undefined || last === today ? null : absence(last, working(last + 1));
}

/** The only weekday by which somebody is back; null where there are several, as in a list of working days. */
function dayBack(days: readonly Told[]): Day | null {
  const [day, ...others] = days.filter(({ role, kind }) => role === 'back' && kind !== 'workday');
  const isAlone = days.every((one) => one === day || one.sentence !== day?.sentence);
  return day !== undefined && others.length === 0 && day.first === day.last && isAlone ? nextOpen(day.first) : null;
}

/** The day that a word for the return names: "until the 14th; back on Monday" means the Monday after the 14th. */
function backOn({ kind, first, sentence }: Told, days: readonly Told[]): Day {
  if (kind !== 'weekday') return first;
  const isAway = (day: Day): boolean =>
    days.some(
      (one) =>
        one.role === 'until' &&
        one.kind !== 'weekday' &&
        one.kind !== 'weekend' &&
        one.last >= day &&
        one.sentence >= sentence - 2 &&
        one.sentence <= sentence,
    );
  let day = first;
  while (day < first + 70 && isAway(day)) day += 7;
  return day;
}

/** "I am away until the 25th; ask Ben, who is back on the 21st": nobody is back within the absence that they tell before. */
const isOfDeputy = ({ first, sentence }: Told, days: readonly Told[]): boolean =>
  days.some((one) => one.role === 'until' && one.kind === 'date' && one.sentence < sentence && one.last > first);

/** "Two weeks of leave, from the 3rd to the 14th": the dates count. */
function surest(days: readonly Told[]): readonly Told[] {
  const dated = days.filter(({ kind }) => kind !== 'length' && kind !== 'weekend');
  return dated.length > 0 ? dated : days;
}

const firstOf = (days: readonly Told[]): Told | undefined => days.toSorted((a, b) => a.first - b.first)[0];

/** Whether a notice names a free day between a holiday and the weekend. */
const saysBridge = (written: string, languages: readonly MailLanguageCode[]): boolean =>
  languages.some((code) => written.search(cuesOf(code).bridge) >= 0);

/** The day itself, or the Monday after a weekend. */
const nextOpen = (day: Day): Day => (weekdayOf(day) > 5 ? nextOpen(day + 1) : day);

/** Words for coming back, by which somebody says that they are not there. */
const comingBack =
  /(?<!\p{L})(?:(?<!(?:get|come|write) )back|return|next in|zuruck|wieder da|retour|revien|vuelv|volv|regres|reincorpor|rientr|torn[oi]|volt|powroc|powrot|wroc|tillbaka|ater(?!\p{L})|tilbage|revin|intor|navrat|vrat|terug|weer(?!\p{L}))/u;

/** Where one sentence ends and another begins. */
const sentenceEnd = (behindNumber: string): RegExp =>
  new RegExp(
    String.raw`[!?。！？;]+|(?<=\b20\d\d)\.(?=\s)|(?<!\d|${abbreviated})\.(?=\s|$)|\.\n|\n\s*\n|(?<=${behindNumber})\.(?=\s+\p{L})`,
    'gu',
  );
const anySentenceEnd = sentenceEnd(String.raw`\d`);
/** In these languages, a dot behind a number is mostly part of a date: `14. Mai`, but not `14/5.` */
const withDots: readonly MailLanguageCode[] = ['de', 'cs', 'da', 'pl'];
const sentenceEndWithDots = sentenceEnd(String.raw`\/\d{1,2}`);

/** What may stand between days and their hours, as in `Tue-Thu from 10 to 16h`, or `tomorrow from 8`. */
const fewShort = /^[\s.,:(-]{0,3}(?:\p{L}{1,5}\.?\s+){0,3}$/u;

/** Drops opening hours, such as `Tue-Thu 10.00-16.00`, and an hour alone, as in "tomorrow from 8". */
function withoutHours(text: string, spans: readonly Span[], cues: readonly Cues[]): readonly Span[] {
  const isOpen = (one: Span, next: Span | undefined): boolean =>
    one.kind === 'weekday' &&
    one.last > one.first &&
    next?.kind === 'time' &&
    fewShort.test(text.slice(one.end, next.start));
  const dropped = new Set<Span>();
  for (const [at, one] of spans.entries()) {
    const previous = spans[at - 1];
    const gap = text.slice(previous?.end ?? 0, one.start);
    const isHourOf = previous !== undefined && fewShort.test(gap);
    const isFrom = /^\s+\p{L}{1,5}\s+$/u.test(gap) && cues.some(({ from }) => gap.search(from) >= 0);
    // "Manned 7 till 5", where no date begins with the 7.
    const isClosing = /(?<![\d.:/-])(?:[5-9]|1[0-2])\s+\p{L}{1,5}\s+$/u.test(gap);
    if (
      isOpen(one, spans[at + 1]) ||
      (one.kind === 'time' && isHourOf && dropped.has(previous)) ||
      (one.kind === 'bare' && ((isHourOf && isFrom) || isClosing))
    )
      dropped.add(one);
  }
  return spans.filter((one) => !dropped.has(one));
}

/** "From the 12th of October; back on the 19th" is in the same month. */
function afterDate(text: string, one: Span, previous: Span | undefined): Span {
  if (previous?.kind !== 'date' || previous.first < one.first) return one;
  if (/[.!?]\s/.test(text.slice(previous.end + 1, one.start))) return one;
  const day = nextDate(dateOf(one.first), previous.first) ?? one.first;
  return { ...one, first: day, last: day };
}

/** Days that a text counts from the one that it names before: "the day after", "the Monday after that", "after the weekend". */
function afterOthers(text: string, spans: readonly Span[], cues: readonly Cues[], today: Day): readonly Span[] {
  const result: Span[] = [];
  for (const [at, one] of spans.entries()) {
    const days = result.filter(({ kind }) => kind !== 'time');
    const near = days.at(-1);
    // "From the 15th, which is a Saturday."
    const isNamed = ({ kind, last }: Span): boolean =>
      kind === 'date' && near?.kind === 'weekday' && weekdayOf(last) === weekdayOf(near.last);
    const previous = days.findLast(isNamed) ?? near;
    const next = spans.slice(at + 1).find(({ kind }) => kind !== 'time');
    const after = text.slice(one.end, next?.start);
    const isNear = (gap: string): boolean => next !== undefined && /^\s(?:\p{L}{1,3}\s)?$/u.test(gap);
    // "The day after Easter", and "the Tuesday after Easter".
    if (one.kind === 'next' && isNear(after)) continue;
    const isOfNext = isNear(after.replace(/^\s\p{L}+(?=\s)/u, ''));
    if (previous === undefined || one.kind === 'time') {
      if (one.kind !== 'same') result.push(one.kind === 'next' ? { ...one, kind: 'date' } : one);
      continue;
    }
    // A weekday that is today's is read as the next one.
    const last = previous.kind === 'weekday' && previous.last === today + 7 ? today : previous.last;
    const before = text.slice(previous.end, one.start);
    const isAfter = cues.some(
      ({ thereafter: [front, behind] }) =>
        front.test(before) ||
        (!isOfNext && behind.test(after)) ||
        [front, behind].some((cue) => cue.test(` ${text.slice(one.start, one.end)} `)),
    );
    const on = (day: Day): Span => ({ ...one, first: day, last: day, kind: 'date' });
    if (one.kind === 'same') result.push({ ...on(last), kind: 'same' });
    else if (one.kind === 'next') result.push(on(last + 1));
    else if (one.kind === 'workday' && isAfter) result.push(on(nextOpen(last + 1)));
    else if (one.kind === 'weekday' && isAfter)
      result.push(on(last + 1 + ((weekdayOf(one.first) - weekdayOf(last) + 6) % 7)));
    else if (
      one.kind === 'weekend' &&
      last > one.last &&
      previous.kind !== 'holiday' &&
      cues.some(({ afterwards }) => afterwards.test(before))
    ) {
      const saturday = mondayOf(last) + 5;
      result.push({ ...one, first: saturday, last: saturday + 1 });
    } else result.push(one);
  }
  return result;
}

/** So much of a text beside a month is looked at. */
const monthLength = 60;
/** Two short words at most, such as "again in". */
const fewWords = /^\W*(?:\p{L}{1,6}\W+){0,2}$/u;

/** What may stand between "closed" and a month, such as "for the whole of". */
const betweenClosed = /^\s(?:\p{L}{1,6}\s){1,5}$/u;

/**
 * Whether a month alone is meant: many are other words, too. It stands directly behind its cue, as "until September", a few
 * words behind "closed", or the cue follows, as in German. Of "January, Monday the 4th" the date is meant.
 */
function isMonthMeant(text: string, month: Span, next: Span | undefined, cues: readonly Cues[]): boolean {
  if (next !== undefined && next.kind !== 'month' && next.first >= month.first && next.last <= month.last) return false;
  const before = text.slice(Math.max(0, month.start - monthLength), month.start);
  const after = text.slice(month.end, month.end + monthLength);
  const isBehind = (cue: RegExp, between: RegExp): boolean =>
    [...before.matchAll(cue)].some(({ index, 0: found }) => between.test(before.slice(index + found.length)));
  return cues.some(({ until, from, back, free }) => {
    const isCued = isBehind(until, beside) || isBehind(from, beside) || isBehind(back, fewWords);
    return (
      isCued ||
      isBehind(free, betweenClosed) ||
      [...after.matchAll(back)].some(({ index }) => fewWords.test(` ${after.slice(0, index)}`))
    );
  });
}

/** The days that a text names, with what they mean. */
function toldIn(written: string, languages: readonly MailLanguageCode[], today: Day): readonly Told[] {
  const text = joinLines(written);
  const cues = languages.map((code) => cuesOf(code));
  const hasDots = languages.some((code) => withDots.includes(code));
  const ends = [...text.matchAll(hasDots ? sentenceEndWithDots : anySentenceEnd)].map(({ index }) => index);
  const named = joined(text, spansIn(text, languages, today), cues, today);
  const spans = withoutHours(text, afterOthers(text, named, cues, today), cues)
    .filter((one, at, all) => one.kind !== 'month' || isMonthMeant(text, one, all[at + 1], cues))
    .map((one, at, all) => (one.kind === 'bare' ? afterDate(text, one, all[at - 1]) : one));
  const told = spans.flatMap((one, at): readonly Told[] => {
    const sentence = ends.filter((end) => end < one.start).length;
    const from = Math.max(sentence === 0 ? 0 : (ends[sentence - 1] ?? 0) + 1, 0);
    const to = ends.find((end) => end >= one.end - 1) ?? text.length;
    const previous = spans.slice(0, at).findLast(({ kind }) => kind !== 'time');
    const next = spans.slice(at + 1).find(({ kind }) => kind !== 'time');
    const surroundings = {
      whole: text.slice(from, one.start),
      before: text.slice(Math.max(from, previous?.end ?? 0), one.start),
      after: text.slice(one.end, Math.min(to, next?.start ?? to)),
      // The words between two days belong to the second one.
      isLast: next === undefined || next.start > to,
    };
    const codes = languagesAt(text.slice(from, to), languages);
    const own = codes.map((code) => cuesOf(code));
    const given =
      one.kind === 'weekday' && seeYou(text.slice(from, to + 1), surroundings)
        ? 'back'
        : roleOf(one, surroundings, own, today);
    const clause = clauseOf(surroundings, text.slice(from, to));
    // Of "today and tomorrow" both are meant.
    const isWithToday =
      previous?.last === today &&
      (own.some(({ and }) => and.test(surroundings.before)) || isAndMore(surroundings.before, own));
    // "A break of two weeks", but not "a week of four days, on Friday I am off".
    const isLengthOf = one.kind === 'length' && given === 'from';
    const isAway = one.kind === 'time' || isWithToday || tellsAbsence(isLengthOf ? surroundings.whole : clause, own);
    const role = given === 'free' && !isAway ? 'then' : given;
    const isThere = own.some(({ workdays }) => clause.search(workdays) >= 0);
    if (one.kind === 'same' && given !== 'back') return [];
    const isFreeMonth = one.kind === 'month' && given === 'free';
    if (isFreeMonth && !isAway) return [];
    // "Closed in August."
    return [{ ...one, sentence, role: isFreeMonth ? 'until' : role, isAway, isThere, isStart: given === 'from' }];
  });
  return told.flatMap((one, at): readonly Told[] => {
    // "Monday (a holiday) and Tuesday are free."
    const next = told[at + 1];
    const isFree = next?.role === 'free' && next.sentence === one.sentence && next.first === one.last + 1;
    if (one.role === 'then' && isFree) return [{ ...one, role: 'free' }];
    const isPlain = one.role === 'then' || (one.role === 'from' && !one.isAway);
    if (one.kind !== 'length' && isPlain) {
      // "I travel this week, and am in the office on Tuesday."
      const isBack =
        one.isThere &&
        told.slice(0, at).some(({ role, last }) => role === 'until' && last < one.first && one.first <= last + 4);
      return [{ ...one, role: isBack ? 'back' : 'then' }];
    }
    if (one.kind !== 'length') return [one];
    if (one.role === 'from' && !one.isAway) return [];
    // "From Monday on, for two weeks."
    const from = told.find(
      ({ role, kind, sentence }) => role === 'from' && kind !== 'length' && sentence === one.sentence,
    );
    if (from === undefined) return [one.role === 'from' || one.role === 'free' ? { ...one, role: 'until' } : one];
    const by = from.first - today;
    return [{ ...one, first: one.first + by, last: one.last + by, role: 'until' }];
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
  if (goesOn) return sentence;
  if (hasVerb(clause)) return `${clause} ~ ${after}`;
  // "(I am off on Monday), on Tuesday I work."
  const behind = after.slice(0, after.search(/[,:(]|$/));
  return clause.length < before.length && hasVerb(behind) ? `${clause} ~ ${behind}` : sentence;
}

/** Two words, of which one is long enough. */
const hasVerb = (clause: string): boolean => /\p{L}{4,}/u.test(clause) && /\p{L}\P{L}+\p{L}/u.test(clause);

/** The languages of a sentence of a notice in several languages. */
function languagesAt(sentence: string, languages: readonly MailLanguageCode[]): readonly MailLanguageCode[] {
  if (languages.length === 1) return languages;
  const told = languagesIn(wordsOf(sentence)).filter((code) => languages.includes(code));
  return told.length === 0 ? languages : told;
}

/** How the items of a list begin. */
const item = /^\s*(?:[-*•–]|\d{1,2}[./])/;

/** Lines that a mail program wrapped become one; a new item of a list does not belong to the line above. */
function joinLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      if (next === undefined) return line;
      const isItem = item.test(next) && (item.test(line) || /^\s*[-*•]/.test(next));
      return line.length >= 60 && !isItem ? `${line} ` : `${line} .\n`;
    })
    .join('');
}
