/** A sentence's words with a capital at their beginning. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An amount of US dollars with cents, such as `$4.10`; what is less than a cent is not nothing. */
export const dollars = (usd: number): string =>
  usd > 0 && usd < 0.01 ? '<$0.01' : usd.toLocaleString(undefined, { style: 'currency', currency: 'USD' });

/** What one call has cost, such as `$0.0214`: four decimals below one dollar, because it is often a fraction of a cent. */
export function formatCost(usd: number): string {
  const maximumFractionDigits = usd > 0 && usd < 1 ? 4 : 2;
  return usd.toLocaleString(undefined, { style: 'currency', currency: 'USD', maximumFractionDigits });
}
