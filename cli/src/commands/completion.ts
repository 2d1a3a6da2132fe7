import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { argument, defineCommand } from '../define-command.ts';

export const completion = defineCommand({
  notes: `
    The script completes nouns, verbs, options and their values: domains, statuses, models, files. Your shell must find
    overture by this name: ln -s "$PWD/node_modules/.bin/overture" ~/.local/bin/ puts it on your PATH. The examples set
    completion up for every new shell.`,
  arguments: { shell: argument('<shell>', 'your shell', z.enum(['bash', 'zsh', 'fish'])) },
  examples: [
    "echo 'source <(overture completion bash)' >> ~/.bashrc",
    "echo 'source <(overture completion zsh)' >> ~/.zshrc",
    'overture completion fish > ~/.config/fish/completions/overture.fish',
  ],
  async run({ shell }, { io }) {
    const script = await readFile(new URL(`../completion/overture.${shell}`, import.meta.url), 'utf8');
    io.data(script.trimEnd());
  },
});
