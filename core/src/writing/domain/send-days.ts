import type { AnswerEmail } from '../../models/contract/ai-result.ts';

const longestWait = 365;

/** Puts send days in order: the first email is sent on day 0, and none before the previous one. */
export function withSendDays(emails: readonly AnswerEmail[]): AnswerEmail[] {
  let earliest = 0;
  return emails.map((email, index) => {
    if (email.send_after_days === null) return email;
    const wanted = index === 0 ? 0 : Math.round(email.send_after_days);
    earliest = Math.min(Math.max(earliest, wanted), longestWait);
    return { ...email, send_after_days: earliest };
  });
}

/** The emails with the days of the version before, which a rep may have changed, if it has as many; else as they are. */
export function withKeptDays(emails: AnswerEmail[], kept: readonly (number | null)[] | null): AnswerEmail[] {
  if (kept === null || kept.length !== emails.length) return emails;
  return emails.map((email, index) => ({ ...email, send_after_days: kept[index] ?? email.send_after_days }));
}
