/** A share with the interval that holds the true one in 95 of 100 cases; 0 to 1. */
export interface Rate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Of fewer cases nothing is said: the interval would be wider than any difference between prompts. */
const fewest = 30;
/** The 97.5 % quantile of the normal distribution. */
const z = 1.959_963_985;

/** The share of `hits` among `cases` with Wilson's score interval; null for fewer than 30 cases. */
export function wilsonRate(hits: number, cases: number): Rate | null {
  if (cases < fewest) return null;
  const value = hits / cases;
  const middle = value + z ** 2 / (2 * cases);
  const reach = z * Math.sqrt((value * (1 - value)) / cases + (z / (2 * cases)) ** 2);
  const whole = 1 + z ** 2 / cases;
  return { value, low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}
