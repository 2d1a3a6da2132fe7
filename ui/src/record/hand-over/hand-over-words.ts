import type { HandedOverWire, HandOverWire } from '@overture/core/contract';
import { shortDate } from '@overture/ui';

type Step = HandOverWire['steps'][number];

/** A day of a step, such as 'Nov 24, 2026': it is the same day in every time zone. */
export function dayText(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return shortDate(new Date(year, month - 1, date));
}

/** When a step is or was sent, and whether it is on its way; empty while it is not. */
export function stepTexts({ state, dueOn, sentAt }: Step): readonly string[] {
  if (state === 'sent') return [`Sent ${shortDate(new Date(sentAt ?? dueOn))}`];
  return state === 'placed' ? [dayText(dueOn), 'Handed over'] : [];
}

/** A hand-over in a few words, such as 'handed over Nov 22, 2026', '2 of 3 sent' or 'replied Nov 26, 2026'. */
export function handedOverText({ createdAt, sent, steps, repliedAt }: HandedOverWire): string {
  if (repliedAt !== null) return `replied ${shortDate(new Date(repliedAt))}`;
  return sent > 0 ? `${sent} of ${steps} sent` : `handed over ${shortDate(new Date(createdAt))}`;
}
