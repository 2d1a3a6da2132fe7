/** How a language writes numbers from 21 to 99 as one word, and its thousands where they are one word too. */
interface Compounds {
  readonly code: string;
  /** From one to nine, and from twenty to ninety. */
  readonly units: string;
  readonly tens: string;
  /** Between unit and ten where the unit comes first; missing where the ten comes first. */
  readonly and?: string;
  readonly thousand?: string;
}

const compounds: readonly Compounds[] = [
  {
    code: 'de',
    units: 'ein zwei drei vier fünf sechs sieben acht neun',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    and: 'und',
    thousand: 'tausend',
  },
  {
    code: 'nl',
    units: 'een twee drie vier vijf zes zeven acht negen',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    and: 'en',
    thousand: 'duizend',
  },
  {
    code: 'it',
    units: 'uno due tre quattro cinque sei sette otto nove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  },
  {
    code: 'da',
    units: 'en to tre fire fem seks syv otte ni',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    and: 'og',
  },
  {
    code: 'nb',
    units: 'en to tre fire fem seks sju åtte ni',
    tens: 'tjue tretti førti femti seksti sytti åtti nitti',
  },
  {
    code: 'sv',
    units: 'ett två tre fyra fem sex sju åtta nio',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
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

/** Number words that are written together, as language, word and value. */
export function* compoundNumbers(): Generator<readonly [code: string, word: string, value: number]> {
  for (const { code, units, tens, and, thousand } of compounds) {
    for (const [unit, small] of units.split(' ').entries()) {
      for (const [ten, large] of tens.split(' ').entries())
        yield [code, and === undefined ? large + small : small + and + large, (ten + 2) * 10 + unit + 1];
      if (thousand !== undefined && unit > 0) yield [code, small + thousand, (unit + 1) * 1_000];
    }
    if (thousand !== undefined)
      for (const [ten, large] of tens.split(' ').entries()) yield [code, large + thousand, (ten + 2) * 10_000];
  }
}
