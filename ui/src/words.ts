/** A sentence's words with a capital at their beginning. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An amount of US dollars with cents, such as `$4.10`. */
export const dollars = (usd: number): string => usd.toLocaleString(undefined, { style: 'currency', currency: 'USD' });
