/** Writes US dollars with cents, to the nearest cent. */
export function dollars(usd: number): string {
  return `$${usd.toFixed(2)}`;
}

/** An amount that nothing may exceed, in whole cents: rounded up, so that what was promised with it still fits. */
export function upToCents(usd: number): number {
  // Without the tolerance, 1.1 dollars would become 1.11, because 1.1 * 100 is a little more than 110.
  return Math.ceil(Math.max(0, usd * 100 - 1e-6)) / 100;
}
