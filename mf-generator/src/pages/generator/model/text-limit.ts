import { contextText } from '@overture/core/contract';

/** Beyond what the server takes for one context text: 100 kB. */
export function textTooLong(text: string): boolean {
  // Even all of it at four bytes each would fit: no need to encode at every key press.
  return text.length > 25_000 && !contextText.safeParse(text).success;
}
