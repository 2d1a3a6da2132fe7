import { andWords, toWords } from '../languages/short-words.ts';
import { twoDigits } from '../values/value.ts';
import { wordTables } from '../languages/tables.ts';
import { dayOf, nearestTo, weekdayOf } from './calendar.ts';
import { mondayOfNumber } from './weeks.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import type { Value } from '../values/value.ts';

/** The sources that are dated with a day, given as `dayNumber`, or name it or a range of days around it, with or without its year. */
export function sourcesOn(day: number, { days, holders, between }: SourceIndex): readonly IndexedSource[] {
  const iso = dayOf(day);
  const key = `day:${iso.slice(5)}`;
  return [days.get(iso), holders.get(key), between.get(key)].flatMap((sources) => sources ?? []);
}

/** The days that a date can mean, the nearest one where it has no year; none for a month. */
export function daysMeant({ dates = [] }: Pick<Value, 'dates'>, today: number): readonly number[] {
  const thisYear = Number(dayOf(today).slice(0, 4));
  return dates.flatMap(({ year, month, day }) => {
    if (day === null) return [];
    const of = (candidate: number): number => Math.floor(Date.UTC(candidate, month - 1, day) / 86_400_000);
    if (year !== null) return [of(year)];
    return [nearestTo(today, [thisYear, thisYear + 1, thisYear - 1].map(of))];
  });
}

/** How far from the day of writing a day may lie that is only told by its number. */
const bareDays = { before: 45, after: 120 };
const dayWords =
  /(?:^|[^\p{L}])(?:the|le|du|au|il|al|dal|el|del|den|der|dem|zum|am|bis|dia|ao|op|de|pe|do|na|til|till|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|\p{L}+(?:day|tag|dag|feira|di))[ ,]{1,2}$/u;
const dayEnds = /^(?:st|nd|rd|th|er|e|º|°|\.|-a|-an|:e|:a)?(?:\s*$|\s*[,.;:!?)'"-]|\s\p{L}{1,3}(?!\p{L}))/u;
const asianDay = /^[日号號]/u;

/** Whether a number is that of a day which sources know: "by the 20th", "le 26", "4日". */
export function isKnownBareDay(value: Value, folded: string, index: SourceIndex, today: number): boolean {
  const isOfWeekday = value.kind === 'number' && isBehindItsWeekday(value, folded, today);
  return isOfWeekday || knownBareDays(value, folded, index, today).length > 0;
}

/** The days, which sources know, that a number can be of. */
function knownBareDays(value: Value, folded: string, index: SourceIndex, today: number): readonly number[] {
  const { quantity = 0, start, end, kind, unit, scale = 0 } = value;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 31 || scale > 0) return [];
  const isAsian =
    (kind === 'duration' && unit === 'day' && /[日号號]$/u.test(folded.slice(start, end))) ||
    asianDay.test(folded.slice(end, end + 1));
  const isSaid =
    kind === 'number' &&
    dayWords.test(folded.slice(Math.max(0, start - 20), start)) &&
    dayEnds.test(folded.slice(end, end + 8));
  const isOrdinal = kind === 'number' && /^(?:st|nd|rd|th|e|er|:e|:a)(?!\p{L})/u.test(folded.slice(end, end + 3));
  if (!isAsian && !isSaid && !isOrdinal) return [];
  const found: number[] = [];
  for (let day = today - bareDays.before; day <= today + bareDays.after; day += 1)
    if (Number(dayOf(day).slice(8)) === quantity && sourcesOn(day, index).length > 0) found.push(day);
  return found;
}

/** "El martes 24": a day of the next or the last weeks that is that weekday. */
export function isBehindItsWeekday({ start, quantity = 0 }: Value, folded: string, today: number): boolean {
  const [, word = '', end = ''] =
    /(\p{L}{2,14})(-feira)?\.?,? (?:the |den |le |el |il |dia |,)?$/u.exec(
      folded.slice(Math.max(0, start - 24), start),
    ) ?? [];
  const meanings = wordTables().meanings.get(word + end) ?? [];
  if (!meanings.some(({ weekday }) => weekday !== undefined)) return false;
  for (let day = today - bareDays.before; day <= today + bareDays.after; day += 1)
    if (Number(dayOf(day).slice(8)) === quantity && meanings.some(({ weekday }) => weekday === weekdayOf(day)))
      return true;
  return false;
}

