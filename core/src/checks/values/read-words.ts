import { andWords } from '../languages/short-words.ts';
import { lexicons } from '../languages/index.ts';
import { isFunctionWord } from '../content-words.ts';
import { wordTables, type WordMeaning } from '../languages/tables.ts';
import { matchAt } from './words.ts';
import { coverageOf } from './coverage.ts';
import { dateValue } from './dates.ts';
import { quantityInWords } from './quantities.ts';
import type { TableWord } from './read-runs.ts';
import type { Value } from './value.ts';

/** One is an article in most languages, and "a hundred" a figure of speech. */
const powers: ReadonlySet<number> = new Set([1, 100, 1_000, 1_000_000]);

/** Neighbours that the detector takes for one another. */
const nordic = ['sv', 'da', 'nb'];

/** Numbers, days and months that are written as words. */
export function readWords(
  folded: string,
  words: readonly TableWord[],
  language: string | null,
  before: readonly Value[],
): readonly Value[] {
  if (words.length === 0) return [];
  // A word counts in its own language and in English; in sources, whose language is not asked, in every one.
  const isAnyLanguage = language === null || !lexicons.some((lexicon) => lexicon.code === language);
  const isNordic = nordic.includes(language ?? '');
  const counts = ({ isAmbiguous, code }: WordMeaning, word: string): boolean => {
    if (code === language || isAmbiguous) return code === language;
    // "Ten" is "this" in Polish.
    const isEnglish = code === 'en' && (language === null || !isFunctionWord(word, language));
    return isAnyLanguage || isEnglish || (isNordic && nordic.includes(code));
  };
  const values: Value[] = [];
  const isCovered = coverageOf(before);
  const isRead = (at: number): boolean => isCovered(at) || at < (values.at(-1)?.end ?? 0);
  let number: { start: number; end: number; value: number; isPower: boolean } | null = null;
  const finish = (): void => {
    if (number !== null && number.value !== 1 && !isRead(number.start)) {
      const value = quantityInWords(folded, number.start, number.end, number.value);
      if (!number.isPower || value.kind === 'amount') values.push(value);
    }
    number = null;
  };
  for (const { start, end, meanings } of words) {
    const own = meanings.filter(({ code }) => code === language);
    const meaning: WordMeaning | undefined =
      // "Sept" alone is seven in French; the month stands behind its day.
      own.find((meaning) => meaning.number !== undefined) ??
      own[0] ??
      meanings.find((each) => counts(each, folded.slice(start, end))) ??
      beforeUnit(meanings, folded, end, language);
    if (meaning === undefined) continue;
    if (meaning.number !== undefined) {
      const joined: number | null =
        number === null ? null : joinNumbers(number.value, meaning.number, folded.slice(number.end, start));
      if (number !== null && joined !== null) number = { start: number.start, end, value: joined, isPower: false };
      else {
        finish();
        number = { start, end, value: meaning.number, isPower: powers.has(meaning.number) };
      }
      continue;
    }
    finish();
    if (isRead(start)) continue;
    const word = folded.slice(start, end);
    if (meaning.weekday !== undefined) {
      if (isHebrewOrdinal(folded, word, start) || isInHolidayName(folded, start)) continue;
      if (isOrdinal(folded, word, end)) continue;
      values.push({ kind: 'weekday', start, end, keys: [`weekday:${meaning.weekday}`], day: meaning.weekday });
    } else if (meaning.days !== undefined) {
      if (meaning.days < 0 || !isPartOfDay(folded, start))
        values.push({ kind: 'relative', start, end, keys: [], day: meaning.days });
    } else if (meaning.month !== undefined && isMonthAlone(folded, word, start)) {
      if (isComparative(folded, word, end, language)) continue;
      const value = dateValue(start, end, [{ year: null, month: meaning.month, day: null }]);
      if (value !== null) values.push(value);
    }
  }
  finish();
  return values;
}

/** In a text of no known language a word counts as a number right before a unit of time of its own: "dos horas", but not "on day 31". */
function beforeUnit(
  meanings: readonly WordMeaning[],
  folded: string,
  end: number,
  language: string | null,
): WordMeaning | undefined {
  if (language !== null) return undefined;
  const [, next = ''] = matchAt(wordBehind, folded, end) ?? [];
  const known = wordTables().unitCodes.get(next);
  return meanings.find(({ number, code }) => number !== undefined && number > 1 && known?.has(code) === true);
}
const wordBehind = / (\p{L}{1,24})/uy;

