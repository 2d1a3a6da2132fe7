import { coverageOf } from './coverage.ts';
import { quantityInWords } from './quantities.ts';
import type { Value } from './value.ts';

const asianWeekday = /(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|([月火水木金土日])曜日?|([월화수목금토일])요일/g;
const asianDays = '月火水木金土日一二三四五六天월화수목금토일';
const hanNumber = /([两兩二三四五六七八九十百千]{1,7})(?=个月|個月|[家名位倍周週年天人款项項成折城国國]|间|間|万|萬)/g;

/** Weekdays in the characters of Chinese, Japanese and Korean. */
export function readAsianWeekdays(folded: string, before: readonly Value[]): readonly Value[] {
  const isRead = coverageOf(before);
  return [...folded.matchAll(asianWeekday)].flatMap((match): Value[] => {
    const { index: start } = match;
    if (isRead(start)) return [];
    const sign = match[1] ?? match[2] ?? match[3] ?? '';
    const index = asianDays.indexOf(sign);
    const day = sign === '天' || (match[1] !== undefined && sign === '日') ? 7 : (index % 7) + 1;
    return [{ kind: 'weekday', start, end: start + match[0].length, keys: [`weekday:${day}`], day }];
  });
}

/** Numbers in Chinese characters. */
export function readHanNumbers(folded: string, before: readonly Value[]): readonly Value[] {
  const isRead = coverageOf(before);
  const values: Value[] = [];
  for (const { 0: text, index: start } of folded.matchAll(hanNumber)) {
    const value = hanValue(text);
    if (value !== null && !isRead(start) && start >= (values.at(-1)?.end ?? 0))
      values.push(quantityInWords(folded, start, start + text.length, value));
  }
  return values;
}

function hanValue(text: string): number | null {
  const powers: Record<string, number> = { 十: 10, 百: 100, 千: 1_000 };
  let total = 0;
  let pending: number | null = null;
  for (const sign of text) {
    const power = powers[sign];
    if (power !== undefined) {
      total += (pending ?? 1) * power;
      pending = null;
      continue;
    }
    if (pending !== null) return null;
    pending = '两兩'.includes(sign) ? 2 : '一二三四五六七八九'.indexOf(sign) + 1;
  }
  return total + (pending ?? 0);
}
