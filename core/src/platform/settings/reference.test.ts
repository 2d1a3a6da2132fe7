import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderReference } from './render-reference.ts';

it('the reference of settings is up to date with them', async () => {
  const written = await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
  const stale = 'docs/settings.md is stale: node core/src/platform/settings/write-reference.ts writes it again';
  expect(written === renderReference() ? 'up to date' : stale).toBe('up to date');
});
