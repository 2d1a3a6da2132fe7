import { andWords, toWords } from '../languages/short-words.ts';
import { wordTables } from '../languages/tables.ts';
import { timeKey } from '../values/value.ts';

/** Short names of weekdays, Monday first, folded; a few mean two days in different languages. */
const shortNames = [
  'mo mon lu lun seg pon pn man ma maa l 月',
  'di die tu tue tues ma mar mie ter tis tir wt 火',
  'mi mit we wed wo woe me mer mie miz qua ons sr 水',
  'do don th thu thur thurs je jeu ju jue gio joi jo qui tor to czw 木',
  'fr fre fri ve ven vi vie vr vri sex pt v 金',
  'sa sam sat sab za zat sob lor lo la 土',
  'so son su sun dim dom du dum zo zon nd niedz 日',
].map((names) => new Set(names.split(' ')));

const to = `(?:-|${toWords})`;
/** "7-19", "8.30 bis 12", "9 to noon". */
const hourRange = new RegExp(
  `(?<![\\d.,:/-])(\\d{1,2})(?:[.:h](\\d{2}))? ?(?:uhr|uur|h|a\\.?m\\.?|ч)? ?${to} ?(\\d{1,2}|noon)(?:[.:h](\\d{2}))?(?![\\d%]|[.,/]\\d)`,
  'gu',
);
/** The days before hours: "Mo-Do", "fredag", "lun. a ven. de". */
const daysBefore = new RegExp(
  `(\\p{L}{1,12})\\.?(?: ?${to} ?(\\p{L}{1,12})\\.?)?(?:,? \\p{L}{4,10})?[:,]? ?(?:(?:from|von|de|das|dalle|van|fra|fran|od|kl|klockan|godz|h|w godz)\\.? )?$`,
  'u',
);
const openWords =
  /^(?:open|opened|offen|geoffnet|ouvert\p{L}*|abiert\p{L}*|abert\p{L}*|apert\p{L}*|oppet|abent|czynn\p{L}*|otwart\p{L}*|deschis\p{L}*|program|horario|orario|hours)$/u;
const maxBefore = 44;
/** No shop has more hours; further ones are not looked at. */
const maxRanges = 500;

/**
 * "Mo-Mi": the weekdays of a range of short names, without hours. The sign between them is looked for first, because it is rare:
 * names of two letters are looked for ten times as long.
 */
const dayRange = new RegExp(
  `(?<=(?<![\\p{L}\\d-])(?!to-do)(${oneOf(shortNames)})\\.? ?)- ?(${oneOf(shortNames)})\\.?(?![\\p{L}\\d-])|(?<=([月火水木金土])(?:曜日?)?)[-~〜]([火水木金土日])(?!\\p{Script=Han}{2})`,
  'gu',
);

/** Short names of weekdays by language, Monday first, folded. */
const shortWeeks = [
  'mo di mi do fr sa so',
  'mon tue wed thu fri sat sun',
  'ma di wo do vr za zo',
  'lun mar mer jeu ven sam dim',
  'lun mar mie jue vie sab dom',
  'seg ter qua qui sex sab dom',
  'lun mar mer gio ven sab dom',
  'pon wt sr czw pt sob nd',
  'lun mar mie joi vin sam dum',
  'man tis ons tor fre lor son',
  'man tir ons tor fre lor son',
].map((names) => new Map(names.split(' ').map((name, at) => [name, at + 1])));
const inWeek = oneOf(shortWeeks.map((names) => names.keys()));
/** "Di + Do", "ma en wo": two short names of weekdays of one language. */
const dayList = new RegExp(
  `(?:[,/&+]|u\\.|(?<= )(?:${andWords})(?= ))(?<=(?<![\\p{L}\\d-])(${inWeek})\\.? ?(?:[,/&+]|u\\.|[a-z]{1,3})) ?(?=(${inWeek})(?![\\p{L}\\d]))`,
  'gu',
);

/** A pattern of any of the names. A name within another one is found by what must follow. */
function oneOf(names: readonly Iterable<string>[]): string {
  return [...new Set(names.flatMap((each) => [...each]))].join('|');
}

