import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function summaryPromptsCommand(noun: Command, action: ActionFor): void {
  noun
    .addHelpText(
      'after',
      `
A contact's history is summarised with the newest prompt of the domain's group: the product's name, DT or Conference.
To change it, create another one; the older ones are kept.`,
    )
    .command('list')
    .description('List summary prompts, newest first; * marks the one each group uses.')
    .option('--domain <group>', 'only this group')
    .option('--json', 'print the prompts as JSON, texts included')
    .addHelpText('after', '\nExample:\n  $ overture summary-prompts list --domain DT')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show a summary prompt with its text.')
    .argument('<id|title|group>', 'which one; the newest one of a group')
    .option('--json', 'print the prompt as JSON')
    .addHelpText('after', '\nExample:\n  $ overture summary-prompts show Conference')
    .action(action(() => import('./show.ts')));
  noun
    .command('create')
    .description('Create a summary prompt, which its group uses from now on.')
    .requiredOption('--domain <group>', 'the group it is for: the product, DT or Conference')
    .option('--title <text>', 'a title')
    .option('--description <text>', 'what changed, and why')
    .option('--file <path|->', 'file with the text, - for standard input')
    .option('--json', 'print the created prompt as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  $ overture summary-prompts create --domain DT --title "Shorter" --file shorter.txt',
    )
    .action(action(() => import('./create.ts')));
}
