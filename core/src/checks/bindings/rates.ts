import { wordTables, type UnitName } from '../languages/tables.ts';
import { fold } from '../fold.ts';
import type { Span } from '../marks.ts';

/** Words that stand between a value and the time that it is told for: "€45 per month", "18K a month", "90 € im Monat". */
const between = new Set(
  "a an per pro par por al alla im am je each every pe pa i om na au ao à en el la le l' all' p netto brutto net plus ex excl. exkl. hors ht ttc".split(
    ' ',
  ),
);
/** Words that say by themselves for how long; `*` stands for any ending. */
const adverbs: readonly (readonly [unit: UnitName, words: string])[] = [
  ['hour', 'hourly stundlich* horaire*'],
  ['day', 'daily taglich* quotidien* diari* dagelijks zilnic* dziennie'],
  ['week', 'weekly wochentlich* hebdomadaire* semanal* settimanal* wekelijks* saptamanal* tygodniow* veckovis'],
  [
    'month',
    'monthly monatlich* mtl mensuel* mensual* mensil* mensal* mensais maandelijks* lunar* miesieczn* manatlig* mo mies mnd man mes',
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
/** Words of a rate stand within so many characters behind the value. */
const reach = 30;
const maxWords = 4;

/** The time for which a value is told, and where the text says it: "a month". */
interface Rate extends Span {
  readonly unit: UnitName;
}

/** The time for which a value is told, that stands from `start` to `end` of a folded text; null where none is said. */
export function rateOf(folded: string, start: number, end: number): Rate | null {
  const behind = folded.slice(end, end + reach).replace(/[.,;:!?()].*$/u, '');
  const words = [...behind.matchAll(/\/|[\p{L}']+/gu)].slice(0, maxWords);
  let first: number | null = null;
  for (const { 0: word, index } of words) {
    const unit = unitNamed(word, first !== null);
    if (unit !== null) return { unit, start: end + (first ?? index), end: end + index + word.length };
    if (word !== '/' && !between.has(word)) break;
    first ??= index;
  }
  const before = folded.slice(Math.max(0, start - 8), start);
  for (const [unit, expression] of asianBefore) {
    const found = expression.exec(before);
    if (found !== null) return { unit, start: start - before.length + found.index, end: start };
  }
  return null;
}

/** The unit of a word; a noun only behind a word such as "per". */
function unitNamed(word: string, isRate: boolean): UnitName | null {
  const adverb = listed.find(([, expression]) => expression.test(word))?.[0];
  if (adverb !== undefined && (isRate || word.length > 3)) return adverb;
  if (!isRate) return null;
  const units = wordTables().units.get(fold(word));
  return units?.length === 1 || new Set(units).size === 1 ? (units?.[0] ?? null) : null;
}
