import { andWords } from '../languages/short-words.ts';
import { wordTables, type UnitName } from '../languages/tables.ts';
import { dateValue } from './dates.ts';
import { measureKey } from './quantities.ts';
import { measureBehind } from './measures.ts';
import { canonicalDecimal, timeKey, type Value } from './value.ts';

/** Units of which one and the next smaller one are told together. */
const smallerUnits: Readonly<Partial<Record<UnitName, UnitName>>> = {
  hour: 'minute',
  minute: 'second',
  year: 'month',
  week: 'day',
};
const joint = new RegExp(`^ ?(?:(?:${andWords}) )?$`, 'u');
const spokenJoint = new RegExp(`^ (?:${andWords}) $`, 'u');
const clauseEnd = /^(?:[.,;:!?)](?!\d)|$)/;
/** "1 ora", whose minutes follow. */
const wholeHour = /^\d{1,2} ?(\p{L}+)$/u;

/** "3 minutes 20 seconds" is one time span, and "1 ora e 20" one time. */
export function joinSpans(folded: string, values: readonly Value[]): readonly Value[] {
  const joined: Value[] = [];
  for (const value of values) {
    const before = joined.at(-1);
    const both = before && (spanOf(before, value, folded) ?? timeOf(before, value, folded));
    if (both) joined[joined.length - 1] = both;
    else joined.push(value);
  }
  return joined;
}

function spanOf(first: Value, second: Value, folded: string): Value | null {
  const { unit, quantity = 0 } = second;
  if (first.kind !== 'duration' || second.kind !== 'duration' || unit === undefined || quantity <= 0) return null;
  if (smallerUnits[first.unit ?? 'second'] !== unit || !joint.test(folded.slice(first.end, second.start))) return null;
  const [one = '', other = ''] = [first.keys[0], second.keys[0]];
  const [, digits = '', base = ''] = /^span:([\d.]+)(\D)$/.exec(other) ?? [];
  const whole = /^span:([\d.]+)(\D)$/.exec(one);
  if (whole === null || whole[2] !== base) return null;
  const sum = Number(whole[1]) + Number(digits);
  const keys = [`span:${canonicalDecimal(String(sum))}${base}`];
  return { ...second, start: first.start, keys, quantity: (sum * quantity) / Number(digits) };
}

function timeOf(first: Value, second: Value, folded: string): Value | null {
  if (first.kind !== 'time' || second.kind !== 'number' || second.plain !== undefined) return null;
  const [, word = ''] = wholeHour.exec(folded.slice(first.start, first.end)) ?? [];
  const { quantity = 60, end } = second;
  const isMinutes =
    Number.isInteger(quantity) && quantity > 0 && quantity < 60 && clauseEnd.test(folded.slice(end, end + 2));
  if (!isMinutes || wordTables().units.get(word)?.includes('hour') !== true) return null;
  if (!spokenJoint.test(folded.slice(first.end, second.start))) return null;
  const keys = first.keys.map((key) => timeKey(Number(key.split(':')[1]), quantity));
  return { ...first, end, keys };
}

const half =
  /(?<![\p{L}\d])(?:half an?|half|halbe[nrs]?|demie?|medi[oa]|mei[oa]|mezz[oa]|halve|jumatate de|pol|halvt?)[ -](?=\p{L}{3})/gu;

/** "Half a litre" as the half of a measure. */
export function readHalves(folded: string): readonly Value[] {
  return [...folded.matchAll(half)].flatMap(({ 0: word, index }) => {
    const at = index + word.length;
    const measure = measureBehind(folded, at);
    if (measure === null) return [];
    const value = { start: index, end: measure.end, quantity: 0.5, scale: 0, plain: ['number:0.5'] };
    return [{ kind: 'number' as const, ...value, keys: [measureKey('0.5', measure)] }];
  });
}

/** "Viernes 16.09": what a source writes so may be a day. */
export function withDottedDay(folded: string, value: Value): Value {
  const { kind, plain, start, end, keys } = value;
  if (kind !== 'number' || plain !== undefined) return value;
  const [, day, month] = /^(\d{1,2})\.(\d\d)$/.exec(folded.slice(start, end)) ?? [];
  if (day === undefined) return value;
  const date = dateValue(start, end, [{ year: null, month: Number(month), day: Number(day) }]);
  return date === null ? value : { ...value, keys: [...keys, ...date.keys] };
}
