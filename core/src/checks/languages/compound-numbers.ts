import { fold } from '../fold.ts';
import { lexicons } from './index.ts';

const compounds = lexicons.flatMap(({ code, numberCompounds }) =>
  numberCompounds === undefined ? [] : [{ code, ...numberCompounds }],
);

/** Number words from 21 to 99 that are written together, as language, word and value. */
export function* compoundNumbers(): Generator<readonly [code: string, word: string, value: number]> {
  for (const { code, units, tens, and, elides } of compounds)
    for (const [unit, small] of units.split(' ').entries())
      for (const [ten, large] of tens.split(' ').entries()) {
        const first = elides === true && /^[uo]/.test(small) ? large.slice(0, -1) : large;
        yield [code, and === undefined ? first + small : small + and + large, (ten + 2) * 10 + unit + 1];
      }
}

/** A longer word is no number. */
const maxLength = 40;
const large = new RegExp(
  compounds.flatMap(({ hundred, thousand }) => (hundred === undefined ? [] : [hundred, thousand])).join('|'),
);

/** The value of a folded word such as "zweihundertfünfzig" or "tjugofemtusen", by language; `small` tells numbers below 100. */
export function largeCompound(
  word: string,
  small: (word: string, code: string) => number | undefined,
): readonly (readonly [code: string, value: number])[] {
  if (word.length > maxLength || !large.test(word)) return [];
  return compounds.flatMap(({ code, hundred = '', thousand = '', and = '' }) => {
    if (hundred === '') return [];
    const part = (text: string, sign: string, power: number, rest: (text: string) => number | null): number | null => {
      const at = text.indexOf(sign);
      if (at < 0) return rest(text);
      const [before, behind] = [text.slice(0, at), text.slice(at + sign.length)];
      const many = before === '' ? 1 : rest(before);
      const more = behind === '' ? 0 : rest(behind);
      return many === null || more === null ? null : many * power + more;
    };
    const ofTens = (text: string): number | null => small(text, code) ?? small(withoutStart(text, and), code) ?? null;
    const ofHundreds = (text: string): number | null => part(text, fold(hundred), 100, ofTens);
    const value = part(word, fold(thousand), 1_000, ofHundreds);
    return value === null || value < 100 ? [] : [[code, value] as const];
  });
}

function withoutStart(text: string, start: string): string {
  return start !== '' && text.startsWith(start) ? text.slice(start.length) : text;
}
