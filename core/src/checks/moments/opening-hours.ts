import { wordTables } from '../languages/tables.ts';
import { timeKey } from '../values/value.ts';

/** Short names of weekdays, Monday first, folded; a few mean two days in different languages. */
const shortNames = [
  'mo mon lu lun seg pon pn man ma maa l',
  'di die tu tue tues ma mar mie ter tis tir wt',
  'mi mit we wed wo woe me mer mie miz qua ons sr',
  'do don th thu thur thurs je jeu ju jue gio joi jo qui tor to czw',
  'fr fre fri ve ven vi vie vr vri sex pt v',
  'sa sam sat sab za zat sob lor lo la',
  'so son su sun dim dom du dum zo zon nd niedz',
].map((names) => new Set(names.split(' ')));

const to = '(?:-|to|bis|t/m|tot|til|till|a|au|as|ate|do|alle|la|pana la|through|thru)';
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

/** The keys of weekdays and times that a text tells as shops do, "Mo-Do 7-17 Uhr", where the numbers alone are none. */
export function openingKeys(folded: string): readonly string[] {
  const keys = new Set<string>();
  let ranges = 0;
  for (const match of folded.matchAll(hourRange)) {
    if ((ranges += 1) > maxRanges) break;
    const before = folded.slice(Math.max(0, match.index - maxBefore), match.index);
    const [, first = '', last = ''] = daysBefore.exec(before) ?? [];
    const [from, until] = [daysNamed(first), last === '' ? daysNamed(first) : daysNamed(last)];
    if (from.length === 0 || until.length === 0) {
      if (openWords.test(first)) for (const key of keysOfHours(match)) keys.add(key);
      continue;
    }
    for (const start of from)
      for (const end of until) for (let day = start; day <= end; day += 1) keys.add(`weekday:${day}`);
    for (const key of keysOfHours(match)) keys.add(key);
  }
  return [...keys];
}

function daysNamed(name: string): readonly number[] {
  const short = shortNames.flatMap((names, at) => (names.has(name) ? [at + 1] : []));
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
