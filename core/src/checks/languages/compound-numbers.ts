import { fold } from '../fold.ts';

/** How a language writes numbers from 21 to 99 as one word, and larger ones where they are one word too. */
interface Compounds {
  readonly code: string;
  /** From one to nine, and from twenty to ninety. */
  readonly units: string;
  readonly tens: string;
  /** Between unit and ten where the unit comes first; missing where the ten comes first. */
  readonly and?: string;
  /** A ten loses its last vowel before a unit that begins with one: "settantuno". */
  readonly elides?: true;
  readonly hundred?: string;
  readonly thousand?: string;
}

const compounds: readonly Compounds[] = [
  {
    code: 'de',
    units: 'ein zwei drei vier fünf sechs sieben acht neun',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    and: 'und',
    hundred: 'hundert',
    thousand: 'tausend',
  },
  {
    code: 'nl',
    units: 'een twee drie vier vijf zes zeven acht negen',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    and: 'en',
    hundred: 'honderd',
    thousand: 'duizend',
  },
  {
    code: 'it',
    units: 'uno due tre quattro cinque sei sette otto nove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    elides: true,
    hundred: 'cento',
    thousand: 'mila',
  },
  {
    code: 'da',
    units: 'en to tre fire fem seks syv otte ni',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    and: 'og',
    hundred: 'hundrede',
    thousand: 'tusind',
  },
  {
    code: 'nb',
    units: 'en to tre fire fem seks sju åtte ni',
    tens: 'tjue tretti førti femti seksti sytti åtti nitti',
    hundred: 'hundre',
    thousand: 'tusen',
  },
  {
    code: 'sv',
    units: 'ett två tre fyra fem sex sju åtta nio',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    hundred: 'hundra',
    thousand: 'tusen',
  },
  {
    code: 'fi',
    units: 'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
    tens: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä',
  },
  {
    code: 'hu',
    units: 'egy kettő három négy öt hat hét nyolc kilenc',
    tens: 'huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
  },
];

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
