import type { TokenScope } from '@overture/core/contract';

/** What each scope opens, for the person who grants it. */
export const scopeTexts: Readonly<Record<TokenScope, string>> = {
  read: 'Read your records, worklist, templates, runs and contacts',
  check: 'Check drafts',
  generate: 'Read contacts from HubSpot and generate sequences, which costs money',
};
