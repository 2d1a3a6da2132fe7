/** A share with its 95 % confidence interval, from 0 to 1. */
export interface Rate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** With fewer cases, the interval would be wider than any difference between prompts. */
const minCases = 30;
/** The 97.5 % quantile of the normal distribution. */
const z = 1.959_963_985;

/** The share of `hits` among `cases` with Wilson's score interval; null for fewer than 30 cases. */
export function wilsonRate(hits: number, cases: number): Rate | null {
  if (cases < minCases) return null;
  const value = hits / cases;
  const middle = value + z ** 2 / (2 * cases);
  const reach = z * Math.sqrt((value * (1 - value)) / cases + (z / (2 * cases)) ** 2);
  const whole = 1 + z ** 2 / cases;
  return { value, low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}
