import type { ContextTexts } from './contact.ts';
import { plainText } from './plain-text.ts';

const perTextLimit = 40_000;

/**
 * The source of the online summary: website, LinkedIn and search text, each under a heading; empty when no box was
 * filled in. Each box counts with 40,000 characters at most.
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
