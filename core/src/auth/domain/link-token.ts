import type { LinkPurpose } from './one-time-secret.ts';

const letters: Readonly<Record<LinkPurpose, string>> = { invitation: 'i', password_reset: 'r', sign_in: 's' };
const purposes = Object.keys(letters) as LinkPurpose[];

/** What stands in a link: its purpose as a letter, and the secret. */
export function linkToken(purpose: LinkPurpose, secret: string): string {
  return `${letters[purpose]}_${secret}`;
}

/** Null for what no link of ours holds. */
export function readLinkToken(token: string): { readonly purpose: LinkPurpose; readonly secret: string } | null {
  const purpose = purposes.find((one) => token.startsWith(`${letters[one]}_`));
  return purpose === undefined ? null : { purpose, secret: token.slice(2) };
}
