import type { Value } from './value.ts';

/** How many minutes the usual turns of phrase for parts of hours are; folded, in the languages that emails are written in. */
const turns: readonly (readonly [minutes: number, turns: string])[] = [
  [
    90,
    "(?:an |one )?hour and a half|one and a half hours|one-and-a-half-hours?|(?:anderthalb|eineinhalb) ?stund\\p{L}{1,6}|(?:une )?heure et demie|(?:una )?hora y media|(?:uma )?hora e meia|(?:un'|una )?ora e mezz[ao]|anderhalf uur|(?:o )?ora (?:si )?jumatate|(?:o )?ora (?:si )?jumate|poltorej godziny|poltoragodzinn\\p{L}{1,3}|en och en halv timm[ea]|halvannan timm[ea]",
  ],
  [
    75,
    "(?:an |one )?hour and a quarter|(?:une )?heure et quart|(?:una )?hora y cuarto|(?:uma )?hora e (?:um )?quarto|(?:un'|una )?ora e un quarto|vijf kwartier|(?:o )?ora si un sfert|godzin[ea] i kwadrans|en timm[ea] och en kvart",
  ],
  [
    45,
    "three[ -]quarters of an hour|(?:eine )?dreiviertelstunde|drei viertelstunden|trois quarts d'heure|tres cuartos de hora|tres quartos de hora|tre quarti d'ora|drie ?kwartier|trei sferturi de ora|trzy kwadranse|(?:en )?trekvart|三刻钟",
  ],
  [
    30,
    "half an hour|half(?: |-)hour|(?:eine )?halben? stunde|halbstundig\\p{L}{0,2}|(?:une )?demi(?:-| )heure|media hora|meia(?:-| )hora|mezz'?ora|(?:een )?half ?uur(?:tje)?|jumatate de ora|jumate de ora|pol godziny|polgodzinn\\p{L}{1,3}|(?:en )?halvtimm[ea]n?|en halv timm[ea]|半个?小时|半个钟头?|半時間",
  ],
  [
    15,
    "quarter of an hour|quarter(?: |-)hour|(?:eine )?viertelstunde|quart d'heure|cuarto de hora|quarto de hora|quarto d'ora|sfert de ora|sfert de ceas|(?:en )?kvarts timme|一刻钟",
  ],
];

/** "两个半小时", "2時間半": whole hours and a half. */
const asian = /([一二两三四五六七八九]|\d{1,2})(?:个半小时|个半钟头?|時間半|小时半)/u;
const signs = '一二三四五六七八九';

const compiled = turns.map(
  ([minutes, words]) =>
    [minutes, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})|(?:${unspacedOf(words)})`, 'u')] as const,
);

function unspacedOf(words: string): string {
  return (
    words
      .split('|')
      .filter((turn) => /\p{Script=Han}/u.test(turn))
      .join('|') || '(?!)'
  );
}

/** "A une heure et demie" is a time of day. */
const clockBefore =
  /(?:^|[^\p{L}])(?:a|vers|des|avant|apres|la|las|as|alle|dalle|entre|jusqu'a) (?:une |la |una |uma )?$/u;
const reach = 26;

/** The time span that words around a place of a folded text tell, such as "an hour and a half"; null where they tell none. */
export function wordedSpanAt(folded: string, place: number): Value | null {
  const from = Math.max(0, place - reach);
  const text = folded.slice(from, place + reach);
  const valueOf = (match: RegExpExecArray, quantity: number): Value | null => {
    const start = from + match.index;
    const end = start + match[0].length;
    const isHere = start <= place && place < end;
    return isHere && !clockBefore.test(folded.slice(Math.max(0, start - 12), start))
      ? { kind: 'duration', start, end, keys: [`span:${quantity * 60}s`], quantity, unit: 'minute', scale: 0 }
      : null;
  };
  const hours = asian.exec(text);
  if (hours !== null) {
    const [, sign = ''] = hours;
    const whole = /\d/.test(sign) ? Number(sign) : sign === '两' ? 2 : signs.indexOf(sign) + 1;
    const value = valueOf(hours, whole * 60 + 30);
    if (value !== null) return value;
  }
  for (const [minutes, expression] of compiled) {
    const match = expression.exec(text);
    const value = match === null ? null : valueOf(match, minutes);
    if (value !== null) return value;
  }
  return null;
}
