import type { Day } from './days.ts';
import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import { inFigures } from './notations/figures.ts';
import type { Notation, Span } from './notations/notation.ts';
import { openingHours, timesOfDay } from './notations/times.ts';
import { weekdaysAndNumbers } from './notations/weekdays.ts';
import { inWords } from './notations/words.ts';

const made = new Map<MailLanguageCode, readonly Notation[]>();

/** The notations of a language, the surest first. */
function notationsOf(code: MailLanguageCode): readonly Notation[] {
  let notations = made.get(code);
  if (notations === undefined) {
    const { calendar } = mailLanguages[code];
    notations = [
      openingHours(calendar),
      ...timesOfDay(calendar),
      ...inWords(calendar),
      ...inFigures(code === 'en'),
      ...weekdaysAndNumbers(calendar),
    ];
    made.set(code, notations);
  }
  return notations;
}

/** Behind a date that tells when a mail was sent: `2026-03-31 06:59:51`. */
const timestamp = /^,?\s\d{1,2}:\d{2}:\d{2}/;

/** The days that a folded text names, in their order, as seen on `today`. */
export function spansIn(text: string, languages: readonly MailLanguageCode[], today: Day): readonly Span[] {
  const found: Span[] = [];
  for (const code of languages) {
    for (const { pattern, read } of notationsOf(code)) {
      for (const match of text.matchAll(pattern)) {
        const days = read(match, today);
        const start = match.index;
        const end = start + match[0].trimEnd().length;
        if (
          days !== null &&
          !timestamp.test(text.slice(end, end + 20)) &&
          found.every((one) => end <= one.start || start >= one.end)
        )
          found.push({ ...days, start, end });
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
