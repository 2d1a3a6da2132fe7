/** US dollars with cents; `-` where there is no amount. */
export function dollars(usd: number | null): string {
  return usd === null ? '-' : `$${usd.toFixed(2)}`;
}
