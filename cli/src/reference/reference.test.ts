import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { buildCommands, everyCommand } from '../program.ts';
import { renderReference } from './render-reference.ts';

describe('the reference of the command line', () => {
  it('is what the commands say', async () => {
    const written = await readFile(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
    const stale = 'docs/cli.md is stale: node cli/src/reference/write-reference.ts writes it anew';
    expect(written === (await renderReference()) ? 'up to date' : stale).toBe('up to date');
  });

  it('has an example, a described option and a described argument for everything that runs', async () => {
    const program = await buildCommands(
      () => async () => {},
      () => true,
    );
    const runs = everyCommand(program).filter(({ command }) => command.commands.length === 0);
    expect(runs.length).toBeGreaterThan(40);
    const lacking = runs.filter(({ command, path }) => {
      let help = '';
      command.configureOutput({ writeOut: (text) => (help += text) });
      command.outputHelp();
      const described = [...command.options, ...command.registeredArguments, command].every((part) =>
        typeof part.description === 'string' ? part.description !== '' : part.description() !== '',
      );
      return !described || !help.includes(`  $ ${path}`);
    });
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });
});
