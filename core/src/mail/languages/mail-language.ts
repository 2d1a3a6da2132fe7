import type { Calendar } from './calendars/calendar.ts';

/**
 * What is known of the mails of one language. Texts are folded before they are compared: no capitals, no accents, no
 * punctuation but the ends of sentences. Each line of a list is a phrase (`phrases.ts`):
 *
 *   [a|b c]   one of these
 *   (a|b)     one of these, or nothing; not at the end of a phrase
 *   word*     any ending
 *   …         up to seven words of the same sentence
 *   #         a number or date
 *   addr      an address of a mailbox or page
 *   @day      a day of the week
 */
export interface MailLanguage {
  /** Frequent words by which the language is recognised, separated by spaces. */
  readonly common: string;

  /** How the lines begin that end a letter: "Kind regards". */
  readonly closings: string;
  /** How the lines begin that stand below all mails of a company: confidentiality, privacy, advertisements. */
  readonly disclaimers: string;

  /** Words for an absence in a subject that is not ours. */
  readonly absenceSubject: string;
  /** How people say that they are not at work, or that their company is closed. */
  readonly away: string;
  /** Words that go with absences, for wordings that no other phrase has. */
  readonly absenceStems: string;
  /** On which days of the week somebody works, or not. */
  readonly partTime: string;
  readonly calendar: Calendar;
}
