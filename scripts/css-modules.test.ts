import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** An indented selector such as `button.root`. */
const classAfterElement = /^[ ]+[a-z]+[.][a-z][^;{]*[{]/gm;

test('no class in a media query follows the name of an element: the build would not rename it there', () => {
  const sheets = globSync('*/src/**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((sheet) =>
    (readFileSync(path.join(root, sheet), 'utf8').match(classAfterElement) ?? []).map((rule) => `${sheet}: ${rule}`),
  );
  expect(found).toEqual([]);
});