const clockWords =
  /(?:^|[^\p{L}])(?:before|by|until|till|from|tot|tot en met|a|to|la|til|as|as|vor|nach|ab|bis|gegen|avant|apres|antes d[ae]s|despues de las|depois das|ate as|las|prima delle|dopo le|entro le|fino alle|voor|na|vanaf|fore|efter|innan|przed|po|do|od|inainte de|dupa|pana la|kl|klockan|klokken|uhr|o'clock|h|heure|heures|hora|horas|hrs|uur|ore|alle|as|at|um|om|a las|a la|ora|godz|godzin\p{L}*|halb|halv|half|kvart|quart|viertel|punkt|in the morning|in the afternoon|in the evening|da tarde|da manha|de la tarde|de la manana|di sera|del mattino|del pomeriggio|du matin|du soir|dimineata|dupa-amiaza|seara|nachmittags|abends|morgens|fruh|rano|wieczorem)(?!\p{L})|[点點時时]/u;

/** The second hour of a range of which this is the first: "negen en twaalf uur". */
const hourBehind = new RegExp(
  `^ ?(?:-|${toWords}|${andWords}) ?[\\p{L}\\d.:]{1,12} ?(?:uur|uhr|h|heures?|ore|hodin|am|pm|o'clock)(?!\\p{L})`,
  'u',
);

/** Words before "deux heures" that make a time of day of it. */
const hourBefore = /(?:^|[^\p{L}])(?:a|om|um|vers|des|tot|vanaf|alle|dalle|kl|rond|entre|jusqu'a|de|la|las|as)\s$/u;

/** Whether a number is an hour of the clock at which something in a source happens: "two in the afternoon", "halb sieben". */
export function isKnownHour(value: Value, folded: string, index: SourceIndex, today: number): boolean {
  const { times, holders } = index;
  const { kind, unit, quantity = 0, start, end, scale = 0 } = value;
  const isHour = kind === 'number' || (kind === 'duration' && unit === 'hour');
  if (!isHour || scale > 0 || quantity < 0 || quantity > 32) return false;
  const written = folded.slice(start, end);
  const known = times();
  const dotted = /^\d{1,2}\.\d{1,2}/.exec(written)?.[0];
  if (dotted !== undefined) {
    const [day = 0, month = 0] = dotted.split('.').map(Number);
    return (
      known.has(dotted.padStart(5, '0').replace('.', ':')) ||
      holders.has(`number:${Number(dotted)}`) ||
      // "22.04" without a final full stop is a date in Polish, "25.9" in Swedish.
      (month <= 12 &&
        daysMeant({ dates: [{ year: null, month, day }] }, today).some((each) => sourcesOn(each, index).length > 0))
    );
  }
  if (quantity > 24) return false;
  // "Vier uur" is a time span and a time of day.
  const isNamed = [quantity, quantity + 12].some((hour) => known.has(`${twoDigits(hour % 24)}:00`));
  const isSpan = [quantity, quantity + 12].some((hour) => holders.has(`span:${hour * 3_600}s`));
  const isWritten = /(?:uur|uhr|heures?|horas?|ore)$/.test(written) || hourBehind.test(folded.slice(end, end + 30));
  if (kind === 'duration' && (isNamed || (isSpan && written.endsWith('uur'))) && isWritten) return true;
  const around = `${folded.slice(Math.max(0, start - 18), start)}|${folded.slice(end, end + 22)}`;
  const isClock =
    kind === 'number'
      ? clockWords.test(around) || hourBehind.test(folded.slice(end, end + 30))
      : hourBefore.test(around.split('|')[0] ?? '') && /heure|uur|ore|hora/.test(written);
  if (/^\d/.test(written) && known.has(`${String(quantity).padStart(2, '0')}:00`)) return true;
  // "Half seven" is half past six in some languages, and a quarter to seven begins with six too.
  const hours = [quantity % 12, (quantity + 11) % 12];
  return isClock && [...known].some((time) => hours.includes(Number(time.slice(0, 2)) % 12));
}

/** Whether a time of day is written in a source as a number: "Abfahrt 7.45", "we close at 6". */
export function isTimeInDigits({ keys }: Value, { holders }: SourceIndex): boolean {
  return keys.some((key) => {
    const [, hour, minute] = key.split(':');
    if (minute === '00' && holders.has(`span:${Number(hour) * 3_600}s`)) return true;
    if (minute !== '00') return holders.has(`number:${Number(`${hour}.${minute}`)}`);
    const number = `number:${Number(hour)}`;
    const half = `number:${(Number(hour) + 12) % 24}`;
    return [number, half].some((each) => (holders.get(each) ?? []).some((source) => isAtHour(each, source)));
  });
}

export const hourWords =
  /(?:^|[^\p{L}])(?:at|until|till|from|to|by|after|before|um|bis|ab|von|gegen|nach|vor|a|vers|des|apres|avant|alle|dalle|fino alle|dopo le|prima delle|as|ate as|depois das|antes das|las|om|tot|vanaf|na|voor|rond|la|ora|ore|dupa|inainte de|o|do|od|po|przed|kl|klockan|fran|efter|fore|till)\.? $/u;

/** Whether a number of a source stands behind a word for a time. */
function isAtHour(key: string, { values, folded, offset }: IndexedSource): boolean {
  return values.some(
    ({ kind, keys, start }) =>
      kind === 'number' &&
      keys.includes(key) &&
      hourWords.test(folded.slice(Math.max(0, start - offset - 12), start - offset)),
  );
}

/** Whether a weekday is that of a date said beside it, or of a day that is told by its number alone and that sources know. */
export function isWeekdayOfOne(
  weekday: Value,
  dates: readonly Value[],
  { folded, index, today }: { readonly folded: string; readonly index: SourceIndex; readonly today: number },
): boolean {
  const isIts = (day: number): boolean => weekdayOf(day) === weekday.day;
  return dates.some((date) => {
    if (daysMeant(date, today).some(isIts)) return true;
    const distance = Math.max(weekday.start - date.end, date.start - weekday.end);
    return distance <= maxToBareDay && knownBareDays(date, folded, index, today).some(isIts);
  });
}
/** A weekday stands within so many characters of the number of its day. */
const maxToBareDay = 48;

/** Whether a number is that of a week of which sources know a day: "week 12", where one names 18 March. */
export function isKnownWeek(value: Value, folded: string, index: SourceIndex, today: number): boolean {
  const monday = mondayOfNumber(value, folded, today);
  return monday !== null && [0, 1, 2, 3, 4, 5, 6].some((day) => sourcesOn(monday + day, index).length > 0);
}
