import { andWords } from '../languages/short-words.ts';
import type { Calculations, Lexicon, Shares } from '../languages/lexicon.ts';
import { hasPhrase } from '../languages/phrases.ts';

/** Words for a time for which things are added up, with how many of a shorter one it has. */
const periods: readonly (readonly [words: RegExp, counts: readonly number[]])[] = [
  [
    /(?<!\p{L})(?:years?|yearly|annual\p{L}*|annum|jahr|jahre[ns]?|jahrlich\p{L}*|annees?|annuel\p{L}*|par an|l'an|un an|ano|anos|anual\p{L}*|anno|annu[oai]\p{L}*|jaar|jaarlijks\p{L}*|jaarbasis|pe an|un an|anul|rok|roku|rocznie|roczn\p{L}*|ar|arlig\p{L}*|arsbasis|per ar)(?!\p{L})|年/u,
    [12, 52, 4, 2],
  ],
  [
    /(?<!\p{L})(?:half a year|half year|six months|halbjahr\p{L}*|halbes jahr|semestre|semester|medio ano|meio ano|half jaar|jumatate de an|jumatati de an|pol roku|polrocz\p{L}*|halvar\p{L}*)(?!\p{L})|半年/u,
    [6, 26],
  ],
  [
    /(?<!\p{L})(?:quarter|quarterly|quartal\p{L}*|trimestre\p{L}*|trimestriel\p{L}*|kwartaal|trimestru\p{L}*|kwarta[lł]\p{L}*|kvartal\p{L}*)(?!\p{L})|四半期|季度/u,
    [3, 13],
  ],
  [
    /(?<!\p{L})(?:weeks?|weekly|woche\p{L}*|wochentlich\p{L}*|semaines?|semanas?|settiman\p{L}*|weken|saptaman\p{L}*|tygod\p{L}*|vecka\p{L}*)(?!\p{L})|週|周/u,
    [7, 5, 6],
  ],
  [
    /(?<!\p{L})(?:twice|double\p{L}*|doppelt\p{L}*|verdoppel\p{L}*|le double|el doble|o dobro|il doppio|dubbel\p{L}*|dublu\p{L}*|dwukrot\p{L}*|podwoj\p{L}*|dubbl\p{L}*)(?!\p{L})|倍/u,
    [2],
  ],
];

/** "9 euro ogni cento": what a hundred of something comes to. */
const perHundred =
  /(?<!\p{L})(?:per|every|each|je|pro|por|cada|par|chaque|a cada|ogni|per ogni|elke|la fiecare|la|na|kazde|varje)(?: de| les)? (?:(hundred|hundert|cent|cien|cem|cento|honderd|suta|sto|hundra)|(thousand|tausend|mille|mil|duizend|mie|tysiac|tusen))(?!\p{L})/u;

/** Items of a list: "for English, German and Japanese". */
const list = new RegExp(
  `(?:[\\p{L}\\d'-]{2,24}(?: [\\p{L}\\d'-]{2,24}){0,2}, ?){1,6}[\\p{L}\\d'-]{2,24}(?: [\\p{L}\\d'-]{2,24}){0,2},? (?:${andWords})(?= )`,
  'gu',
);

/** Words for the tax that comes on top of a price. */
const taxWord =
  /(?<!\p{L})(?:vat|sales tax|mwst|mehrwertsteuer|ust|brutto|tva|ttc|iva|moms|inkl|btw|podat\p{L}*|dph)(?!\p{L})|税/u;

/** Words for a way and the same way again. */
const bothWays =
  /(?<!\p{L})(?:there and back|round.?trip|both ways|return trip|hin und zuruck|hin- und ruck\p{L}*|aller[- ](?:et[- ])?retour|ida y vuelta|ida e volta|andata e ritorno|heen en (?:weer|terug)|retour|dus[- ]intors|w obie strony|tam i z powrotem|fram och tillbaka|tur och retur|tur-retur|frem og tilbage|tur\/retur)(?!\p{L})|往復|往返|来回/u;

/** Words for each of several things. */
const each =
  /(?<!\p{L})(?:each|every|per|apiece|je|jede[rns]?|pro|chaque|par|l'unite|piece|cada|por|ogni|ciascun[oa]|l'un[oa]|per|elk|elke|ieder|iedere|stuk|fiecare|bucat[ai]|kazd[yae]|kazdego|sztuk[ai]|za|varje|styck|st)(?!\p{L})|[每各]|ごと|あたり|ずつ/u;

/** The shares that languages have words for, in percent. */
const sharesNamed: readonly (readonly [keyof Shares, number])[] = [
  ['half', 50],
  ['third', 100 / 3],
  ['quarter', 25],
  ['fifth', 20],
];

/** What a sentence says by which values are worked out from one another. */
export interface Cues {
  /** It adds values up, tells how two of them differ, or what something comes to. */
  readonly isSum: boolean;
  readonly isDifference: boolean;
  readonly isResult: boolean;
  /** It tells what each of something costs. */
  readonly isEach: boolean;
  /** It tells of a way and the same way again. */
  readonly isBothWays: boolean;
  /** How often things are counted that it names: the months of a year, the three languages that it lists. */
  readonly counts: readonly number[];
  /** Shares that it names in words, in percent: a half. */
  readonly shares: readonly number[];
}

/** Reads a folded sentence. A language without words for it may calculate anywhere. */
export function cuesIn(folded: string, lexicons: readonly Lexicon[]): Cues {
  const words = lexicons.flatMap(({ calculations }) => calculations ?? []);
  const isSaid = (of: (words: Calculations) => string): boolean =>
    words.length === 0 || words.some((each) => hasPhrase(folded, of(each)));
  const ofPeriods = periods.flatMap(([expression, counts]) => (expression.test(folded) ? counts : []));
  const ofLists = [...folded.matchAll(list)].map(
    ([items]) => items.replace(/,? \p{L}{1,4}$/u, '').split(',').length + 1,
  );
  return {
    isSum: isSaid(({ sums }) => sums),
    isDifference: isSaid(({ differences }) => differences),
    isResult: isSaid(({ results }) => results) || taxWord.test(folded),
    isEach: each.test(folded),
    isBothWays: bothWays.test(folded),
    counts: [...new Set([...ofPeriods, ...ofLists, ...hundredsIn(folded)])],
    shares: [
      ...sharesNamed.flatMap(([name, percent]) =>
        lexicons.some(({ shares }) => hasPhrase(folded, shares?.[name])) ? [percent] : [],
      ),
      ...(taxWord.test(folded) ? lexicons.flatMap(({ taxRates }) => taxRates ?? []) : []),
    ],
  };
}

function hundredsIn(folded: string): readonly number[] {
  const found = perHundred.exec(folded);
  return found === null ? [] : [found[1] === undefined ? 1_000 : 100];
}
