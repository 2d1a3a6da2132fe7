import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './program.ts';

/** Pictures in light and dark where `PICTURES` names a folder for them, to be looked at. */
export async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  await mkdir(join(root, folder), { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(root, folder, `${name.replaceAll(' ', '-')}-${colorScheme}.png`) });
  }
}
