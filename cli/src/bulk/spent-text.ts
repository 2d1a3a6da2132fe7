/** What was spent, for people; never a zero where rows were paid for whose cost nobody knows. */
export function spentText({ spentUsd, unpriced }: { readonly spentUsd: number; readonly unpriced: number }): string {
  const known = `$${spentUsd.toFixed(2)} spent`;
  if (unpriced === 0) return known;
  const unknown = `${unpriced} ${unpriced === 1 ? 'row' : 'rows'} of unknown cost`;
  return spentUsd === 0 ? unknown : `${known} and ${unknown}`;
}
