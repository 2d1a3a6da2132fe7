import { existsSync } from 'node:fs';
import path from 'node:path';
import { pages } from '@overture/ui';
import { expect, it } from 'vitest';

it('finds the file of every page where its entry in the table says', () => {
  const files = pages.map(({ remote, page }) => {
    const workspace = remote === 'shell' ? 'shell' : `mf-${remote}`;
    return `${workspace}/src/pages/${page}/${page}.route.tsx`;
  });
  expect(files.filter((file) => !existsSync(path.resolve(file)))).toEqual([]);
});
