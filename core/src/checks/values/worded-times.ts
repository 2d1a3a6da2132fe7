import { lexicons } from '../languages/index.ts';
import { wordTables } from '../languages/tables.ts';
import { coverageOf } from './coverage.ts';
import { timeKey, type Value } from './value.ts';
import { wordedSpanAt } from './worded-spans.ts';
import { matchAt } from './words.ts';

/** A turn of phrase for a time of day: what stands before and behind the hour, and what is added to it, in minutes. */
type Turn = readonly [codes: string, before: string, behind: string, minutes: number];

/** "Halb drei" is half past two. `~` stands for the hour; hours that are ordinals are listed with their language. */
const turns: readonly Turn[] = [
  ['en', 'half past', '', 30],
  ['en', 'quarter past', '', 15],
  ['en', 'quarter to', '', -15],
  ['en', 'quarter after', '', 15],
  ['de', 'halb', '', -30],
  ['de', 'viertel nach', '', 15],
  ['de', 'viertel vor', '', -15],
  ['de', 'dreiviertel', '', -15],
  ['nl', 'half', '', -30],
  ['nl', 'kwart over', '', 15],
  ['nl', 'kwart voor', '', -15],
  ['sv nb da', 'halv', '', -30],
  ['sv', 'kvart over', '', 15],
  ['sv', 'kvart i', '', -15],
  ['nb da', 'kvart over', '', 15],
  ['nb', 'kvart pa', '', -15],
  ['da', 'kvart i', '', -15],
  ['fi', 'puoli', '', -30],
  ['fr', '', 'heures? et demie?', 30],
  ['fr', '', 'heures? et quart', 15],
  ['fr', '', 'heures? moins (?:le )?quart', -15],
  ['es', '(?:las?)', 'y media', 30],
  ['es', '(?:las?)', 'y cuarto', 15],
  ['es', '(?:las?)', 'menos cuarto', -15],
  ['pt', '(?:as?)', 'e meia', 30],
  ['pt', '(?:as?)', 'e (?:um )?quarto', 15],
  ['pt', '(?:as?)', 'menos (?:um )?quarto', -15],
  ['it', "(?:alle|le|dalle|verso le|all'|l')", 'e mezz[ao]', 30],
  ['it', "(?:alle|le|dalle|verso le|all'|l')", 'e (?:un )?quarto', 15],
  ['it', "(?:alle|le|dalle|verso le|all'|l')", 'meno (?:un )?quarto', -15],
  ['ro', '', '(?:si )?jum(?:atate|a|ate)', 30],
  ['ro', '', 'si (?:un )?sfert', 15],
  ['ro', '', 'fara (?:un )?sfert', -15],
  ['pl', 'w?pol do', '', -30],
  ['pl', 'kwadrans po', '', 15],
  ['pl', 'za kwadrans', '', -15],
];

/** Words for noon and midnight, behind words for a time: "by noon", "avant midi". */
const named =
  /(?<=(?:^|[^\p{L}])(?:at|by|before|until|till|from|after|to|a|avant|jusqu'a|d'ici|des|vers|apres|al|antes del|hasta el|hasta|do|ao|ate ao|ate|antes do|dalle|alle|entro|fino a|prima di|dopo|om|tot|voor|vanaf|um|bis|vor|nach|ab|la|pana la|pana|inainte de|vid|fore|till|efter|do|o|przed|po) )(?:(noon|midday|midi|mediodia|meio-dia|mezzogiorno)|(midnight|minuit|medianoche|meia-noite|mezzanotte|middernacht|mitternacht|midnatt|polnocy|miezul noptii))(?![\p{L}-])|(正午)/uy;

/** Polish counts the hours by ordinals. */
const polishHours =
  'pierwsz drugi trzeci czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast trzynast czternast pietnast szesnast siedemnast osiemnast dziewietnast dwudziest'.split(
    ' ',
  );

