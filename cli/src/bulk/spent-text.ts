/** The spent amount for people. It is never zero if some rows were paid for at an unknown cost. */
export function spentText({ spentUsd, unpriced }: { readonly spentUsd: number; readonly unpriced: number }): string {
  const known = `$${spentUsd.toFixed(2)} spent`;
  if (unpriced === 0) return known;
  const unknown = `${unpriced} ${unpriced === 1 ? 'row' : 'rows'} of unknown cost`;
  return spentUsd === 0 ? unknown : `${known} and ${unknown}`;
}
