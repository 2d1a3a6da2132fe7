/** A sentence's words with a capital at their beginning. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An amount of US dollars with cents, such as `$4.10`; what is less than a cent is not nothing. */
export const dollars = (usd: number): string =>
  usd > 0 && usd < 0.01 ? '<$0.01' : usd.toLocaleString(undefined, { style: 'currency', currency: 'USD' });
