import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compile } from './compile.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'overture-compile-')));
  for (const name of ['web', 'core']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const compileWeb = () =>
  compile({
    name: 'web',
    mode: 'none',
    context: join(folder, 'web'),
    entry: './main.js',
    output: { path: join(folder, 'dist') },
  });

it('tells every file that it read, wherever it is', async () => {
  writeFileSync(join(folder, 'web/main.js'), "export { rule } from '../core/rules.js';");
  writeFileSync(join(folder, 'core/rules.js'), "export { rule } from './rule.js';");
  writeFileSync(join(folder, 'core/rule.js'), 'export const rule = 1;');
  writeFileSync(join(folder, 'core/not-imported.js'), '');
  const files = (await compileWeb()).filter((file) => file.startsWith(folder));
  expect(files.toSorted()).toEqual(['core/rule.js', 'core/rules.js', 'web/main.js'].map((file) => join(folder, file)));
});

it('fails with the name of what does not build', async () => {
  writeFileSync(join(folder, 'web/main.js'), "import './gone.js';");
  await expect(compileWeb()).rejects.toThrow(/^web does not build:[^]*gone\.js/);
});
