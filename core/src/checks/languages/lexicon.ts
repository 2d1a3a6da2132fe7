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
  /** "And" between two things; missing where it is no word of its own, or one that means too much else: Czech "a". */
  readonly and?: string;
  readonly or?: string;
  /** "To" between the ends of a range. */
  readonly to?: string;
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

  /*
   * What follows is known of some languages only. What a language lacks is not judged in it.
   */

  /**
   * Words that say nothing of their own, separated by spaces: articles, pronouns, prepositions, conjunctions, auxiliaries, and
   * the words by which a writer leads up to a fact ("I see that …", "as you know"); pairs of signs where words are not separated.
   */
  readonly functionWords?: string;
  readonly numberCompounds?: NumberCompounds;
  readonly approximations?: Approximations;
  readonly calculations?: Calculations;
  /** The rates of the tax on sales in the countries of the language, in percent. */
  readonly taxRates?: readonly number[];
  readonly shares?: Shares;
  readonly distances?: Distances;
  readonly conversations?: Conversations;
  readonly attributions?: Attributions;
  readonly proposals?: Proposals;
  readonly pledges?: Pledges;
  readonly positions?: Positions;
  readonly statements?: Statements;
}

/** How numbers from 21 to 99 are written as one word, and larger ones where they are one word too; separated by spaces. */
export interface NumberCompounds {
  /** From one to nine, and from twenty to ninety. */
  readonly units: string;
  readonly tens: string;
  /** Between unit and ten where the unit comes first; missing where the ten comes first. */
  readonly and?: string;
  /** A ten loses its last vowel before a unit that begins with one: "settantuno". */
  readonly elides?: true;
  readonly hundred?: string;
  readonly thousand?: string;
}

/** Phrases before a number that say it is rounded, and to which side where they tell. */
export interface Approximations extends Rounded {
  /** Phrases behind a number, of any language; those of one are taken for such in a text of another, too. */
  readonly behind?: Partial<Rounded>;
}

interface Rounded {
  readonly about: string;
  /** The exact number is a little more. */
  readonly above: string;
  /** The exact number is a little less. */
  readonly below: string;
}

/** Words of a sentence that calculates. A language without them may calculate anywhere. */
export interface Calculations {
  /** It adds values up. */
  readonly sums: string;
  /** It tells how two of them differ, or what is left. */
  readonly differences: string;
  /** It tells what something comes to. */
  readonly results: string;
}

/** Words for a share. */
export interface Shares {
  readonly half?: string;
  readonly third?: string;
  readonly quarter?: string;
  readonly fifth?: string;
}

/** Phrases before or behind a time span that make it the time between two days. */
export interface Distances {
  readonly before: string;
  readonly behind: string;
}

/** How a text tells that people met or spoke. */
export interface Conversations {
  /** They spoke, perhaps by telephone. */
  readonly spoken: string;
  /** They saw one another. */
  readonly met: string;
  /** One went to see the other, or they ate together; but one visits pages and has lunch with others, too. */
  readonly encounters: string;
  /** One showed the other something there; papers show things, too, so that it is one only if somebody is thanked. */
  readonly shown: string;
  /** "Thank you for": an encounter that one thanks for is one with the reader. */
  readonly thanks: string;
  /** A meeting did not take place. */
  readonly cancelled: string;
  readonly lastWeek: string;
  readonly lastMonth: string;
  /** Yesterday evening. */
  readonly lastNight: string;
  /** What is of yesterday, before a noun; where the word for yesterday itself is not used. */
  readonly yesterdays?: string;
  /** A meal or a drink that people have had together: "our lunch", "over coffee with you". */
  readonly meals: string;
  /** Meals and drinks, by which an entry of the history tells of one. */
  readonly mealNouns: string;
  /** "Met in": words before the place of a meeting; none where words are not separated. */
  readonly metAt: string;
  /** Where people meet whom they have no appointment with. */
  readonly fairs: string;
  /** A call that reached nobody. */
  readonly unanswered: string;
}

/** How a text ascribes a statement to somebody. */
export interface Attributions {
  /** Verbs and nouns by which somebody is said to have said, thought, wished or feared something. */
  readonly says: string;
  /** Those by which it is said to be written. */
  readonly writes: string;
  /** Forms by which the reader is addressed, as the subject of such a verb or as a verb that contains it. */
  readonly you: string;
  /** The speaker of a statement, in the first person. */
  readonly first: string;
}

/** What a proposal of a time says. */
export interface Proposals {
  /** Phrases by which a sentence that is no question proposes a time. */
  readonly proposes: string;
  /** A last word by which a question asks for no answer: "right?". */
  readonly tags: string;
}

/** What a seller pledges. */
export interface Pledges {
  /** Money that the reader gets back, or need not pay. */
  readonly refund: string;
  /** What the reader gets without paying: "you won't pay a penny", "the first month is a gift". */
  readonly gift: string;
  /** "We guarantee", "I promise you". */
  readonly guarantee: string;
  /** A guarantee, by which a source holds that pledge. */
  readonly guarantees: string;
  /** What costs nothing, in words with or without a "not". */
  readonly free: string;
}

/** What people are by profession or in their company. */
export interface Positions {
  readonly names: string;
  /** Whoever leads something: any of these words may stand for another one; beginnings and ends of compounds with `*`. */
  readonly leading?: string;
  /** Words by which somebody is said to hold a position: "as head of sales", "is the owner". */
  readonly links?: string;
  /** Words that may stand between a person and the position that a text gives the person. */
  readonly joins?: string;
  /** Words by which the reader is said to be something, before `fillers` such as "now" and an article. */
  readonly readerIs?: string;
  readonly fillers?: string;
  /**
   * What somebody can be responsible for, as `sales:sales|wholesale`, with the names that English has: beginnings of words, and
   * whole words of up to three letters. They count in any text.
   */
  readonly departments: string;
}

/** What a sentence does to the things that it speaks of. */
export interface Statements {
  /** "Not", "no", "never". */
  readonly negations: string;
  /** A "not" may stand behind what it denies: "das machen wir nicht". */
  readonly deniesBefore?: true;
  /** "Without", "instead of": it denies what the next words name, and nothing else of the sentence. */
  readonly without: string;
  /** Phrases in which a word of the other lists does not say what it usually does: "not only", "not before", "sit down". */
  readonly idioms: string;
  /** What is planned, considered, wished for or possible. */
  readonly open: string;
  /** What somebody has to do, and has not done yet. */
  readonly due: string;
  /** What is decided, agreed or done. */
  readonly decided: string;
  /** "If": what a sentence says with it, it says of a case that may not come. */
  readonly conditions: string;
  /** "Already" and the like: a sentence with one of them tells something as a fact. */
  readonly already: string;
  /** By which the writer is glad of what was decided or done. */
  readonly congratulations: string;
  /** "No" before a thing, and "lacks"; each counts as a negation too. */
  readonly lacks: string;
  /** "You have", "you use". */
  readonly has: string;
  /** What rises, and what falls. */
  readonly risen: string;
  readonly fallen: string;
  /** What opens and closes, is included and comes on top. */
  readonly opposites: readonly (readonly [string, string])[];
  /** "Before" and "after", which speak of the next word. */
  readonly order: readonly [string, string];
}
