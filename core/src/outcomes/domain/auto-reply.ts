import { absences, confessions, subjects, tokens } from './auto-reply-words.ts';
import { isReply } from './mail-subject.ts';

/** Absences and confirmations are announced in the first lines; below, a person may speak of a colleague's. */
const beginning = 400;
/** A mail program answers at once; whoever tells a day later of a holiday is a person. */
const promptMs = 24 * 60 * 60_000;

/** A mail that came in. */
export interface Incoming {
  readonly subject: string;
  /** What its sender wrote, without quotes. */
  readonly text: string;
  /** Since the mail before it that it may answer, in ms; null where the CRM has none. */
  readonly waitedMs: number | null;
}

/** True for an answer that a mail program sent by itself. */
export function isAutoReply({ subject, text, waitedMs }: Incoming): boolean {
  const begin = text.slice(0, beginning).replaceAll(/\s+/g, ' ');
  const title = subject.replace(/^(?:\s*\[[^\]]*\])+/, '').trim();
  if ([...subjects, ...tokens].some((words) => words.test(title))) return true;
  // A ticket system begins a conversation of its own, and says in its subject what others say in their text.
  if (!isReply(subject) && confessions.some((words) => words.test(title))) return true;
  if (confessions.some((words) => words.test(begin))) return true;
  return (
    (waitedMs === null || waitedMs <= promptMs) &&
    absences.some((words) => words.test(begin) || (!isReply(subject) && words.test(title)))
  );
}
