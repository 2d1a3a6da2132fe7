/** An amount as it is typed; empty if there is none. */
export function writeAmount(amount: number | null | undefined): string {
  return amount == null ? '' : String(amount);
}

/** The amount that was typed; null if the field is empty, undefined if the text is no amount. */
export function readAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}
