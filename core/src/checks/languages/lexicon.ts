/**
 * What the checker knows of a language. Words are written as people write them and folded when they are read. In lists,
 * words are separated by spaces and phrases by `|`; forms of one entry by `/`; `*` stands for any ending. `~` before
 * a word marks one that means something else in another language: it counts only in a text of its own language.
 */
export interface Lexicon {
  /** ISO 639-1. */
  readonly code: string;
  /** January to December. */
  readonly months: string;
  /** Monday to Sunday. */
  readonly weekdays: string;
  /** What months and weekdays may end in, beyond the forms listed. */
  readonly dateEndings?: string;
  /** Number words, as `2:two`. One is an article in most languages; it only counts in "twenty-one". */
  readonly numbers: string;
  /** Second, minute, hour, day, week, month, year. */
  readonly units: string;
  readonly percent: string;
  /** Words that turn a time span into a moment in the past: "ago", "since". */
  readonly ago: string;
  /** Words for the last one, beside a weekday. */
  readonly past: string;
  /** Yesterday, tomorrow, the day after tomorrow and the day before yesterday. */
  readonly days: string;
  /** Words after a number that make it a time of day. */
  readonly clock: string;
  /** Things an email has of its own, so that a small number before them is no fact: questions, ideas, options. */
  readonly counted: string;
  /** Phrases that make a sentence a question or a proposal, so that a small number or a time in it states no fact. */
  readonly asks: string;
  /** Phrases by which an answer is asked for, or a call offered, without a question: "whenever you like". */
  readonly offers: string;
  /** Phrases that speak of an entry of the history. */
  readonly calls: string;
  readonly meetings: string;
  readonly mails: string;
  /** Phrases that promise or claim something. */
  readonly attachment: string;
  readonly discount: string;
  readonly appointment: string;
  readonly reference: string;
  /** Words before a person's or company's name. */
  readonly titles: string;
  /** Verbs and prepositions that follow a person's name at the beginning of a sentence. */
  readonly says: string;
  /** Verbs by which a sentence begins to tell what a customer did: "Acme uses …". */
  readonly does: string;
  readonly greetings: string;
  readonly closings: string;
  /** Words that are capitalised within a sentence and are no names. */
  readonly capitals: string;
  /** Every noun is capitalised: a capital alone is no sign of a name. */
  readonly capitalNouns?: true;
  /** Endings by which names are inflected. */
  readonly nameEndings?: string;
  /** Phrases of an opt-out line. */
  readonly optOut: string;
  /** Words that spam filters and regulators dislike. */
  readonly pressure: string;
  /** The writer, and the reader or both together. */
  readonly self: string;
  readonly reader: string;
}
