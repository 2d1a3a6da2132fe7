import type { MailLanguage } from './languages/mail-language.ts';
import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import { phrasesOf, startOf, type Phrase } from './phrases.ts';

/** The lists of phrases that are looked for in mails. */
const listNames = ['absenceSubject', 'away', 'absenceStems', 'partTime'] as const satisfies (keyof MailLanguage)[];

/** The tables of a language, as they are searched. */
export interface Tables {
  readonly phrases: Readonly<Record<(typeof listNames)[number], readonly Phrase[]>>;
  readonly closings: RegExp;
  readonly disclaimers: RegExp;
}

const made = new Map<MailLanguageCode, Tables>();

/** The tables of a language, made when they are first needed. */
export function tablesOf(code: MailLanguageCode): Tables {
  let tables = made.get(code);
  if (tables === undefined) made.set(code, (tables = makeTables(mailLanguages[code])));
  return tables;
}

function makeTables(language: MailLanguage): Tables {
  // A letter alone is a day only beside another one.
  const names = language.calendar.weekdays.trim().split(/\s+/);
  const days = names.filter((name) => name.length > 1).join('|');
  const phrases = Object.fromEntries(
    listNames.map((name) => [name, phrasesOf(language[name].replaceAll('@day', `[${days}]`))]),
  ) as unknown as Tables['phrases'];
  return { phrases, closings: startOf(language.closings), disclaimers: startOf(language.disclaimers) };
}
