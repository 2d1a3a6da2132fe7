import type { IndexedSource } from '../sources/indexed-source.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { Value } from '../values/value.ts';

/** "The year before", in the languages that emails are written in; folded. */
const yearBefore =
  /(?<!\p{L})(?:the year before|previous year|prior year|a year earlier|jahr davor|jahr zuvor|vorjahr\p{L}*|annee (?:precedente|d'avant)|un an plus tot|ano anterior|ano antes|anno prima|anno precedente|jaar (?:ervoor|daarvoor|eerder)|anul (?:anterior|precedent)|cu un an inainte|rok wczesniej|poprzedni\p{L}* rok\p{L}*|aret (?:innan|fore)|foregaende ar)(?!\p{L})|前年|上年|前一年/u;
/** "Last year": the one before that of the source. */
const lastYear =
  /(?<!\p{L})(?:last year|letztes jahr|letzten jahr\p{L}*|vergangene\p{L} jahr\p{L}*|l'an dernier|l'annee derniere|ano pasado|ano passado|anno scorso|scorso anno|vorig jaar|afgelopen jaar|anul trecut|w zeszlym roku|zeszl\p{L}+ rok\p{L}*|ubiegl\p{L}+ rok\p{L}*|forra aret|ifjol|i fjol)(?!\p{L})|昨年|去年/u;

/** Whether a number is a year that a source tells by another one: "in 2025, up from the year before". */
export function isYearToldOtherwise({ kind, keys: [key = ''] }: Value, { sources }: SourceIndex): boolean {
  const year = Number(/^number:((?:19|20)\d\d)$/.exec(key)?.[1] ?? 0);
  if (kind !== 'number' || year === 0) return false;
  return [...sources.values()].some((source) => {
    const isBefore = yearBefore.test(source.folded);
    const own = Number(source.ownDays[0]?.slice(0, 4) ?? 0);
    if (own === year + (isBefore ? 2 : 1) && lastYear.test(source.folded)) return true;
    return isBefore && namesYear(source, year + 1);
  });
}

function namesYear({ values }: IndexedSource, year: number): boolean {
  return values.some(({ keys }) => keys.includes(`number:${year}`));
}
