import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function summaryPromptsCommand(noun: Command, action: ActionFor): void {
  noun
    .addHelpText(
      'after',
      `
A contact's history is summarised with the newest prompt of the domain's group: the product's name, DT or Conference.
A new one takes its place and keeps the older ones; update changes the text where it is; delete goes back to the one before.`,
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
  noun
    .command('update')
    .description('Change what is named of a summary prompt, in its place; the next summary is made with it.')
    .argument('<id|title|group>', 'which one; the newest one of a group')
    .option('--title <text>', 'another title')
    .option('--description <text>', 'another description')
    .option('--file <path|->', 'file with another text, - for standard input')
    .option('--json', 'print the changed prompt as JSON')
    .addHelpText(
      'after',
      `
Example, editing the text a group uses:
  $ overture summary-prompts show DT --json | jq -r .prompt > dt.txt
  $ overture summary-prompts update DT --file dt.txt`,
    )
    .action(action(() => import('./update.ts')));
  noun
    .command('delete')
    .description('Delete a summary prompt; its group goes back to the one before. The last one of a group stays.')
    .argument('<id|title|group>', 'which one; the newest one of a group')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  $ overture summary-prompts delete "Shorter"')
    .action(action(() => import('./delete.ts')));
}
