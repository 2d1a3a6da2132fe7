import { z } from 'zod';

/** Bytes of one text field (contract, section 4). */
export const textFieldLimit = 100_000;

/** The generator's text boxes as people know them, by every name they have on the wire, on a command line and in a list. */
const labels = {
  companyWebsiteContent: 'Company website content',
  websiteContent: 'Company website content',
  contactLinkedinBio: 'Contact LinkedIn bio',
  linkedinBio: 'Contact LinkedIn bio',
  companyLinkedinDescription: 'Company info',
  companyLinkedIn: 'Company info',
  googleSearchResults: 'Additional info',
  searchResults: 'Additional info',
  additionalInfo: 'Additional info',
  additional_info: 'Additional info',
  socialMediaLinks: 'Social media links',
} as const;

/** Whether a text is more than one field may hold. */
export function isTooLong(text: string): boolean {
  // Even all of it at three bytes each would fit: no need to encode at every key press.
  return text.length * 3 > textFieldLimit && new TextEncoder().encode(text).length > textFieldLimit;
}

/** What people are told of a field beyond the limit, whichever way it was sent. */
export function tooLongMessage(field: string): string {
  const label = Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;
  return `${label} is longer than 100 kB`;
}

/** One text box of the generator; left out, it is empty. Beyond the limit the answer is 413 `too_large`, not 400. */
export function contextText(field: keyof typeof labels) {
  return z
    .string()
    .refine((text) => !isTooLong(text), { error: tooLongMessage(field), params: { code: 'too_large' } })
    .default('');
}
