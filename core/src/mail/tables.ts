import type { MailLanguage } from './languages/mail-language.ts';
import { mailLanguages, type MailLanguageCode } from './languages/index.ts';
import { phrasesOf, startOf, type Phrase } from './phrases.ts';

/** The lists of phrases that are looked for in mails. */
export type ListName = Exclude<
  { [Name in keyof MailLanguage]: MailLanguage[Name] extends string ? Name : never }[keyof MailLanguage],
  'common' | 'closings' | 'disclaimers'
>;

/** The tables of a language, as they are searched. */
export interface Tables {
  readonly phrases: Readonly<Record<ListName, readonly Phrase[]>>;
  /** Those of the receipts that a subject begins with. */
  readonly receiptSubject: readonly Phrase[];
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
  const days = language.calendar.weekdays.trim().split(/\s+/).join('|');
  const linesOf = (name: ListName): readonly string[] => language[name].replaceAll('@day', `[${days}]`).split('\n');
  const isTitle = (line: string): boolean => line.trimEnd().endsWith(' .');
  const list = (name: ListName): readonly Phrase[] => phrasesOf(linesOf(name).join('\n'));
  return {
    phrases: {
      automatic: list('automatic'),
      receipt: phrasesOf(
        linesOf('receipt')
          .filter((line) => !isTitle(line))
          .join('\n'),
      ),
      absenceSubject: list('absenceSubject'),
      away: list('away'),
      absenceStems: list('absenceStems'),
      returning: list('returning'),
      deputy: list('deputy'),
      partTime: list('partTime'),
      person: list('person'),
      leftMyself: list('leftMyself'),
      leftOther: list('leftOther'),
      leftStems: list('leftStems'),
      companyEnded: list('companyEnded'),
      otherInbox: list('otherInbox'),
      removal: list('removal'),
      removalSubject: list('removalSubject'),
      takeOut: list('takeOut'),
      lists: list('lists'),
      erase: list('erase'),
      ownData: list('ownData'),
      stop: list('stop'),
      writing: list('writing'),
    },
    receiptSubject: phrasesOf(linesOf('receipt').filter(isTitle).join('\n')),
    closings: startOf(language.closings),
    disclaimers: startOf(language.disclaimers),
  };
}
