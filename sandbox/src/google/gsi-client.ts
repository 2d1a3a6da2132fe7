import { readFileSync } from 'node:fs';
import type { Reply } from '../server/reply.ts';

const client = readFileSync(new URL('gsi-client.js', import.meta.url), 'utf8');

/** Google's sign-in script for browsers. */
export const gsiClient = (): Reply => ({
  status: 200,
  body: { text: client, type: 'text/javascript; charset=utf-8' },
  headers: {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  },
});
