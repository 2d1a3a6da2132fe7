import { fold, wordsOf } from './phrases.ts';
import { isForward, isReply, ownSubject } from './subject.ts';

/** A mail from the contact, a colleague or a program. */
export interface Incoming {
  /** The sender's address, perhaps with a name; empty where it is not known. */
  readonly from: string;
  readonly subject: string;
  /** What its sender wrote, without quotes. */
  readonly text: string;
  /** Milliseconds since the mail that it may answer; null where the CRM has no such mail. */
  readonly waitedMs: number | null;
  /** The names of the person to whom the mailbox belongs. */
  readonly names: readonly string[];
}

/** The most characters and words of a text that are read. What a mail is stands in its beginning. */
const maxLength = 3_000;
const maxWords = 250;
const maxSubjectLength = 250;
/** Words are compared by so many first letters too, because endings change. */
const stemLength = 5;
/** Who answers a mail in person keeps its subject, the more so within an hour. */
const soonMs = 60 * 60_000;
/** Mailboxes of a program or of several people. */
const shared =
  /no-?reply|do-?not-?reply|ne-?pas-?repondre|nicht-?antworten|no-?responder|nao-?responda|noresp|newsletter|notification|info@|office|kontakt|contact|support|hello@|recep|biuro|secr[eé]t|kancel/i;

/**
 * What a mail is judged by: its words, their stems, and each pair of stems that stand side by side; those of the subject
 * once more with `S:`. Digits are all `0`, and the names of the owner of the mailbox are `owner`. Words in capitals tell
 * what stands in no text: `REPLY`, `NEW` and `UNTITLED` are about the subject, `SHARED` about the sender, and `LENGTH`
 * about the number of words.
 */
export function featuresOf({ from, subject, text, waitedMs, names }: Incoming): ReadonlySet<string> {
  const owner = new Set(names.map(fold).filter((name) => name.length > 2));
  const read = (part: string): readonly string[] =>
    wordsOf(fold(part))
      .trim()
      .split(' ')
      .slice(0, maxWords)
      .map((word) => (owner.has(word) ? 'owner' : word.replaceAll(/\p{Nd}+/gu, '0')));
  const words = read(text.slice(0, maxLength));
  const title = read(ownSubject(subject.slice(0, maxSubjectLength)));
  const features = new Set([...title, ...termsOf(words), ...termsOf(title).map((term) => `S:${term}`)]);
  const isNew = waitedMs !== null && waitedMs <= soonMs && !isForward(subject);
  if (isReply(subject)) features.add('REPLY');
  else if (subject.trim() === '') features.add('UNTITLED');
  else if (isNew) features.add('NEW');
  if (shared.test(from)) features.add('SHARED');
  return features.add(`LENGTH${Math.min(6, Math.floor(Math.log2(1 + words.length / 4)))}`);
}

/** The words, their stems, and their pairs. */
function termsOf(words: readonly string[]): readonly string[] {
  const stems = words.map((word) => word.slice(0, stemLength));
  return words.flatMap((word, at) => [
    word,
    ...(word.length > stemLength ? [`${stems[at]}*`] : []),
    ...(at > 0 ? [`${stems[at - 1]} ${stems[at]}`] : []),
  ]);
}
