import type { OutcomeRowWire } from '@overture/core/contract';

/** The rate with the interval in which it lies with a certainty of 95 %. */
export function rateText(rate: OutcomeRowWire['replyRate']): string {
  if (rate === null) return 'below 30 sent';
  return `${percent(rate.value)} (${percent(rate.low)} to ${percent(rate.high)})`;
}

/** A share of 0 to 1, such as '12 %'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
