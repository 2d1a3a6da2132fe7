import type { Command } from 'commander';
import type { ActionFor } from '../../program.ts';

export function promptsCommand(noun: Command, action: ActionFor): void {
  noun
    .command('list')
    .description('List prompt templates, newest first.')
    .option('--domain <name>', 'only this domain')
    .option('--limit <n>', 'at most this many', '100')
    .option('--json', 'print the prompts as JSON, texts included')
    .addHelpText('after', '\nExample:\n  $ overture prompts list --domain Overture-Sales')
    .action(action(() => import('./list.ts')));
  noun
    .command('show')
    .description('Show a prompt template with its text.')
    .argument('<id|title>', 'which one')
    .option('--domain <name>', 'the domain to look for the title in (default: all)')
    .option('--json', 'print the prompt as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture prompts show "First conversation from the CRM history" --domain Overture-Sales
  $ overture prompts show starter-template-1 --json`,
    )
    .action(action(() => import('./show.ts')));
  noun
    .command('create')
    .description('Create a prompt template. Its text comes from a file or standard input.')
    .requiredOption('--title <text>', 'what the generator lists it as')
    .requiredOption('--domain <name>', 'the domain it is for, such as Overture-Sales')
    .option('--description <text>', 'what it is good for')
    .option('--file <path|->', 'file with the text, - for standard input')
    .option('--json', 'print the created prompt as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ overture prompts create --title "After the fair" --domain Conference-Sales --file after-the-fair.txt
  $ pbpaste | overture prompts create --title "After the fair" --domain Conference-Sales --file -`,
    )
    .action(action(() => import('./create.ts')));
  noun
    .command('update')
    .description('Change what is named of a prompt template; queued generations keep the text they had.')
    .argument('<id|title>', 'which one')
    .option('--title <text>', 'another title')
    .option('--domain <name>', 'move it to another domain')
    .option('--description <text>', 'another description')
    .option('--file <path|->', 'file with another text, - for standard input')
    .option('--json', 'print the changed prompt as JSON')
    .addHelpText(
      'after',
      `
Example, editing a text:
  $ overture prompts show "First conversation from the CRM history" --json | jq -r .prompt > outreach.txt
  $ overture prompts update "First conversation from the CRM history" --file outreach.txt`,
    )
    .action(action(() => import('./update.ts')));
  noun
    .command('delete')
    .description('Delete a prompt template; what was generated with it keeps its text. Cannot be undone.')
    .argument('<id|title>', 'which one')
    .option('--domain <name>', 'the domain to look for the title in (default: all)')
    .option('--yes', 'do not ask')
    .addHelpText('after', '\nExample:\n  $ overture prompts delete "After the fair" --domain Conference-Sales')
    .action(action(() => import('./delete.ts')));
}
