import { wordTables } from '../languages/tables.ts';
import { sticky } from './dates.ts';
import { timeKey, type Value } from './value.ts';
import { isDigitAt } from './words.ts';

const colon = /(\d{1,2}):(\d{2})(?!\d)(?::\d{2})?/y;
const frenchHour = /(\d{1,2}) ?h ?(\d{2})?(?![\p{L}\d])/uy;
const dotted = /(\d{1,2})\.(\d{2})(?!\d|[.,]\d)/y;
const eastAsian =
  /(\d{1,2}) ?(?:[时時시](?!間|间|刻|간)|[点點](?=[半钟鐘\d整])|[点點])(?: ?(?:(\d{1,2}) ?[分분]|(半|반)))?/y;
const halfDay =
  / ?(?:(a\.?m\.?|am|vm|π\.?μ\.?|de la manana|da manha|صباحا|ص)|(p\.?m\.?|pm|nm|μ\.?μ\.?|de la tarde|da tarde|مساء|م))(?![\p{L}])/uy;
const bare = /(\d{1,2})(?![\d.,:%])/y;
/** Words that stand before a time of day and nothing else; "at" and "um" only make a dotted number one. */
const clockBefore =
  /(?:^|[^\p{L}])(?:kl|klo|klokken|klockan|saat|godz|la ora|בשעה|الساعه|kello|o godzinie|ώρα|ωρα)\.? ?$/u;
const perhapsBefore =
  /(?:^|[^\p{L}])(?:at|um|ab|bis|gegen|von|vers|a las|a la|as|σε|στισ|στη|v|ve|о|об|в|o|fra|fran|from|de|till|til)\.? ?$/u;
const morning = /(?:上午|早上|午前|오전|صباحا) ?$/;
const afternoon = /(?:下午|晚上|午後|夕方|오후|저녁|مساء) ?$/;
const duringDay = /(?:上午|早上|午前|오전|下午|晚上|中午|午後|오후|저녁|[日号號周週曜一二三四五六天] ?)$/;

/** Reads the time of day whose digits begin at `at`. */
export function readTime(folded: string, at: number): Value | null {
  // Hours have two digits at most.
  if (isDigitAt(folded, at + 1) && isDigitAt(folded, at + 2)) return null;
  const before = folded.slice(Math.max(0, at - 14), at);
  const withMinutes = sticky(colon, folded, at);
  if (withMinutes) return timeValue(folded, at, withMinutes, before);
  const asian = sticky(eastAsian, folded, at);
  if (
    asian &&
    (/[时時시半반分분]/.test(asian[0]) ||
      duringDay.test(before) ||
      /[半钟鐘整]/.test(folded[at + asian[0].length] ?? ''))
  )
    return timeValue(folded, at, [asian[0], asian[1] ?? '', asian[2] ?? (asian[3] === undefined ? '0' : '30')], before);
  const french = sticky(frenchHour, folded, at);
  if (french && Number(french[1]) <= 24) return timeValue(folded, at, french, before);
  const dots = sticky(dotted, folded, at);
  if (dots) {
    const after = folded.slice(at + dots[0].length, at + dots[0].length + 8);
    if (clockBefore.test(before) || perhapsBefore.test(before) || /^ ?(?:uhr|h\b|hod|ч|часа|am|pm)/.test(after))
      return timeValue(folded, at, dots, before);
  }
  return readBareHour(folded, at, before);
}

function readBareHour(folded: string, at: number, before: string): Value | null {
  const hour = sticky(bare, folded, at);
  if (hour === null || Number(hour[1]) > 24) return null;
  const end = at + hour[0].length;
  if (sticky(halfDay, folded, end)) return timeValue(folded, at, hour, before);
  const word = /^ ?-?([\p{L}.']+)/u.exec(folded.slice(end, end + 14));
  const { clockWords } = wordTables();
  const isClock = word !== null && clockWords.has((word[1] ?? '').replace(/\.$/, '')) && word[1] !== 'h';
  if (isClock && word !== null)
    return timeValue(folded, at, [folded.slice(at, end + word[0].length), hour[1] ?? ''], before);
  return clockBefore.test(before) ? timeValue(folded, at, hour, before) : null;
}

function timeValue(folded: string, at: number, match: readonly string[], before: string): Value | null {
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? '0');
  if (hour > 24 || minute > 59) return null;
  let end = at + (match[0] ?? '').length;
  const half = sticky(halfDay, folded, end);
  if (half) end += half[0].length;
  const isAfternoon = half?.[2] !== undefined || afternoon.test(before);
  const isMorning = half?.[1] !== undefined || morning.test(before);
  const hours =
    isAfternoon && hour < 12 ? [hour + 12] : isMorning || hour > 12 || hour === 0 ? [hour] : [hour, hour + 12];
  return { kind: 'time', start: at, end, keys: hours.map((reading) => timeKey(reading, minute)) };
}
