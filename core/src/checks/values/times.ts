import { wordTables } from '../languages/tables.ts';
import { timeKey, type Value } from './value.ts';
import { endOfDigits, isAt, isDigitAt, matchAt } from './words.ts';

const colon = /(\d{1,2}):(\d{2})(?!\d)(?::\d{2})?/y;
const frenchHour = /(\d{1,2})(?: ?h ?(\d{2})?|u(\d{2}))(?![\p{L}\d])/uy;
const dotted = /(\d{1,2})\.(\d{2})(?!\d|[.,]\d)/y;
const eastAsian =
  /(\d{1,2}) ?(?:[时時시](?!間|间|刻|간)|[点點](?=[半钟鐘\d整])|[点點])(?: ?(?:(\d{1,2}) ?[分분]|(半|반)))?/y;
const halfDay =
  / ?(?:(a\.?m\.?|am|vm|π\.?μ\.?|de la manana|da manha|صباحا|ص)|(p\.?m\.?|pm|nm|μ\.?μ\.?|de la tarde|da tarde|مساء|م))(?![\p{L}])/uy;
/** Words that stand before a time of day and nothing else; "at" and "um" only make a dotted number one. */
const clockBefore =
  /(?<=(?:^|[^\p{L}])(?:kl|klo|klokken|klockan|saat|godz|la ora|בשעה|الساعه|kello|o godzinie|ώρα|ωρα)\.? ?)/uy;
const perhapsBefore =
  /(?<=(?:^|[^\p{L}])(?:ore|alle|dalle|om|tot|vanaf|senast|ora|godz|at|um|ab|bis|gegen|von|vers|a las|a la|as|σε|στισ|στη|v|ve|о|об|в|o|fra|fran|from|de|till|til)\.? ?)/uy;
/** What follows the hour of a time that has minutes or a sign for the hour. Of others, a word says that they are times. */
const signBehind = /\d{1,2}(?:[:.]|u\d| ?[h时時시点點])/y;
const wordBehind = / ?-?([\p{L}.']{1,24})/uy;
const morning = /(?:上午|早上|午前|오전|صباحا) ?$/;
const afternoon = /(?:下午|晚上|晚|午後|夕方|오후|저녁|مساء) ?$/;
const duringDay = /(?:上午|早上|午前|오전|下午|晚上|晚|中午|午後|오후|저녁|[日号號周週曜一二三四五六天] ?)$/;

/** Reads the time of day whose digits begin at `at`. */
export function readTime(folded: string, at: number): Value | null {
  // Hours have two digits at most.
  if (isDigitAt(folded, at + 1) && isDigitAt(folded, at + 2)) return null;
  if (!isAt(signBehind, folded, at)) return readBareHour(folded, at);
  const withMinutes = matchAt(colon, folded, at);
  if (withMinutes) return timeValue(folded, at, withMinutes);
  const asian = matchAt(eastAsian, folded, at);
  if (
    asian &&
    (/[时時시半반分분]/.test(asian[0]) ||
      dayPartBefore(folded, at) ||
      /[半钟鐘整]/.test(folded[at + asian[0].length] ?? ''))
  )
    return timeValue(folded, at, [asian[0], asian[1] ?? '', asian[2] ?? (asian[3] === undefined ? '0' : '30')]);
  const french = matchAt(frenchHour, folded, at);
  if (french && Number(french[1]) <= 24)
    return timeValue(folded, at, [french[0], french[1] ?? '', french[2] ?? french[3] ?? '0']);
  const dots = matchAt(dotted, folded, at);
  if (dots) {
    const after = folded.slice(at + dots[0].length, at + dots[0].length + 8);
    if (
      isAt(clockBefore, folded, at) ||
      isAt(perhapsBefore, folded, at) ||
      /^ ?(?:uhr|uur|u\b|ore|h\b|hod|ч|часа|am|pm)/.test(after)
    )
      return timeValue(folded, at, dots);
  }
  return readBareHour(folded, at);
}

function readBareHour(folded: string, at: number): Value | null {
  const end = endOfDigits(folded, at);
  const hour = folded.slice(at, end);
  const isJoined = '.,:%'.includes(folded[end] ?? ' ') && (folded[end] === '%' || isDigitAt(folded, end + 1));
  if (Number(hour) > 24 || isJoined) return null;
  if (isAt(halfDay, folded, end)) return timeValue(folded, at, [hour, hour]);
  const [text = '', word = ''] = matchAt(wordBehind, folded, end) ?? [];
  const isClock = wordTables().clockWords.has(word.endsWith('.') ? word.slice(0, -1) : word) && word !== 'h';
  if (isClock) return timeValue(folded, at, [hour + text, hour]);
  return isAt(clockBefore, folded, at) ? timeValue(folded, at, [hour, hour]) : null;
}

/** What a word for the part of the day before the time would stand in. */
function before(folded: string, at: number): string {
  return folded.slice(Math.max(0, at - 14), at);
}

/** Whether the time of day that begins at a place stands behind a word for a part of the day, or behind a day. */
export function dayPartBefore(folded: string, at: number): boolean {
  return duringDay.test(before(folded, at));
}

/** The time of day at a place, from its text, its hour and its minutes. */
export function timeValue(folded: string, at: number, match: readonly string[]): Value | null {
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? '0');
  if (hour > 24 || minute > 59) return null;
  let end = at + (match[0] ?? '').length;
  const half = matchAt(halfDay, folded, end);
  if (half) end += half[0].length;
  const isAfternoon = half?.[2] !== undefined || afternoon.test(before(folded, at));
  const isMorning = half?.[1] !== undefined || morning.test(before(folded, at));
  const hours =
    isAfternoon && hour < 12 ? [hour + 12] : isMorning || hour > 12 || hour === 0 ? [hour] : [hour, hour + 12];
  return { kind: 'time', start: at, end, keys: hours.map((reading) => timeKey(reading, minute)) };
}
