import { z } from 'zod';

/** The most bytes that one text field may have. */
export const textFieldLimit = 100_000;

/**
 * The labels of the generator's text boxes, by every name that they have in requests, on the command line and in CSV
 * files.
 */
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

/** Whether a text is longer than a field may be. */
export function isTooLong(text: string): boolean {
  // No character takes more than three bytes for each of its UTF-16 units, so that a short text need not be encoded.
  return text.length * 3 > textFieldLimit && new TextEncoder().encode(text).length > textFieldLimit;
}

/** The error for a field beyond the limit, whichever way it was sent. */
export function tooLongMessage(field: string): string {
  const label = Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;
  return `${label} is longer than 100 kB`;
}

/**
 * The schema of one text box of the generator; empty by default. A text beyond the limit is answered with 413
 * `too_large`, not 400.
 */
export function contextText(field: keyof typeof labels) {
  return z
    .string()
    .refine((text) => !isTooLong(text), { error: tooLongMessage(field), params: { code: 'too_large' } })
    .default('');
}