/** One of these stands in every turn, with the hour within `reach` characters of it. */
const hint =
  /(?:anderthalb|eineinhalb|dreiviertelst|halb|half|halv|anderhalf|puoli|viertel|quarter|kwart|kvart|trekvart|quart|demi|media|cuarto|meia|mezz|jum|sfert|pol do|pol godz|polgodz|poltor|kwadrans|(?:个|時間)半|半[个小時]|小时半|刻钟|noon|midday|midi|mediodia|meio-dia|midnight|minuit|medianoche|middernacht|mitternacht|midnatt|polnocy|miezul|正午)/g;
const reach = 34;

interface CompiledTurn {
  readonly codes: readonly string[];
  readonly turn: RegExp;
  readonly minutes: number;
}

let compiled: readonly CompiledTurn[] | null = null;

function compiledTurns(): readonly CompiledTurn[] {
  return (compiled ??= turns.map(([codes, before, behind, minutes]) => ({
    codes: codes.split(' '),
    turn: new RegExp(
      `(?<![\\p{L}\\d])${before === '' ? '' : `${before}(?: |(?<='))`}(\\p{L}{2,16}|\\d{1,2})${behind === '' ? '' : ` ${behind}`}(?![\\p{L}\\d])`,
      'gu',
    ),
    minutes,
  })));
}

/** Times of day, and parts of hours, in words: "half past two", "kwart voor acht", "alle tre e mezza", "an hour and a half". */
export function readWordedTimes(folded: string, language: string | null, before: readonly Value[]): readonly Value[] {
  const isKnown = language !== null && lexicons.some(({ code }) => code === language);
  const isRead = coverageOf(before);
  const values: Value[] = [];
  let end = 0;
  for (const { index } of folded.matchAll(hint)) {
    if (index < end || !isSeparate(folded, index)) continue;
    const noon = isRead(index) ? null : matchAt(named, folded, index);
    if (noon !== null) {
      values.push({
        kind: 'time',
        start: index,
        end: index + noon[0].length,
        keys: [timeKey(noon[2] === undefined ? 12 : 0, 0)],
      });
      end = index + noon[0].length;
      continue;
    }
    const span = isRead(index) ? null : wordedSpanAt(folded, index);
    if (span !== null && span.start >= end) {
      values.push(span);
      end = span.end;
      continue;
    }
    const from = Math.max(end, index - reach);
    const [first] = turnsIn(folded.slice(from, index + reach), isKnown ? language : null)
      .map((value) => ({ ...value, start: value.start + from, end: value.end + from }))
      .filter((value) => value.start <= index && index < value.end && !isRead(value.start))
      .toSorted((a, b) => b.end - b.start - (a.end - a.start));
    if (first === undefined) continue;
    values.push(first);
    end = first.end;
  }
  return values;
}

/** A hint is the beginning of a word. */
function isSeparate(folded: string, at: number): boolean {
  return at === 0 || !/\p{L}/u.test(folded[at - 1] ?? ' ') || /^(?:pol do|[个時小半刻])/.test(folded.slice(at, at + 6));
}

function turnsIn(text: string, language: string | null): readonly Value[] {
  return compiledTurns()
    .filter(({ codes }) => language === null || codes.includes(language) || codes.includes('en'))
    .flatMap(({ codes, turn, minutes }) =>
      [...text.matchAll(turn)].flatMap((match): Value[] => {
        const hour = hourOf(match[1] ?? '', codes);
        if (hour === null) return [];
        const minute = hour * 60 + minutes + 24 * 60;
        const first = Math.floor(minute / 60) % 24;
        const keys = [timeKey(first, minute % 60), ...(hour <= 12 ? [timeKey((first + 12) % 24, minute % 60)] : [])];
        return [{ kind: 'time', start: match.index, end: match.index + match[0].length, keys }];
      }),
    );
}

function hourOf(word: string, codes: readonly string[]): number | null {
  if (/^\d/.test(word)) return Number(word) >= 1 && Number(word) <= 24 ? Number(word) : null;
  if (codes.includes('pl')) {
    const at = polishHours.findIndex((stem) => word.startsWith(stem));
    return at < 0 ? null : at + 1;
  }
  const number = wordTables()
    .meanings.get(word)
    ?.find((meaning) => meaning.number !== undefined && codes.includes(meaning.code))?.number;
  return number !== undefined && number <= 12 ? number : null;
}
