import { coverageOf, inOrder } from './coverage.ts';
import { dateValue } from './dates.ts';
import { quantityInWords } from './quantities.ts';
import { dayPartBefore, timeValue } from './times.ts';
import { canonicalDecimal, type Value } from './value.ts';

const asianWeekday =
  /(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|([月火水木金土日])曜日?|[(（]([月火水木金土日])[)）]|([월화수목금토일])요일/g;
const asianDays = '月火水木金土日一二三四五六天월화수목금토일';
const digits = '零一二三四五六七八九';
/** Numerals in Chinese characters; a longer run of them is a riddle and no number. */
const hanNumber = /[〇零一两兩二三四五六七八九十百千万萬亿億]{1,16}(?:[多余餘几][万萬亿億])?/g;
/** What a single sign must stand before, because it is a part of many words. */
const counted =
  /^(?:[个個ヶか]?[月年]|[个個]?(?:小[时時]|星期|[礼禮]拜)|分[钟鐘間]|[時日]間|[家名位倍周週年天人款项項成折城国國间間层層套条條台次点點种種稿分期元块塊円割店枚品つ])/u;
/** Tenths: "7割", "四成", "3割5分", "一成四". */
const tenths =
  /(?:(\d{1,2}(?:\.\d+)?)|([一两兩二三四五六七八九]))[割成](?:(?:(\d)|([一二三四五六七八九]))分|(半)|([一二三四五六七八九])(?![\p{Script=Han}\d]))?(?!不[变變]|[功为為立员員长長本交熟人])/gu;

/** Weekdays in the characters of Chinese, Japanese and Korean. */
export function readAsianWeekdays(folded: string, before: readonly Value[]): readonly Value[] {
  const isRead = coverageOf(before);
  return [...folded.matchAll(asianWeekday)].flatMap((match): Value[] => {
    const { index: start } = match;
    if (isRead(start)) return [];
    const sign = match.slice(1).find((each) => each !== undefined) ?? '';
    const index = asianDays.indexOf(sign);
    const day = sign === '天' || (match[1] !== undefined && sign === '日') ? 7 : (index % 7) + 1;
    return [{ kind: 'weekday', start, end: start + match[0].length, keys: [`weekday:${day}`], day }];
  });
}

/** "4分の1", "三分之二". */
const parts = /(\d{1,2}|[二三四五六七八九十])分[の之](\d{1,2}|[一二三四五六七八九])/gu;

/** Shares that Chinese and Japanese count in tenths or parts. They are read before numbers: the "7" of "7割" is no seven. */
export function readTenths(folded: string): readonly Value[] {
  const ofParts = [...folded.matchAll(parts)].map((match): Value => {
    const [whole, part] = [match[1] ?? '', match[2] ?? ''].map((sign) => Number(sign) || (hanValue(sign) ?? 1));
    const percent = Math.round((100 * (part ?? 1)) / (whole ?? 1));
    const { index: start } = match;
    return { kind: 'percentage', start, end: start + match[0].length, keys: [`percent:${percent}`], quantity: percent };
  });
  const ofHundred = [...folded.matchAll(hundredths)].flatMap(
    ({ 0: text, 1: sign = '', 2: tenth = '', index: start }): Value[] => {
      const whole = hanValue(sign);
      const end = start + text.length;
      const percent = Number(`${whole}.${digitOf(tenth)}`);
      return whole === null
        ? []
        : [{ kind: 'percentage', start, end, keys: [`percent:${percent}`], quantity: percent }];
    },
  );
  return inOrder([...ofParts, ...ofHundred, ...tenthsIn(folded)]);
}

/** "百分之三十五", "百分之二点五"; with digits behind it, it is a sign like "%". */
const hundredths = /百分之([一二三四五六七八九十百]{1,5})(?:[点點]([一二三四五六七八九]))?/g;

function tenthsIn(folded: string): readonly Value[] {
  return [...folded.matchAll(tenths)].map((match) => {
    const [text, plain, han, plainRest, hanRest, half, last] = match;
    const whole = plain === undefined ? digitOf(han ?? '') : Number(plain);
    const hanDigit = digitOf(hanRest ?? last ?? '');
    const rest = half !== undefined ? 5 : plainRest === undefined ? hanDigit : Number(plainRest);
    const percent = Number((whole * 10 + rest).toFixed(3));
    const { index: start } = match;
    const keys = [`percent:${canonicalDecimal(...(String(percent).split('.') as [string]))}`];
    return { kind: 'percentage', start, end: start + text.length, keys, quantity: percent };
  });
}

/** "晚上八点", "九点半", "十時"; "三点" alone may be three points, and "一時" is for a while. */
const hanTime =
  /(?:(?<=[周週期拜][一二三四五六日天])|(?<![一二两兩三四五六七八九十百千万第\d]))(二?十[一二三四五六七八九]?|[一二两兩三四五六七八九])(?:([点點])|[时時](?![间間刻代期々々的]))(?:([一二三四五]?十?[一二三四五六七八九]?)分(?!之)|(半)|[钟鐘整])?/gu;

/** Times of day in Chinese characters. They are read before numbers. */
export function readHanTimes(folded: string): readonly Value[] {
  return [...folded.matchAll(hanTime)].flatMap((match): Value[] => {
    const [text, hour = '', point, minutes, half] = match;
    const isSaid = dayPartBefore(folded, match.index) || /[分半钟鐘整]$/.test(text);
    if (!isSaid && (point !== undefined || hour === '一')) return [];
    const minute = half !== undefined ? 30 : (hanValue(minutes ?? '') ?? 0);
    const value = timeValue(folded, match.index, [text, String(hanValue(hour)), String(minute)]);
    return value === null ? [] : [value];
  });
}

/** Months, and days of them, in Chinese characters: "六月底", "二月二十日"; "三个月" are months too, but a time span. */
const hanDate =
  /(?<![一二三四五六七八九十百千万\d])([一二三四五六七八九十]{1,2})月(?:([一二三四五六七八九十]{1,3})[日号號])?/g;

export function readHanDates(folded: string, before: readonly Value[]): readonly Value[] {
  const isRead = coverageOf(before);
  return [...folded.matchAll(hanDate)].flatMap(({ 0: text, 1: month = '', 2: day, index: start }): Value[] => {
    if (isRead(start)) return [];
    const said = { year: null, month: hanValue(month) ?? 0, day: day === undefined ? null : (hanValue(day) ?? 0) };
    const value = dateValue(start, start + text.length, [said]);
    return value === null ? [] : [value];
  });
}

/** Numbers in Chinese characters. */
export function readHanNumbers(folded: string, before: readonly Value[]): readonly Value[] {
  const isRead = coverageOf(before);
  const values: Value[] = [];
  for (const { 0: run, index: start } of folded.matchAll(hanNumber)) {
    // "第二年" is the second year.
    if (folded[start - 1] === '第') continue;
    // "十分間に合う": amply in time.
    if (run === '十' && folded.startsWith('分間に合', start + 1)) continue;
    // "八百一条" is 800 for each of them.
    const isForEach = oneOfEach.test(run) && eachBehind.test(folded.slice(start + run.length, start + run.length + 1));
    const text = isForEach ? run.slice(0, -1) : run;
    const end = start + text.length;
    const isAlone = text.length === 1 || /^[十百千万萬亿億]+$/.test(text);
    // "万一" is "in case".
    if (text === '万一') continue;
    if (isAlone && (text === '一' || !counted.test(folded.slice(end, end + 3)))) continue;
    const value = hanValue(text);
    if (value !== null && !isRead(start) && start >= (values.at(-1)?.end ?? 0))
      values.push(quantityInWords(folded, start, end, value));
  }
  return values;
}

/** A number of hundreds and more that ends in one, and what is counted behind it: 801 has a zero in it. */
const oneOfEach = /[百千万萬亿億][二三四五六七八九]?一$/;
const eachBehind = /^[条條个個场場份台套张張件次天人位本家间間平米桌斤只支瓶箱盒晚夜节節堂对對月年名年杯]/u;

const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const myriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** The value of a numeral; null where the signs are none, as in "三五". */
function hanValue(text: string): number | null {
  let total = 0;
  let section = 0;
  let pending: number | null = null;
  let last = 1;
  for (const sign of text.replace(/[多余餘几]/, '')) {
    const power = powers[sign];
    const myriad = myriads[sign];
    if (myriad !== undefined) {
      total += (section + (pending ?? 0) || 1) * myriad;
      [section, pending, last] = [0, null, myriad];
    } else if (power !== undefined) {
      section += (pending ?? 1) * power;
      [pending, last] = [null, power];
    } else if ('〇零'.includes(sign)) last = 1;
    else {
      if (pending !== null) return null;
      pending = digitOf(sign);
    }
  }
  // "八万八" is 88,000, as "一百二" is 120.
  const rest = pending === null ? 0 : last >= 100 ? (pending * last) / 10 : pending;
  return total + section + rest;
}

function digitOf(sign: string): number {
  return '两兩'.includes(sign) && sign !== '' ? 2 : Math.max(0, digits.indexOf(sign));
}
