import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import type { Calendar } from './languages/calendars/calendar.ts';
import type { Day } from './days.ts';
import type { Span } from './notations/notation.ts';
import { fold, hasPhrase, readWords, type Phrase } from './phrases.ts';
import { tablesOf } from './tables.ts';

/**
 * What days mean. `before`: something happens until then, perhaps the absence; `free`: nobody works on them; `then`:
 * nothing is said of it in a sentence that tells no absence.
 */
export type Role = 'back' | 'before' | 'until' | 'from' | 'free' | 'then';

/** The words of a language that say what a day means. */
export interface Cues {
  readonly from: RegExp;
  readonly until: RegExp;
  readonly back: RegExp;
  /** Those of `back` that do not only say that somebody answers. */
  readonly returning: RegExp;
  readonly and: RegExp;
  readonly between: RegExp;
  readonly not: RegExp;
  readonly free: RegExp;
  readonly bridge: RegExp;
  readonly workdays: RegExp;
  /** At the end of what stands in front of a day. */
  readonly afterwards: RegExp;
  readonly beforehand: RegExp;
  /** In front of a weekday, and behind it: "the Monday after that". */
  readonly thereafter: readonly [before: RegExp, behind: RegExp];
  /** In front of a last day, and behind it. */
  readonly inclusive: readonly [before: RegExp, behind: RegExp];
  /** How people say that they are not there. */
  readonly away: readonly Phrase[];
  /** Words that go with it, such as "office". */
  readonly absenceStems: readonly Phrase[];
}

const made = new Map<MailLanguageCode, Cues>();

export function cuesOf(code: MailLanguageCode): Cues {
  let cues = made.get(code);
  if (cues === undefined) made.set(code, (cues = makeCues(code)));
  return cues;
}

function makeCues(code: MailLanguageCode): Cues {
  const { phrases } = tablesOf(code);
  const {
    from,
    until,
    back,
    answering,
    and,
    between,
    not,
    free,
    bridge,
    workdays,
    before,
    after,
    thereafter,
    inclusive,
    the,
    dayOf: of,
    ordinals,
  }: Calendar = mailLanguages[code].calendar;
  const oneOf = (phrases: string): string =>
    fold(phrases)
      .split('|')
      .map((one) =>
        one
          .trim()
          .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
          .replaceAll('*', String.raw`\p{L}*`)
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
    away: [...phrases.away, ...phrases.absenceSubject],
    absenceStems: phrases.absenceStems,
    from: words(from),
    until: new RegExp(String.raw`${words(until).source}|(?<=[\s\d.])[-~](?=[\s\d])|[〜～至到]`, 'gu'),
    back: words(`${back}|${answering}`),
    returning: words(back),
    between: words(between),
    not: words(not),
    free: words(free),
    bridge: words(bridge),
    workdays: words(workdays),
    afterwards: directly(after),
    beforehand: directly(before),
    thereafter: [
      new RegExp(String.raw`${words(thereafter).source}\s+$`, 'u'),
      new RegExp(String.raw`^,?\s+${words(thereafter).source}`, 'u'),
    ],
    inclusive: [
      new RegExp(String.raw`${words(inclusive).source}[\s,.:]*(?:\p{L}{1,8}[\s,.:]+){0,3}$`, 'u'),
      new RegExp(String.raw`^[\s,.()]{0,3}${words(inclusive).source}`, 'u'),
    ],
    and: new RegExp(
      String.raw`^[\s,.(]*(?:(?:${oneOf(`${and}|${until}`)}|-|~|〜|～|至|到)[\s,.]*){1,4}(?:(?:${small})[\s,.]*){0,3}$`,
      'u',
    ),
  };
}

/** Whether a sentence, or a part of it, says that somebody is not there. */
export function saysAway(sentence: string, cues: readonly Cues[]): boolean {
  const words = readWords(sentence);
  return cues.some((cue) => saysNot(sentence, cue) || hasPhrase(words, cue.away));
}

/** Whether it says so, or has words that go with it. */
export function tellsAbsence(sentence: string, cues: readonly Cues[]): boolean {
  const words = readWords(sentence);
  return saysAway(sentence, cues) || cues.some(({ absenceStems }) => hasPhrase(words, absenceStems));
}

export const saysNot = (clause: string, { not, free }: Cues): boolean =>
  [not, free].some((cue) => clause.search(cue) >= 0);

/** So near to a day its cues are looked for that stand beside it. */
const cueLength = 40;

