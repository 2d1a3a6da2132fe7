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

  /** How a program says that it writes, in the subject or anywhere in the text. */
  readonly automatic: string;
  /** Receipts, tickets, answers of calendars, newsletters, surveys: no person and no absence. */
  readonly receipt: string;
  /** Words for an absence in a subject that is not ours. */
  readonly absenceSubject: string;
  /** How people say that they are not at work, or that their company is closed. */
  readonly away: string;
  /** Words that go with absences, for wordings that no other phrase has. */
  readonly absenceStems: string;
  /** How they say when they are back, or answer. */
  readonly returning: string;
  /** Whom to ask instead, and that nobody reads the mail. */
  readonly deputy: string;
  /** On which days of the week somebody works, or not. */
  readonly partTime: string;
  /** What only a person writes who has read the mail: an answer, a question, a wish. */
  readonly person: string;

  /** How people say of themselves that they have left, retired, or do another job for good. */
  readonly leftMyself: string;
  /** How it is said of another person. */
  readonly leftOther: string;
  /** Words that go with leaving, for wordings that no other phrase has: where nothing speaks of an absence. */
  readonly leftStems: string;
  /** How it is said of the company, or of "this person" without a name. */
  readonly companyEnded: string;
  /** How people say that they answer in the place of the owner of a mailbox. */
  readonly otherInbox: string;

  /** How people ask not to be written to again. */
  readonly removal: string;
  /** Verbs of taking something from `lists`: one of each in a sentence is such a request. */
  readonly takeOut: string;
  readonly lists: string;
  /** Verbs, as one asks for it, of erasing `ownData`, such as "my address". */
  readonly erase: string;
  readonly ownData: string;
  /** Words for no more of `writing`, such as "stop" and "emails". */
  readonly stop: string;
  readonly writing: string;
  /** How such a request, mostly a legal one, is titled. */
  readonly removalSubject: string;

  readonly calendar: Calendar;
}
