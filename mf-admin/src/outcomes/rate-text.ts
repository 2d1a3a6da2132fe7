import type { OutcomeRowWire } from '@overture/core/contract';

/** The rate with its 95 % confidence interval. */
export function rateText(rate: OutcomeRowWire['replyRate']): string {
  if (rate === null) return 'below 30 sent';
  return `${percent(rate.value)} (${percent(rate.low)} to ${percent(rate.high)})`;
}

/** A share between 0 and 1 as text, such as '12 %'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
