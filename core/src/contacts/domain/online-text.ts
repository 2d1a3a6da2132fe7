import type { ContextTexts } from './contact.ts';
import { plainText } from './plain-text.ts';

const perTextLimit = 40_000;

/**
 * What the online summary is written from: website, LinkedIn and search text with a heading each; empty when no box was
 * filled in. At most 40,000 characters a box.
 */
export function onlineText(context: ContextTexts): string {
  const parts: readonly (readonly [string, string])[] = [
    ['COMPANY WEBSITE', context.websiteContent],
    ['CONTACT ON LINKEDIN', context.contactBio],
    ['COMPANY ON LINKEDIN', context.companyInfo],
    ['LINKS', context.socialMediaLinks],
    ['SEARCH RESULTS AND NOTES', context.additionalInfo],
  ];
  return parts
    .map(([heading, text]) => [heading, plainText(text, { maxLength: perTextLimit, keepQuotes: true })] as const)
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => `${heading}\n${text}`)
    .join('\n\n');
}
