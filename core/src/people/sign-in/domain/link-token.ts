import type { LinkPurpose } from './one-time-secret.ts';

const letters: Readonly<Record<LinkPurpose, string>> = { invitation: 'i', password_reset: 'r', sign_in: 's' };
const purposes = Object.keys(letters) as LinkPurpose[];

/** The token in a one-time link: a letter for its purpose, and the secret. */
export function linkToken(purpose: LinkPurpose, secret: string): string {
  return `${letters[purpose]}_${secret}`;
}

/** Reads such a token; null if it is none of ours. */
export function readLinkToken(token: string): { readonly purpose: LinkPurpose; readonly secret: string } | null {
  const purpose = purposes.find((one) => token.startsWith(`${letters[one]}_`));
  return purpose === undefined ? null : { purpose, secret: token.slice(2) };
}
