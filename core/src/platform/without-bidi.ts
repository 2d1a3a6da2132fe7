/**
 * Removes the control characters that reverse the direction of the text after them, because they can make a text read
 * differently from what it holds. Direction marks that a language needs stay.
 */
export function withoutBidi(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
