/** An amount of US dollars with cents, such as `$4.10`. */
export function dollars(usd: number): string {
  return usd.toLocaleString(undefined, { style: 'currency', currency: 'USD' });
}
