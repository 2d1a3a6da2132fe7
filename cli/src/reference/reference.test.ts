import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { nouns } from '../nouns.ts';
import { renderReference } from './render-reference.ts';

describe('the reference of the command line', () => {
  it('is up to date with the commands', async () => {
    const written = await readFile(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
    const stale = 'docs/cli.md is stale: node cli/src/reference/write-reference.ts writes it again';
    expect(written === (await renderReference()) ? 'up to date' : stale).toBe('up to date');
  });

  it('has a summary, an example, and a text for each argument and option of every command', async () => {
    const commands = await Promise.all(
      nouns.map(async ({ name, summary, load }) => {
        const loaded = await load();
        if (!('verbs' in loaded)) return [{ path: `overture ${name}`, command: { ...loaded, summary } }];
        return Object.entries(loaded.verbs).map(([verb, command]) => ({ path: `overture ${name} ${verb}`, command }));
      }),
    );
    expect(commands.flat().length).toBeGreaterThan(40);
    const lacking = commands.flat().filter(({ path, command }) => {
      const parts = [...Object.values(command.arguments), ...Object.values(command.options)];
      const isDescribed = command.summary !== '' && parts.every(({ description }) => description !== '');
      return !isDescribed || !command.examples.some((line) => line.includes(path));
    });
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });
});
