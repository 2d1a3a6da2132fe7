import { fold } from '../fold.ts';
import { compoundNumbers, largeCompound } from './compound-numbers.ts';
import { lexicons } from './index.ts';

/** What a single folded word says about time or quantity, in any of the languages. */
export interface WordMeaning {
  readonly month?: number;
  /** 1 is Monday. */
  readonly weekday?: number;
  readonly number?: number;
  /** -1 is yesterday, 1 tomorrow, 2 the day after it. */
  readonly days?: number;
  /** The language that the word is of, in ISO 639-1. */
  readonly code: string;
  /** It means something else in another language. */
  readonly isAmbiguous: boolean;
}

export const unitNames = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type UnitName = (typeof unitNames)[number];

interface Tables {
  readonly meanings: ReadonlyMap<string, readonly WordMeaning[]>;
  /** What a word of a text means: one of the list, or a long compound of numbers. */
  readonly meaningsOf: (word: string) => readonly WordMeaning[] | null;
  /** What words with a hyphen begin with: the "segunda" of "segunda-feira". */
  readonly hyphenated: ReadonlySet<string>;
  /** Names of months, with the month's number. */
  readonly months: ReadonlyMap<string, number>;
  /** Words after a number. A few mean hours in one language and years in another. */
  readonly units: ReadonlyMap<string, readonly UnitName[]>;
  /** The languages in which a word is such a unit. */
  readonly unitCodes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly unitStems: readonly (readonly [stem: string, unit: UnitName])[];
  /** Words after a number that multiply it by a power of ten. */
  readonly scales: ReadonlyMap<string, number>;
  /** Finds a word for percent at a place. */
  readonly percentWord: RegExp;
  readonly clockWords: ReadonlySet<string>;
  readonly agoWords: ReadonlySet<string>;
  readonly pastWords: ReadonlySet<string>;
}

const moreScales: readonly (readonly [words: string, power: number])[] = [
  ['k grand mille tsd tys tis tusind dzd ezer тис тыс хил χιλ', 3],
  ['千 천', 3],
  ['万 萬 만', 4],
  ['lakh lakhs', 5],
  ['m mi mio mln mn milj mill млн εκατ million millions millones milhoes miljoner millionen 百万 백만', 6],
  ['crore crores 千万 천만', 7],
  ['億 亿 억', 8],
  ['bn billion billions mrd mld milliard milliards milliarden miliard mrd. mlrd млрд', 9],
];

/** What the entries of a lexicon's `days` mean. */
const relativeDays = [-1, 1, 2, -2];

const isWord = (form: string): boolean => form !== '' && !form.includes('*');

function buildTables(): Tables {
  const meanings = new Map<string, WordMeaning[]>();
  const units = new Map<string, UnitName[]>();
  const unitCodes = new Map<string, Set<string>>();
  const unitStems: [string, UnitName][] = [];
  const scales = new Map<string, number>();
  const learn = (form: string, meaning: Omit<WordMeaning, 'code' | 'isAmbiguous'>, code: string): void => {
    const isAmbiguous = form.startsWith('~');
    const word = fold(isAmbiguous ? form.slice(1) : form);
    const known = meanings.get(word) ?? [];
    meanings.set(word, [...known, { ...meaning, code, isAmbiguous }]);
  };
  const little = new Set(lexicons.flatMap(({ functionWords = '' }) => fold(functionWords).split(' ')));
  for (const lexicon of lexicons) {
    const endings = ['', ...(lexicon.dateEndings ?? '').split(' ').filter((ending) => ending !== '')];
    entries(lexicon.months).forEach((forms, month) =>
      forms.forEach((form) =>
        endings.forEach((end) => {
          // "Dec" with an ending is no month where Romanian says "deci".
          if (end === '' || !little.has(fold(form + end))) learn(form + end, { month: month + 1 }, lexicon.code);
        }),
      ),
    );
    entries(lexicon.weekdays).forEach((forms, day) =>
      forms.forEach((form) => endings.forEach((end) => learn(form + end, { weekday: day + 1 }, lexicon.code))),
    );
    entries(lexicon.days).forEach((forms, index) =>
      forms.forEach((form) => learn(form, { days: relativeDays[index] ?? 1 }, lexicon.code)),
    );
    for (const entry of lexicon.numbers.split(' ').filter((item) => item.includes(':'))) {
      const [digits = '', forms = ''] = entry.split(':');
      const value = Number(digits);
      for (const form of forms.split('/')) {
        learn(form, { number: value }, lexicon.code);
        if (value >= 1_000 && Number.isInteger(Math.log10(value)))
          scales.set(fold(form.replace('~', '')), Math.log10(value));
      }
    }
    entries(lexicon.units).forEach((forms, index) =>
      forms.forEach((form) => {
        const unit = unitNames[index] ?? 'day';
        const word = fold(form.replace('*', ''));
        if (isWord(form)) {
          units.set(word, [...(units.get(word) ?? []), unit]);
          unitCodes.set(word, new Set([...(unitCodes.get(word) ?? []), lexicon.code]));
        } else unitStems.push([word, unit]);
      }),
    );
  }
  for (const [code, word, value] of compoundNumbers())
    if (meanings.get(fold(word))?.some((meaning) => meaning.code === code) !== true)
      learn(word, { number: value }, code);
  for (const [words, power] of moreScales) for (const word of words.split(' ')) scales.set(fold(word), power);
  const listed = (field: 'clock' | 'ago' | 'past'): Set<string> =>
    new Set(lexicons.flatMap((lexicon) => lexicon[field].split(' ').map((word) => fold(word.replace('~', '')))));
  const small = (word: string, code: string): number | undefined =>
    meanings.get(word)?.find((meaning) => meaning.code === code && meaning.number !== undefined)?.number;
  const meaningsOf = (word: string): readonly WordMeaning[] | null => {
    const known = meanings.get(word);
    if (known !== undefined) return known;
    const found = largeCompound(word, small);
    return found.length === 0 ? null : found.map(([code, number]) => ({ number, code, isAmbiguous: false }));
  };
  return {
    meanings,
    meaningsOf,
    hyphenated: new Set([...meanings.keys()].flatMap((word) => (word.includes('-') ? [word.replace(/-.*$/, '')] : []))),
    months: new Map(
      [...meanings].flatMap(([word, all]) => {
        const month = all.find((meaning) => meaning.month !== undefined)?.month;
        // "Marti" is Tuesday in Romanian, and a form of March in Turkish.
        const isDay = all.some(({ weekday }) => weekday !== undefined);
        return month === undefined || isDay ? [] : [[word, month] as const];
      }),
    ),
    units,
    unitCodes,
    unitStems,
    scales,
    percentWord: new RegExp(
      lexicons
        .flatMap(({ percent }) => percent.split('|').map((phrase) => fold(phrase.replace('*', ''))))
        .sort((a, b) => b.length - a.length)
        .join('|')
        .replaceAll('.', '\\.'),
      'y',
    ),
    clockWords: listed('clock'),
    agoWords: listed('ago'),
    pastWords: listed('past'),
  };
}

function entries(list: string): string[][] {
  return list.split(' ').map((entry) => entry.split('/').filter((form) => form !== ''));
}

let tables: Tables | null = null;

/** The languages' words in one place, built at the first use. */
export function wordTables(): Tables {
  return (tables ??= buildTables());
}
