import { letterOf } from './letter.ts';
import { fold, wordsOf } from './phrases.ts';
import { isForward, isReply } from './subject.ts';

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

/** The most words of a text that are read. What a mail is stands in its beginning. */
const maxWords = 250;
/** Words are compared by so many first letters too, because endings change. */
const stemLength = 5;
/** Who answers a mail in person keeps its subject, the more so within an hour. */
const soonMs = 60 * 60_000;
/** Mailboxes of a program or of several people. */
const shared =
  /no-?reply|do-?not-?reply|ne-?pas-?repondre|nicht-?antworten|no-?responder|nao-?responda|noresp|newsletter|notification|info@|office|kontakt|contact|support|hello@|recep|biuro|secr[eé]t|kancel/i;

/**
 * What a mail is judged by: the words of what its sender wrote, without signature and legal notes, their stems, and each pair
 * of stems that stand side by side; the same of the subject with `S:`, and its words without it too. Digits are all `0`, and
 * the names of the owner of the mailbox are `owner`. Words in capitals tell what stands in no text: `REPLY`, `UNTITLED` and
 * `NEW` (soon after our mail, under another subject) are about the subject, `SHARED` about the sender, and `LENGTH` is the
 * logarithm of how long the text is.
 */
export function featuresOf({ from, subject, text, waitedMs, names }: Incoming): ReadonlySet<string> {
  const owner = new Set(names.map(fold).filter((name) => name.length > 2));
  const wordsIn = (part: string): readonly string[] =>
    wordsOf(part)
      .trim()
      .split(' ')
      .slice(0, maxWords)
      .map((word) => (owner.has(word) ? 'owner' : word.replaceAll(/\p{Nd}+/gu, '0')));
  const letter = letterOf(subject, text);
  const words = wordsIn(letter.body);
  const title = wordsIn(letter.subject);
  const features = new Set([...title, ...termsOf(words), ...termsOf(title).map((term) => `S:${term}`)]);
  const isSoon = waitedMs !== null && waitedMs <= soonMs && !isForward(subject);
  if (isReply(subject)) features.add('REPLY');
  else if (subject.trim() === '') features.add('UNTITLED');
  else if (isSoon) features.add('NEW');
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
