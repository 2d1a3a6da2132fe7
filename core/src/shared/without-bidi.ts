/**
 * A text without the controls that turn the direction of what follows them around, with which it can show other words
 * than it holds. Marks of a language's own direction stay.
 */
export function withoutBidi(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
