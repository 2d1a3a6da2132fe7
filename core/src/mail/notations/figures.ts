import { dayFrom, type Day } from '../days.ts';
import { dated, fullYear, single, stop, type Found, type Notation } from './notation.ts';

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Notations in figures, which many languages share. Of two readings of 3/12, a text in English means the nearer one. */
export function inFigures(isEnglish: boolean): readonly Notation[] {
  const dayFirst = ([, a, b, c]: readonly string[], today: Day): Found => single(dated(c, Number(b), Number(a), today));
  const either = (match: readonly string[], today: Day): Found => {
    const [, a, b, c] = match;
    const read = [dated(c, Number(b), Number(a), today), dated(c, Number(a), Number(b), today)].flatMap(
      (day) => day ?? [],
    );
    const [best, other] = read.toSorted((x, y) => Math.abs(x - today) - Math.abs(y - today));
    if (!isEnglish) return dayFirst(match, today) ?? single(best ?? null);
    return best === undefined ? null : { first: best, last: best, kind: 'date', ...(other !== undefined && { other }) };
  };
  return [
    {
      // Of 28.09.2026-11.10.2026, the middle is no date.
      pattern: /(?<!\d|(?<!\d[-/.]?)\d{1,2}[-/.]\d{1,2}[-/.])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g,
      read: ([, a, , b, c]) => single(dayFrom(Number(a), Number(b), Number(c))),
    },
    {
      pattern: /(?:(\d{4})\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]/g,
      read: ([, a, b, c], today) => single(dated(a, Number(b), Number(c), today)),
    },
    {
      pattern:
        /(?<![\d./-])(\d{1,2})\.?\s?-\s?(\d{1,2})(?:\.\s?|\/)(\d{1,2})(?!\d)\.?(?:[/\s]?(20\d{2}|\d{2})(?![\d:]))?/g,
      read: ([, a, b, c, d], today) => {
        const last = dated(d, Number(c), Number(b), today);
        return last === null || Number(a) > 31
          ? null
          : { first: last - ((Number(b) - Number(a) + 31) % 31), last, kind: 'range' };
      },
    },
    {
      pattern: /(?<![\d.,/])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d{2}|\d{2})(?![\d:]))?(?!\d)/g,
      read: dayFirst,
    },
    { pattern: /(?<![\d./]|(?<!\d)-)(\d{1,2})-(\d{1,2})-(20\d{2}|\d{2})(?!\d)/g, read: dayFirst },
    { pattern: /(?<![\d./])(?!24\/7)(\d{1,2})\s?\/\s?(\d{1,2})(?:[/-](20\d{2}|\d{2}))?(?![\d/\p{L}])/gu, read: either },
    {
      pattern: /(?<![\d.,/])(\d{1,2})\.(\d{1,2})(?:\.(20\d{2}|\d{2}))?(?![\d.]*\d)(?!\s?(?:%|€|kg|mb))/g,
      read: dayFirst,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\d.])(\d{1,2})\.?\s?(ii|iii|iv|vi|vii|viii|ix|xi|xii)${stop}\.?${fullYear}`,
        'gu',
      ),
      read: ([, a, b = '', c], today) => single(dated(c, roman.indexOf(b) + 1, Number(a), today)),
    },
    {
      pattern: new RegExp(String.raw`(?<![\d.])(\d{1,2})\.(i|v|x)${stop}\.?${fullYear}`, 'gu'),
      read: ([, a, b = '', c], today) => single(dated(c, roman.indexOf(b) + 1, Number(a), today)),
    },
  ];
}
