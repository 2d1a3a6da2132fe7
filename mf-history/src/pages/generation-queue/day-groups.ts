import type { RecordSummary } from '@overture/core/contract';

/** The periods by which the queue can be filtered, in days of the reader's time zone. */
export const periods = ['today', 'yesterday', '7days', '30days'] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
};

/** The heading under which a record stands: by the day of its newest submit, in the reader's time zone. */
export function dayGroupOf({ submittedAt }: Pick<RecordSummary, 'submittedAt'>, now = new Date()): string {
  const at = new Date(submittedAt);
  if (at >= dayStart(now, 0)) return 'Today';
  return at >= dayStart(now, -1) ? 'Yesterday' : 'Earlier';
}

/** A period as the moments by which the list filters. */
export function momentsOf(
  period: Period | undefined,
  now = new Date(),
): { readonly from?: string; readonly to?: string } {
  const start = (days: number) => dayStart(now, days).toISOString();
  switch (period) {
    case undefined:
      return {};
    case 'today':
      return { from: start(0) };
    case 'yesterday':
      return { from: start(-1), to: start(0) };
    case '7days':
      return { from: start(-6) };
    case '30days':
      return { from: start(-29) };
  }
}

function dayStart(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}
