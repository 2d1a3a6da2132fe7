import { absences, automationWords, subjects, tokens } from './auto-reply-words.ts';
import { isNoticeText } from './notice-words.ts';
import { isReply } from './subject.ts';

/**
 * How many characters count as the beginning. Absences and confirmations stand there; further down, a person may
 * mention a colleague's absence.
 */
const beginningLength = 400;
/** A mail program answers at once. Whoever announces an absence a day later is a person. */
const maxAutoReplyDelayMs = 24 * 60 * 60_000;

/** A mail from the contact. */
export interface Incoming {
  readonly subject: string;
  /** What its sender wrote, without quotes. */
  readonly text: string;
  /** Milliseconds since the mail that it may answer; null where the CRM has no such mail. */
  readonly waitedMs: number | null;
}

/** Whether a mail program sent this answer automatically. */
export function isAutoReply({ subject, text, waitedMs }: Incoming): boolean {
  const begin = text.slice(0, beginningLength).replaceAll(/\s+/g, ' ');
  const title = subject.replace(/^(?:\s*\[[^\]]*\])+/, '').trim();
  if ([...subjects, ...tokens].some((words) => words.test(title))) return true;
  // A ticket system begins a new conversation, and its subject says what others say in the text.
  if (!isReply(subject) && automationWords.some((words) => words.test(title))) return true;
  if (automationWords.some((words) => words.test(begin))) return true;
  if (!isReply(subject) && (waitedMs === null || waitedMs <= maxAutoReplyDelayMs) && isNoticeText(subject, begin))
    return true;
  return (
    (waitedMs === null || waitedMs <= maxAutoReplyDelayMs) &&
    absences.some((words) => words.test(begin) || (!isReply(subject) && words.test(title)))
  );
}