/** Words of Japanese and Chinese, which stand behind the day. */
const asianUntil = new RegExp(String.raw`^\s*(?:${fold('まで|为止|為止|截止')})`, 'u');
const asianBack = /^\s*(?:より|から|起|に(?:出社|復帰|戻)|回|返|恢复|上班|再開)/;

/** What may stand between a short word, which has many meanings, and its day. */
export const beside = /^\W*(?:\p{L}{1,3}\W+)?$/u;

/** Where the last match ends; -1 without one. */
function lastAt(text: string, cues: readonly Cues[], name: 'from' | 'until' | 'back' | 'returning'): number {
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

/** "(Until Monday,) when (I will be back)", where no other clause can begin so. */
const onWhich =
  /^[\s,(]{0,3}(?:when i(?:'ll|'m)?|at which|on which|hvor (?:jeg|vi)|da ja[gr]|da vi|nar jag|an dem|wanneer ik|waarop|kdy|kiedy|gdy|cand|dates? (?:de|a|of)|jour (?:de|ou)|(?:fecha|dia|data|giorno) (?:en|de|del|em|in|do)|cuando|quando) /;

/** "(Until Monday) morning." */
const morning =
  /^\s*(?:\p{L}{1,3} ){0,2}(?:morning|fruh|morgen|vormittag|matin|mattina|manana|manha|ochtend|rano|morgon|formiddag|dimineata|dopoledne)/u;

/** "(Until the 20th) exclusive." */
const exclusive = /^[\s,(]{1,3}(?:exclu|esclus|exkl|excl)/;

/** Where the clause behind a day ends: at a comma or bracket that does not stand directly behind the day. */
const endOfClause = (after: string): number => {
  const end = after.search(/(?<=\p{L}.{0,200})(?:,|\s\()/u);
  return end < 0 ? after.length : end;
};

/** What a day means, by the words in front of it in its sentence, and behind it. The nearest word decides. */
export function roleOf(
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
  if (cues.some(({ beforehand }) => beforehand.test(near)))
    return cues.some(({ not, back }) => [not, back].some((cue) => before.search(cue) >= 0)) ? 'back' : 'before';
  const until = lastAt(before, cues, 'until');
  const from = lastAt(before, cues, 'from');
  const back = lastAt(before, cues, 'back');
  if (kind === 'range' || (kind === 'weekday' && last > first)) return 'until';
  // "I do not read mails" tells no day of reading them.
  const own = after.slice(0, endOfClause(after));
  const isNot = after
    .split(/(?<=\p{L}[^,]{0,200}),/u)
    .some(
      (clause, at) =>
        (at === 0 || lastAt(clause, cues, 'back') >= 0) && cues.some(({ not }) => clause.search(not) >= 0),
    );
  // "Today I am in training and read mails in the evening" tells no return.
  const told = isLast ? after : own;
  const isBackLater =
    (isLast || own.length < after.length) &&
    !isNot &&
    (lastAt(told, cues, 'returning') >= 0 || (isLast && lastAt(told, cues, 'back') >= 0 && !tellsAbsence(told, cues)));
  const isBackBefore = lastAt(whole, cues, 'back') >= 0;
  if (last > first && (kind === 'span' || kind === 'weekend') && until < 0 && back < 0 && from < 0)
    return isBackLater && !isBackBefore ? 'back' : 'until';
  if (until >= 0 && until >= back && isLast && onWhich.test(after) && lastAt(after, cues, 'returning') >= 0)
    return 'back';
  // "Until the fair ends nobody answers, on the 5th we are back."
  if (until >= 0 && isBackLater && /\p{L}{4,} .*,/u.test(before.slice(until))) return 'back';
  // "Not back until Monday" means Monday.
  if (until >= 0 && until >= from && until >= back)
    return lastAt(before, cues, 'returning') >= 0 || morning.test(after) || exclusive.test(after) ? 'back' : 'until';
  // Nobody comes back on a holiday.
  if (kind === 'holiday' && back >= 0 && back >= from) return 'until';
  // Nobody answers today.
  if (last <= today && cues.some(({ not }) => before.search(not) >= 0)) return 'free';
  if (back >= 0 && back >= from) return 'back';
  // "As we are closed on Friday, I answer on Monday."
  const clause = before.slice(before.search(/[^,:(]*$/));
  const isFree =
    /^\s*[,(.]/.test(after) && cues.some(({ not, free: cue }) => [not, cue].some((one) => clause.search(one) >= 0));
  if (isFree && from < 0) return 'free';
  if (from >= 0) return isBackLater || isBackBefore ? 'back' : 'from';
  return isBackLater ? 'back' : 'free';
}
