import { andWords } from '../languages/short-words.ts';
import { functionWordsOf, isEmptyStem } from '../content-words.ts';
import { fold } from '../fold.ts';
import { once } from '../once.ts';
import { lexicons } from '../languages/index.ts';
import { stemsIn } from '../word-stems.ts';
import { twoDigits, canonicalDecimal, type Value } from './value.ts';

/*
 * What a value is follows here from what stands beside it: from a value before it, or from words that are no unit in the
 * text's language.
 */

const and = new RegExp(`^ ?(?:(?:con|${andWords}) )?$`, 'u');
/** What stands behind a number that counts nothing and belongs to no further sign. */
const counts = /^(?:[\d%€$£:/]|[.,]\d| ?-? ?[%€$£]| (\p{L}+))/u;

/** "3 Euro 40", "3 kr och 50 öre": the hundredths of an amount may stand behind its currency. */
export function withHundredths(folded: string, values: readonly Value[]): readonly Value[] {
  return values.flatMap((value, at): readonly Value[] => {
    const [before, next] = [values[at - 1], values[at + 1]];
    if (before !== undefined && areOneAmount(folded, before, value)) return [];
    if (next === undefined || !areOneAmount(folded, value, next)) return [value];
    const hundredths = hundredthsOf(next);
    const quantity = (value.quantity ?? 0) + hundredths / 100;
    const keys = (value.currencies ?? []).map(
      (code) => `amount:${canonicalDecimal(String(value.quantity), twoDigits(hundredths))}:${code}`,
    );
    return [{ ...value, end: next.end, quantity, keys }];
  });
}

function hundredthsOf({ kind, quantity = 0 }: Value): number {
  return kind === 'amount' ? Math.round(quantity * 100) : quantity;
}

function areOneAmount(folded: string, whole: Value, part: Value): boolean {
  if (whole.kind !== 'amount' || whole.scale !== 0 || !Number.isInteger(whole.quantity)) return false;
  const hundredths = hundredthsOf(part);
  if (!Number.isInteger(hundredths) || hundredths < 1 || hundredths > 99) return false;
  // Behind "€3" no hundredths follow.
  if (!/\p{L}$|[€$£]$/u.test(folded.slice(whole.start, whole.end)) || !and.test(folded.slice(whole.end, part.start)))
    return false;
  if (part.kind === 'amount')
    return part.scale === -2 && (part.currencies ?? []).some((code) => whole.currencies?.includes(code));
  if (part.kind !== 'number' || part.plain !== undefined || part.scale !== 0) return false;
  const written = folded.slice(part.start, part.end);
  if (!/^\d\d$|^\p{L}/u.test(written)) return false;
  const match = counts.exec(folded.slice(part.end, part.end + 26));
  return match === null || (match[1] !== undefined && [...stemsIn(match[1])].every(isEmptyStem));
}

/** Words before a number that is compared with one before it. */
const comparison =
  /(?:^|[^\p{L}])(?:als|than|que|di|niz|dan|an|ca|decat|end|max|maximal|maximum|maxi|massimo|maximo|maksimum|hochstens|most|plus|plafond|limite?|mas de|mais de|plus de|hogst|hojst|hoyst|hooguit)\.? $/u;
const reach = 48;
/** Values that are compared are of about one size. */
const maxRatio = 4;

/** "Takes 40 seconds, more than 50 will not do": the unit of the second number is that of the first one. */
export function withUnitsBefore(folded: string, values: readonly Value[]): readonly Value[] {
  return values.map((value, at) => {
    const { kind, quantity = 0, plain, scale, start, keys } = value;
    const before = values[at - 1];
    if (kind !== 'number' || plain !== undefined || scale !== 0 || before === undefined) return value;
    if (before.kind !== 'duration' && before.kind !== 'percentage') return value;
    const gap = folded.slice(before.end, start).replace(/^\./, '');
    const ratio = quantity / (before.quantity ?? 0);
    if (gap.length > reach || /[.!?] |\n/.test(gap) || !comparison.test(gap)) return value;
    if (!(ratio <= maxRatio && ratio >= 1 / maxRatio)) return value;
    return { ...value, keys: [...keys, ...keysWithUnitOf(before, quantity)] };
  });
}

/** The keys that a value of another quantity has in the same unit. */
export function keysWithUnitOf({ keys, quantity = 1 }: Value, other: number): readonly string[] {
  const scaled = (number: string): string =>
    canonicalDecimal(String(Number(((Number(number) * other) / quantity).toPrecision(9))));
  return keys.map((key) => key.replace(/\d[\d.]*/, scaled));
}

const ownWords = once(
  () =>
    new Map(
      lexicons.map(({ code, units, months }) => [code, new Set(fold(`${units} ${months}`).split(/[ /]/))] as const),
    ),
);

/**
 * "Cel 7 het", "4.4 sur 5. Des gens": a little word of the text's language is neither a unit nor a month because another
 * language has one that looks the same. What stands before it is a number.
 */
export function withoutForeignWords(
  folded: string,
  values: readonly Value[],
  language: string | null,
): readonly Value[] {
  const little = language === null ? null : functionWordsOf(language);
  if (little === null) return values;
  return values.map((value) => {
    const { kind, start, end } = value;
    if (kind !== 'duration' && kind !== 'date') return value;
    const [, digits = '', gap = '', word = ''] = /^(.*?)(\.?[ -]?(\p{L}+))$/su.exec(folded.slice(start, end)) ?? [];
    const isOwn = ownWords()
      .get(language ?? '')
      ?.has(word);
    const isOther = kind === 'date' && !/^\d{1,2}$/.test(digits);
    if (isOther || !little.has(word) || isOwn === true) return value;
    const { unit: _, dayKind: __, dates: ___, quantity = Number(digits), ...number } = value;
    return {
      ...number,
      kind: 'number',
      quantity,
      end: end - gap.length,
      keys: [`number:${canonicalDecimal(String(quantity))}`],
    };
  });
}
