/** An address of mail in a text. */
export const mailAddress = /[\p{L}\p{N}._%+'’-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/** The text without addresses of mail and web, whose words are no names. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(mailAddress, ' ').replaceAll(/\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/giu, ' ');
}
