/** Words for days. Forms of one entry are separated by spaces, phrases by `|`; `word*` in a word that gives a day its meaning is any ending. */
export interface Calendar {
  /** January to December, one line each. */
  readonly months: string;
  /** Monday to Sunday, one line each. */
  readonly weekdays: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfterTomorrow: string;
  /** The day that is named before, as in "until the 5th; that day I am back". */
  readonly thatDay: string;
  /** The day after the one that is named before. */
  readonly dayAfter: string;
  readonly thisWeek: string;
  readonly nextWeek: string;
  readonly nextWorkday: string;
  readonly weekend: string;
  readonly thisMonth: string;
  readonly nextMonth: string;
  /** In front of a week or month: its end, its beginning, its middle. */
  readonly endOf: string;
  readonly startOf: string;
  readonly middleOf: string;
  /** Day, week, month, as in "in two weeks". */
  readonly units: readonly [day: string, week: string, month: string];
  /** Between a number and these: "the two coming days". */
  readonly coming: string;
  /** "And the next", where the week is named before. */
  readonly andNext: string;
  /** One to twelve, as they stand with these. */
  readonly numbers: string;
  /** A week without a numeral, in languages without articles. */
  readonly oneWeek?: string;
  /** In front of the number of a calendar week, and behind it where that is usual. */
  readonly week: string;
  readonly weekBehind?: string;
  /** "Of" and articles between a day and its month. */
  readonly dayOf: string;
  /** Endings of a day's number: "st", "er". */
  readonly ordinals: string;
  /** Whether a day is written as 28-9, which in other languages is from 9 to 28, or a time. */
  readonly hasDashes?: true;
  /** Articles in front of a day without a month: "the 14th". */
  readonly the: string;
  /** Words beside a number that make it a time of day, in front of it and behind it. */
  readonly clockBefore: string;
  readonly clockBehind: string;
  /** Parts of a day that are still to come: "this afternoon". */
  readonly laterToday: string;

  /** In front of the first day of an absence. */
  readonly from: string;
  /** In front of its last day. */
  readonly until: string;
  /** Between the days of a span or list. */
  readonly and: string;
  /** Words near the first day back. */
  readonly back: string;
  /** Words for reading and answering: near that day, too, but who "cannot answer until Monday" is not back on Monday. */
  readonly answering: string;
  /** Words that turn a day that is worked on into one that is not. */
  readonly not: string;
  /** Words that make a day one on which nobody works. */
  readonly free: string;
  /** Between, in front of two days. */
  readonly between: string;
  /** Between two lengths of an absence that is not yet known. */
  readonly or: string;
  /** Beside the last day of an absence, where that is said. */
  readonly inclusive: string;
  /** In front of the first day back: "not before Monday". */
  readonly before: string;
  /** In front of a day that is the last one away. */
  readonly after: string;
  /** Beside a weekday that follows the day that is named before: "the Monday after that". */
  readonly thereafter: string;
  /** Names of a free day between a holiday and a weekend. */
  readonly bridge: string;
  /** How somebody calls the days or hours of their work. */
  readonly workdays: string;
  /** A length of two weeks that is not told in numbers of days: "a fortnight". */
  readonly twoWeeks: string;
  /** The first day of a month in words. */
  readonly firstDay: string;
  /** Whether Easter is that of the Orthodox churches. */
  readonly isOrthodox?: true;
  /** Named days. */
  readonly holidays: Readonly<Record<Holiday, string>>;
}

/** The holidays by which absences are dated. */
export type Holiday =
  | 'christmas'
  | 'newYear'
  | 'epiphany'
  | 'goodFriday'
  | 'easter'
  | 'labourDay'
  | 'whitsun'
  | 'ascension'
  | 'corpusChristi'
  | 'midsummer'
  | 'assumption'
  | 'allSaints';
