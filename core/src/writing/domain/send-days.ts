import type { AnswerEmail } from '../../models/contract/ai-result.ts';
import type { JobInputs } from '../../records/domain/generation-record.ts';
import { templateDays } from './template-days.ts';

const longestWait = 365;

/** Puts send days in order: the first email is sent on day 0, and none before the previous one. */
function withSendDays(emails: readonly AnswerEmail[]): AnswerEmail[] {
  let earliest = 0;
  return emails.map((email, index) => {
    if (email.send_after_days === null) return email;
    const wanted = index === 0 ? 0 : Math.round(email.send_after_days);
    earliest = Math.min(Math.max(earliest, wanted), longestWait);
    return { ...email, send_after_days: earliest };
  });
}

/**
 * The emails with the days on which they are sent: those that the rep chose, else those of the version before, those that
 * the template names for `count` emails, which a model may miss, or the model's.
 */
export function sendDaysOf(
  emails: readonly AnswerEmail[],
  { chosenDays, keptDays, promptText }: Pick<JobInputs, 'chosenDays' | 'keptDays' | 'promptText'>,
  count = emails.length,
): AnswerEmail[] {
  const ordered = withTemplateDays(withSendDays(emails), promptText, count);
  return chosenDays === null ? withKeptDays(ordered, keptDays) : withChosenDays(ordered, chosenDays);
}

function withTemplateDays(emails: readonly AnswerEmail[], template: string, count: number): AnswerEmail[] {
  const days = templateDays(template, count);
  return emails.map((email, index) => ({ ...email, send_after_days: days?.[index] ?? email.send_after_days }));
}

/** Where there are more emails than days, the last pause is repeated. */
function withChosenDays(emails: AnswerEmail[], days: readonly number[]): AnswerEmail[] {
  const last = days.at(-1) ?? 0;
  const pause = last - (days.at(-2) ?? 0);
  return emails.map((email, index) => ({
    ...email,
    send_after_days: Math.min(days[index] ?? last + pause * (index - days.length + 1), longestWait),
  }));
}

/** The emails with the days of the version before, which a rep may have changed, if it has as many; else as they are. */
function withKeptDays(emails: AnswerEmail[], kept: readonly (number | null)[] | null): AnswerEmail[] {
  if (kept === null || kept.length !== emails.length) return emails;
  return emails.map((email, index) => ({ ...email, send_after_days: kept[index] ?? email.send_after_days }));
}