const weekend =
  /(?<!\p{L})(?:week-?ends?|wochenend\p{L}*|weekeinde\p{L}*|finde|fin(?:es)? de semana|fi(?:m|ns) de semana|fine settimana|sfarsit(?:ul)? de saptamana|helg(?:en|er|erna)?)(?!\p{L})|周末|週末/u;

/** The keys of the weekdays and times that a text tells, and of the weekdays between them. */
export interface OpeningKeys {
  readonly said: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
}

/** What a text tells as shops do, "Mo-Do 7-17 Uhr", where the numbers alone are no times. */
export function openingKeys(folded: string): OpeningKeys {
  const said = new Set<string>();
  const between = new Set<string>();
  let ranges = 0;
  for (const match of folded.matchAll(hourRange)) {
    if ((ranges += 1) > maxRanges) break;
    const before = folded.slice(Math.max(0, match.index - maxBefore), match.index);
    const [, first = '', last = ''] = daysBefore.exec(before) ?? [];
    const [from, until] = [daysNamed(first), last === '' ? daysNamed(first) : daysNamed(last)];
    if (from.length === 0 || until.length === 0) {
      if (openWords.test(first)) for (const key of keysOfHours(match)) said.add(key);
      continue;
    }
    addDays(from, until);
    for (const key of keysOfHours(match)) said.add(key);
  }
  for (const [, first = '', last = '', asianFirst = first, asianLast = last] of folded.matchAll(dayRange)) {
    if (ranges > maxRanges) break;
    const [from, until] = [daysAbbreviated(asianFirst), daysAbbreviated(asianLast)];
    if (from.length > 0 && until.length > 0) ranges += 1;
    addDays(from, until);
  }
  if (weekend.test(folded)) addDays([6], [7]);
  for (const [, first = '', last = ''] of folded.matchAll(dayList)) {
    if ((ranges += 1) > maxRanges) break;
    for (const names of shortWeeks) {
      const [one, other] = [names.get(first), names.get(last)];
      if (one !== undefined && other !== undefined && one !== other)
        for (const day of [one, other]) between.add(`weekday:${day}`);
    }
  }
  function addDays(from: readonly number[], until: readonly number[]): void {
    for (const start of from)
      for (const end of until) for (let day = start; day <= end; day += 1) between.add(`weekday:${day}`);
  }
  return { said, between };
}

/** How many minutes last what a text tells as "10.30-12.15" or "14-16 Uhr", and when it begins and ends. */
export function hoursIn(folded: string): readonly { readonly minutes: number; readonly keys: readonly string[] }[] {
  return [...folded.matchAll(hourRange)].slice(0, maxRanges).flatMap((match) => {
    const [, first, firstMinute = '0', last = '', lastMinute = '0'] = match;
    const start = Number(first) * 60 + Number(firstMinute);
    const end = (last === 'noon' ? 12 : Number(last)) * 60 + Number(lastMinute);
    const keys = keysOfHours(match);
    return keys.length > 0 && end > start ? [{ minutes: end - start, keys }] : [];
  });
}

function daysAbbreviated(name: string): readonly number[] {
  return shortNames.flatMap((names, at) => (names.has(name) ? [at + 1] : []));
}

function daysNamed(name: string): readonly number[] {
  const short = daysAbbreviated(name);
  if (short.length > 0) return short;
  return (wordTables().meanings.get(name) ?? []).flatMap(({ weekday }) => (weekday === undefined ? [] : [weekday]));
}

function keysOfHours([, first = '', firstMinute = '0', last = '', lastMinute = '0']: readonly string[]): string[] {
  const [start, end] = [Number(first), last === 'noon' ? 12 : Number(last)];
  if (start > 24 || end > 24 || Number(firstMinute) > 59 || Number(lastMinute) > 59) return [];
  const keys = [timeKey(start, Number(firstMinute)), timeKey(end, Number(lastMinute))];
  // "7 to 7" and "8-5" end in the afternoon.
  return end <= start && end <= 12 ? [...keys, timeKey(end + 12, Number(lastMinute))] : keys;
}
