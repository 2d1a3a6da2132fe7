import { Argument, type Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function completionCommand(noun: Command, action: ActionFor): void {
  noun
    .addArgument(new Argument('<shell>', 'your shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      `
Completes nouns, verbs, options and their values: domains, statuses, models, files. The shell must find overture by that
name: ln -s "$PWD/node_modules/.bin/overture" ~/.local/bin/ puts it on your PATH.

Examples, for this and every later shell:
  $ echo 'source <(overture completion bash)' >> ~/.bashrc
  $ echo 'source <(overture completion zsh)' >> ~/.zshrc
  $ overture completion fish > ~/.config/fish/completions/overture.fish`,
    )
    .action(action(() => import('./completion.ts')));
}
