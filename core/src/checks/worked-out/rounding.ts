import { inAllLanguages } from '../languages/index.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase } from '../languages/phrases.ts';
import type { Value } from '../values/value.ts';

/** How exactly a number is told: "400", "about 400", "over 400" or "nearly 400". */
export type Rounding = 'exact' | 'about' | 'above' | 'below';

/** How far before a value, and behind it, a word stands that says it is rounded. */
const searchedBefore = 18;
const searchedBehind = 10;

const behindNumbers = {
  about: inAllLanguages(({ approximations }) => approximations?.behind?.about),
  above: inAllLanguages(({ approximations }) => approximations?.behind?.above),
  below: inAllLanguages(({ approximations }) => approximations?.behind?.below),
};

/** How exactly the words around a value say that it is told. */
export function roundingOf(
  folded: string,
  { start, end }: Pick<Value, 'start' | 'end'>,
  lexicons: readonly Lexicon[],
): Rounding {
  const from = Math.max(0, start - searchedBefore);
  // What begins within a word is no word.
  const before = from === 0 ? folded.slice(0, start) : folded.slice(from, start).replace(/^[^ ]* /, '');
  const behind = folded.slice(end, end + searchedBehind);
  const isSaid = (side: 'above' | 'below' | 'about'): boolean =>
    lexicons.some(({ approximations }) => hasPhrase(before, approximations?.[side])) ||
    hasPhrase(behind, behindNumbers[side]);
  const [isAbove, isBelow] = [isSaid('above'), isSaid('below')];
  if (isAbove !== isBelow) return isAbove ? 'above' : 'below';
  return isAbove || isSaid('about') ? 'about' : 'exact';
}

/** Who says "over 200" may mean 250, but not 280. */
const maxBeyond = 0.25;
/** "About" is within this share, or a half of the last digit that is not zero, but not beyond the largest share. */
const near = { least: 0.05, most: 0.15 };
const slack = 0.005;

/** Whether a number that is told so exactly can stand for an exact one. */
export function standsFor(told: number, exact: number, rounding: Rounding): boolean {
  const difference = exact - told;
  const unit = lastDigitOf(told);
  const beyond = Math.min(unit, told * maxBeyond);
  switch (rounding) {
    case 'exact':
      return Math.abs(difference) <= 1e-9 * told;
    case 'above':
      return difference >= -slack * told && difference < beyond;
    case 'below':
      return difference <= slack * told && -difference < beyond;
    case 'about':
      return Math.abs(difference) <= Math.min(Math.max(unit / 2, told * near.least), told * near.most);
  }
}

/** What the last digit that is not zero is worth: 100 of 2,400, a tenth of 3.5. */
function lastDigitOf(number: number): number {
  const decimals = String(number).split('.')[1]?.length ?? 0;
  if (decimals > 0) return 10 ** -decimals;
  let unit = 1;
  while (unit < number && number % (unit * 10) === 0) unit *= 10;
  return unit;
}