const joint = new RegExp(`^[ -](?:(?:${andWords}) )?$`);

function joinNumbers(before: number, next: number, between: string): number | null {
  if (!joint.test(between) && !(between === ' de ' && next >= 100)) return null;
  const small = before % 100;
  // "Two hundred", "two thousand", and "four hundred" behind a thousand.
  if (next === 100 && small > 0 && small < 20) return before - small + small * 100;
  // "Cinco millones cuatrocientos mil", "zwei Millionen dreihunderttausend".
  const rest = before % 1_000_000;
  if (before >= 1_000_000 && next === 1_000 && rest > 0 && rest < 1_000) return before - rest + rest * 1_000;
  if (before >= 1_000_000 && next >= 1_000 && next < 1_000_000 && rest === 0) return before + next;
  if (next >= 1_000) return before < Math.max(1_000, next) ? before * next : null;
  if (next >= 100) return before >= 1_000 && before % 1_000 === 0 ? before + next : null;
  // "Dix-sept", "quatre-vingts" and "soixante-dix".
  if (small % 20 === 10 && next >= 7 && next < 10 && between === '-') return before + next;
  if (small === 4 && next === 20 && between === '-') return before - small + 80;
  if ((small === 60 || small === 80) && next >= 10 && next < 20) return before + next;
  if (before >= 100 && small === 0) return before + next;
  return small >= 20 && small % 10 === 0 && next < 10 ? before + next : null;
}

/** Hebrew weekdays are ordinals; they are days only after the word for day. */
function isHebrewOrdinal(folded: string, word: string, start: number): boolean {
  return (
    /[\u0590-\u05ff]/.test(word) && word !== 'שבת' && !/(?:יום|ימי) $/.test(folded.slice(Math.max(0, start - 5), start))
  );
}

/** "A quarta geração", "a quinta da família": in Portuguese such a word is a day only where nothing follows that it may order. */
function isOrdinal(folded: string, word: string, end: number): boolean {
  return /^(?:terca|quarta|quinta|sexta)$/.test(word) && ordered.test(folded.slice(end, end + 20));
}
const ordered =
  /^ (?!feira|passada|proxima|depois|antes|quando|para|pela|pelas|desta|deste|dia|que|logo|cedo|mesmo|tarde|manha)(?:d[aeo]s? (?!semana|proxima|manha|tarde|dia)|\p{L}{4})/u;

/** "Mai ieftin", "în mai puțin": in Romanian May is the word for "more" where a longer word follows. */
function isComparative(folded: string, word: string, end: number, language: string | null): boolean {
  return language === 'ro' && word === 'mai' && /^ \p{L}{4}/u.test(folded.slice(end, end + 5));
}

/** "Black Friday" is a season, in every language, and no day of any week. */
function isInHolidayName(folded: string, start: number): boolean {
  return /(?:black|cyber|giving|good|easter|ash) $/.test(folded.slice(Math.max(0, start - 7), start));
}

/** The words for tomorrow and morning are one in some languages. */
function isPartOfDay(folded: string, start: number): boolean {
  return /(?:guten|schonen|media|primera|ultima|buena|heute|gestern|am|jeden|la|esta|de|por|cada|bonne|god|godt|i|in) $/.test(
    folded.slice(Math.max(0, start - 9), start),
  );
}

const monthPreposition =
  /(?:^|[^\p{L}])(?:mid|under|and|und|et|och|og|y|e|si|oraz|debut|half|begin|eind|tot|vanaf|medio|lui|luna|din|fine|inizio|meta|entro|nel|av|polowie|poczatku|koncu|in|im|by|since|until|till|of|last|next|this|early|late|mid|from|en|de|em|desde|seit|bis|ab|ende|anfang|mitte|fin|i|w|v|ve|od|do|в|у|през|до|с|от|від|з|τον|του|τέλη|fra|fran|till|til|before|after|during) $/u;

/** Names of months that are words or names of people too. */
const alsoWords: ReadonlySet<string> = new Set('may march mars mai june marca maja sept juin'.split(' '));

/** Short names of months are words and names of people too: "may", "mars", "Jan". */
function isMonthAlone(folded: string, word: string, start: number): boolean {
  if (word.length < 3) return false;
  if ((word.length > 3 && !alsoWords.has(word)) || /\P{ASCII}/u.test(word)) return true;
  return monthPreposition.test(folded.slice(Math.max(0, start - 9), start));
}
