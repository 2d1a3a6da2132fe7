/** Writes US dollars with cents, to the nearest cent. */
export function dollars(usd: number): string {
  return `$${usd.toFixed(2)}`;
}

/** An amount that nothing may exceed, in whole cents: rounded up, so that what was promised with it still fits. */
export function upToCents(usd: number): number {
  const nearest = Math.round(usd * 100);
  return (nearest / 100 >= usd ? nearest : nearest + 1) / 100;
}
