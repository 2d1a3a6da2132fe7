import type { MailLanguage } from './languages/mail-language.ts';
import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import { phrasesOf, startOf, type Phrase } from './phrases.ts';

/** The lists of phrases that are looked for in mails. */
export type ListName = Exclude<keyof MailLanguage, (typeof otherNames)[number]>;
const otherNames = ['common', 'closings', 'disclaimers', 'calendar'] as const satisfies (keyof MailLanguage)[];
const listNames = (language: MailLanguage): readonly ListName[] =>
  (Object.keys(language) as (keyof MailLanguage)[]).filter(
    (name): name is ListName => !(otherNames as readonly string[]).includes(name),
  );

/** The tables of a language, as they are searched. */
export interface Tables {
  readonly phrases: Readonly<Record<ListName, readonly Phrase[]>>;
  /** Those of the receipts that a subject begins with. */
  readonly receiptSubject: readonly Phrase[];
  /** Two days of the week in one sentence. */
  readonly weekdays: readonly Phrase[];
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
  const linesOf = (name: ListName): readonly string[] => language[name].replaceAll('@day', `[${days}]`).split('\n');
  const isTitle = (line: string): boolean => line.trimEnd().endsWith(' .');
  const phrases = Object.fromEntries(
    listNames(language).map((name) => {
      // A receipt's title is looked for in subjects only.
      const lines = linesOf(name).filter((line) => name !== 'receipt' || !isTitle(line));
      return [name, phrasesOf(lines.join('\n'))];
    }),
  ) as Record<ListName, readonly Phrase[]>;
  return {
    phrases,
    receiptSubject: phrasesOf(linesOf('receipt').filter(isTitle).join('\n')),
    weekdays: phrasesOf(`[${days}] … [${days}]`),
    closings: startOf(language.closings),
    disclaimers: startOf(language.disclaimers),
  };
}
