import { counted, dollars } from '@overture/core/contract';

interface Spent {
  /** US dollars of calls whose cost is known. */
  readonly spentUsd: number;
  /** US dollars that other calls may have cost at most, because the AI server did not report what they used. */
  readonly reservedUsd: number;
  /** The number of rows whose model has no known price. */
  readonly unpriced: number;
}

/** What a run paid, for people: spent, reserved and unknown are different amounts. */
export function spentText({ spentUsd, reservedUsd, unpriced }: Spent): string {
  const others = [
    ...(reservedUsd > 0 ? [`${dollars(reservedUsd)} reserved`] : []),
    ...(unpriced > 0 ? [`${counted(unpriced, 'row')} of unknown cost`] : []),
  ];
  // Where nothing is known to be spent, a zero would hide the rest.
  const isKnown = spentUsd > 0 || others.length === 0;
  return [...(isKnown ? [`${dollars(spentUsd)} spent`] : []), ...others].join(', ');
}

/** Explains the amount that is reserved; null where there is none. */
export function reservedNote({ reservedUsd }: Pick<Spent, 'reservedUsd'>): string | null {
  return reservedUsd === 0
    ? null
    : 'Reserved: what calls may have cost at most, because the AI server did not say what they used. It counts against --max-cost.';
}
