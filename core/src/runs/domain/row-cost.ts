/** What a run paid for a row, in US dollars, useless calls included. */
export interface RowCost {
  /** The known cost; null if the price of the model is unknown. */
  readonly spentUsd: number | null;
  /** What further calls may have cost at most, because nobody reported what they used. */
  readonly reservedUsd: number;
}

export const noCost: RowCost = { spentUsd: 0, reservedUsd: 0 };

export function addCosts(a: RowCost, b: RowCost): RowCost {
  const spentUsd = a.spentUsd === null || b.spentUsd === null ? null : a.spentUsd + b.spentUsd;
  return { spentUsd, reservedUsd: a.reservedUsd + b.reservedUsd };
}
