import { unspaced } from '../../platform/contract/count-words.ts';
import { wordTables, type UnitName } from '../languages/tables.ts';
import { fold } from '../fold.ts';
import type { Span } from '../marks.ts';
import { measureBehind } from '../values/measures.ts';
import type { Fact } from './facts.ts';

/** Words that stand between a value and the time that it is told for: "€45 per month", "18K a month", "90 € im Monat". */
const between = new Set(
  "a an per pro par por al alla im am je each every pe pa i om na au ao à en el la le l' all' p netto brutto net plus ex excl. exkl. hors ht ttc".split(
    ' ',
  ),
);
/** Words that say by themselves for how long; `*` stands for any ending. */
const adverbs: readonly (readonly [unit: UnitName, words: string])[] = [
  ['hour', 'hourly stundlich* horaire* hr hrs std'],
  ['day', 'daily taglich* quotidien* diari* dagelijks zilnic* dziennie'],
  ['week', 'weekly wochentlich* hebdomadaire* semanal* settimanal* wekelijks* saptamanal* tygodniow* veckovis wk'],
  [
    'month',
    'monthly monatlich* mtl mensuel* mensual* mensil* mensal* mensais maandelijks* lunar* miesieczn* manatlig* mo mies mnd man mes mon mth mths',
  ],
  ['year', 'yearly annually annual jahrlich* annuel* anual* annu* jaarlijks* roczn* arlig* yr pa'],
];
const listed = adverbs.map(
  ([unit, words]) => [unit, new RegExp(`^(?:${words.replaceAll('*', '\\p{L}*').split(' ').join('|')})$`, 'u')] as const,
);
const asianBefore: readonly (readonly [unit: UnitName, words: RegExp])[] = [
  ['month', /(?:月額|月々|毎月|每月|每个月|一个月|每月只要?)[^\d\p{Nd}]{0,2}$/u],
  ['year', /(?:年額|年間|每年|一年|毎年)[^\d]{0,2}$/u],
  ['day', /(?:日額|每天|每日|一天|毎日|1日)[^\d]{0,2}$/u],
];
/** "Per place and month". */
const conjunctions = new Set('and und et y e en si i och og'.split(' '));
/** Words behind which any noun tells for what a value is: "£4 per page". */
const strict = new Set('/ per pro par por'.split(' '));
/** Words of a rate stand within so many characters behind the value. */
const reach = 44;
const maxWords = 8;
const words = /\/|(?:(?:square|vierkante) )?\p{L}+[²³']?/gu;
/** "每平方米1,900元", "1名あたり68万円". */
const asianNoun =
  /(?:每|毎)(?![月天日周週年])(\p{L}{1,6})$|(?<![\p{L}\d])(?:\d{1,3}|一)?(\p{L}{1,6})(?:あたり|当たり|につき)$/u;

/** What a value is told for, and where the text says it: "a month", "per cell per week". */
export interface Rate extends Span {
  readonly units: readonly UnitName[];
  /** What else it is told for, in folded words. */
  readonly nouns: readonly string[];
}

/**
 * What a value is told for that stands from `start` to `end` of a folded text; null where nothing is said. `isCount`: it counts
 * the next word.
 */
export function rateOf(folded: string, start: number, end: number, isCount = false): Rate | null {
  return rateBehind(folded, end, isCount) ?? rateBefore(folded, start);
}

/** What a source tells a fact for. */
export function rateOfFact({ value: { kind, start, end }, source: { folded, offset } }: Fact): Rate | null {
  return rateOf(folded, start - offset, end - offset, kind === 'number');
}

/** "A month", "per cell and week", "pro Person im Monat". */
function rateBehind(folded: string, end: number, isCount: boolean): Rate | null {
  // The dash of "CHF 48.–" stands for the cents.
  const [ending = ''] = /^[.,](?:[–—]|-{1,2})/.exec(folded.slice(end, end + 3)) ?? [];
  const from = end + ending.length;
  const behind = folded.slice(from, from + reach).replace(/(?:[,;:!?()\d]|\.(?!\/)).*$/u, '');
  const found = [...behind.matchAll(words)].slice(0, maxWords);
  const texts = found.map(([word]) => word);
  // "600 bottles per hour": what is counted stands before the rate.
  const first = isCount && thingAt(texts, 0, 'value') === null ? 1 : 0;
  const things: Thing[] = [];
  for (let thing = thingAt(texts, first, 'value'); thing !== null; thing = thingAt(texts, thing.at + 1, thing.kind))
    things.push(thing);
  const [start, last] = [found[first], found[things.at(-1)?.at ?? -1]];
  if (start === undefined || last === undefined) return null;
  return {
    units: things.flatMap((thing) => (thing.kind === 'time' ? [thing.unit] : [])),
    nouns: things.flatMap(({ kind, at }) => (kind === 'noun' ? (texts[at] ?? []) : [])),
    start: from + start.index,
    end: from + last.index + last[0].length,
  };
}

/** "月額5万円", "每平方米1,900元". */
function rateBefore(folded: string, end: number): Rate | null {
  const text = folded.slice(Math.max(0, end - 12), end);
  const from = end - text.length;
  for (const [unit, expression] of asianBefore) {
    const found = expression.exec(text);
    if (found !== null) return { units: [unit], nouns: [], start: from + found.index, end };
  }
  const noun = asianNoun.exec(text);
  const named = noun?.[1] ?? noun?.[2];
  return noun === null || named === undefined ? null : { units: [], nouns: [named], start: from + noun.index, end };
}

/** A time or a noun that a value is told for: the word with a number among those behind the value. */
type Thing = { readonly at: number } & ({ readonly kind: 'time'; readonly unit: UnitName } | { readonly kind: 'noun' });

/** What a value is told for by the words from `from` on, which stand behind the value itself, a time or a noun. */
function thingAt(texts: readonly string[], from: number, behind: 'value' | Thing['kind']): Thing | null {
  let [isLinked, isStrict] = [false, false];
  for (const [index, word] of texts.slice(from).entries()) {
    const at = from + index;
    // "Per door a year": behind a time it takes "per" or "and" before the next.
    const mayFollow = isLinked || behind !== 'time';
    const unit = mayFollow ? unitNamed(word, isLinked || behind === 'noun') : null;
    const isJoining = (mayFollow && between.has(word)) || (behind !== 'value' && conjunctions.has(word));
    if (strict.has(word)) isStrict = true;
    else if (unit !== null) return { at, kind: 'time', unit };
    else if (!isJoining) {
      // Any noun may follow "per"; only a measure follows "a" or "je".
      const isNoun = isStrict || (isLinked && measureBehind(word, 0) !== null);
      return isNoun && word.length > 1 ? { at, kind: 'noun' } : null;
    }
    isLinked = true;
  }
  return null;
}

/** Whether a value that a source tells for one thing is told for another: for a week in place of a month, of a piece. */
export function isOtherRate(said: Rate, known: Rate): boolean {
  if (said.units.length > 0) {
    // "£4/pp": a word so short may be any unit.
    const isOfThings = said.nouns.length === 0 && known.nouns.every(({ length }) => length > 3);
    return !said.units.some((unit) => known.units.includes(unit)) && (known.units.length > 0 || isOfThings);
  }
  const [noun, knownNoun] = [said.nouns[0], known.nouns[0]];
  if (noun === undefined || knownNoun === undefined) return false;
  // "A square metre" is neither "a foot" nor "a stand", while "a sheet" may be "a page".
  const [one, other] = [noun, knownNoun].map((each) => measureBehind(each, 0));
  return one?.dimension !== other?.dimension || one?.factor !== other?.factor;
}

/** Whether a folded text names a unit of time; true where words are not separated, so that this cannot be told. */
export function namesTime(folded: string): boolean {
  const { units } = wordTables();
  return (
    unspaced.test(folded) ||
    (folded.match(/\p{L}+/gu) ?? []).some((word) => units.has(word) || unitNamed(word, true) !== null)
  );
}

/** The unit of a word; a noun only behind a word such as "per". */
function unitNamed(word: string, isRate: boolean): UnitName | null {
  const adverb = listed.find(([, expression]) => expression.test(word))?.[0];
  if (adverb !== undefined && (isRate || word.length > 3)) return adverb;
  if (!isRate) return null;
  const units = wordTables().units.get(fold(word));
  return units?.length === 1 || new Set(units).size === 1 ? (units?.[0] ?? null) : null;
}
